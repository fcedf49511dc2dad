import type { Hash, Refund } from '@/api/contract';
import type { State } from '../state';

const hashIn = (id: string): Hash => id.split(':')[1] as Hash;

export const refundsOf = ({ outgoing }: State, { _id }: { _id: string }): Refund[] =>
  outgoing
    .filter(({ purpose, orderId }) => purpose === 'REFUND' && orderId === _id)
    .map(({ id, amount, asset, attempt, isDone }) => ({
      amount,
      symbol: asset,
      txHash: hashIn(id),
      returnHash: attempt?.hash,
      status: isDone ? 'SENT' : 'PENDING',
    }));
