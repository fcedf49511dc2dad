import type { Hash } from '@/api/contract';
import { forgetPayment } from '../domain/orders/take-payment';
import { forgetDeposit } from '../domain/staking/take-deposit';
import { hasWorked } from '../service-chain';
import type { TellerContext } from './teller-context';

/**
 * What a reorganisation took off the chain. Before anything new is taken: the same payment may be there again under
 * another hash, and needs the place that this one leaves.
 */
export async function forget({ state, chain, now }: TellerContext): Promise<void> {
  const isGone = async ({ hash, isConfirmed }: { hash: Hash; isConfirmed: boolean }) =>
    !isConfirmed && !hasWorked(await chain.outcomeOf(hash));
  for (const order of state.orders) {
    for (const payment of order.payments) {
      if (await isGone(payment)) forgetPayment(state, order, payment.key, now());
    }
  }
  for (const stake of state.stakes) {
    if (stake.deposit && (await isGone(stake.deposit))) forgetDeposit(state, stake);
  }
}
