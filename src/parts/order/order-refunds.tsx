import type { Order, Refund } from '@/api/contract';
import { useExplorer } from '@/chain/use-explorer';
import { ExactAmount } from '@/ui/exact-amount';
import { Hash } from '@/ui/address/hash';
import { Prose } from '@/ui/layout/lead';

export function OrderRefunds({ order: { refunds } }: { order: Pick<Order, 'refunds'> }) {
  if (!refunds?.length) return null;
  return (
    <Prose as="section" aria-label="Refunds">
      {refunds.map((refund) => (
        <OneRefund key={`${refund.txHash} ${refund.amount}`} refund={refund} />
      ))}
    </Prose>
  );
}

function OneRefund({ refund: { amount, symbol, txHash, returnHash, status } }: { refund: Refund }) {
  const explorer = useExplorer();
  const shown = returnHash ?? txHash;
  return (
    <p role="status">
      <strong>
        <ExactAmount value={amount} unit={symbol} />
      </strong>{' '}
      {status === 'SENT' ? 'is back in the wallet that sent it.' : 'is being refunded to the wallet that sent it.'}{' '}
      {returnHash ? 'Refund:' : 'Payment:'} <Hash value={shown} href={explorer(shown)} />
    </p>
  );
}
