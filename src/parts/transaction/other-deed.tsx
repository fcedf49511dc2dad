import { isTold, type DeedKind } from './deed-words';
import { TransactionPanel } from './transaction-panel';
import { useTransaction } from './use-transaction';

type Props = { txKey: string; description: string; kind: DeedKind };

/** What this wallet was asked for and was not reviewed in this tab, until it is settled. */
export function OtherDeed({ txKey, description, kind }: Props) {
  const state = useTransaction(txKey);
  if (!isTold(state)) return null;
  return (
    <section aria-label={description}>
      <TransactionPanel txKey={txKey} state={state} kind={kind}>
        <p>{description}</p>
      </TransactionPanel>
    </section>
  );
}
