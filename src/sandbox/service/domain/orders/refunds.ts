import type { Hash, Refund } from '@/api/contract';
import type { State } from '../state';

const hashIn = (id: string): Hash => id.split(':')[1] as Hash;

/** What goes back of what was paid for an order, and has gone back: each payment's part once. */
export const refundsOf = ({ outgoing }: State, { _id }: { _id: string }): Refund[] =>
  outgoing
    .filter(({ purpose, orderId }) => purpose === 'REFUND' && orderId === _id)
    .map(({ id, amount, asset, attempt, isDone }) => ({
      amount,
      symbol: asset,
      // Its id names the payment that it returns: `excess:<hash>:<index>`.
      txHash: hashIn(id),
      returnHash: attempt?.hash,
      status: isDone ? 'SENT' : 'PENDING',
    }));
