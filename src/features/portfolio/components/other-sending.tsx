import { isTold } from '@/parts/transaction/deed-words';
import { TransactionPanel } from '@/parts/transaction/transaction-panel';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { TRANSFER } from '../model/transfer-words';

/** A transfer of this wallet that was not reviewed in this tab, until it is settled. */
export function OtherSending({ txKey, description }: { txKey: string; description: string }) {
  const state = useTransaction(txKey);
  if (!isTold(state)) return null;
  return (
    <section aria-label={description}>
      <TransactionPanel txKey={txKey} state={state} kind={TRANSFER}>
        <p>{description}</p>
      </TransactionPanel>
    </section>
  );
}
