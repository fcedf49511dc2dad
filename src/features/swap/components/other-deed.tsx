import { isTold } from '@/parts/transaction/deed-words';
import { TransactionPanel } from '@/parts/transaction/transaction-panel';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { SWAP, WRAP } from '../model/swap-words';

type Props = { txKey: string; isSwap: boolean; description: string };

/** A swap of this wallet that was not reviewed in this tab, until it is settled. */
export function OtherDeed({ txKey, isSwap, description }: Props) {
  const state = useTransaction(txKey);
  if (!isTold(state)) return null;
  return (
    <section aria-label={description}>
      <TransactionPanel txKey={txKey} state={state} kind={isSwap ? SWAP : WRAP}>
        <p>{description}</p>
      </TransactionPanel>
    </section>
  );
}
