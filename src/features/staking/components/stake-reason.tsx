import type { Stake } from '@/api/contract';
import { useExplorer } from '@/chain/use-explorer';
import { Hash } from '@/ui/address/hash';
import { reasonText } from '../model/reason-text';

export function Deposited({ stake: { txHash } }: { stake: Stake }) {
  const explorer = useExplorer();
  return (
    <p>
      The bank has the hash of a deposit and waits for its confirmations. Do not make a second one.
      {txHash && (
        <>
          {' '}
          <Hash value={txHash} href={explorer(txHash)} />
        </>
      )}
    </p>
  );
}

export function Reason({ stake }: { stake: Stake }) {
  const explorer = useExplorer();
  const text = reasonText(stake);
  if (!text) return null;
  return (
    <p>
      {text}
      {stake.returnHash && (
        <>
          {' '}
          <Hash value={stake.returnHash} href={explorer(stake.returnHash)} />
        </>
      )}
    </p>
  );
}
