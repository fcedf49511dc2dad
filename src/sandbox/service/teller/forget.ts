import { standsIn, type CountedPayment } from '../domain/counted-payment';
import { forgetPayments, unconfirmedPayments } from '../domain/forget-payments';
import { hasWorked } from '../service-chain';
import type { TellerContext } from './teller-context';

/**
 * What a reorganisation took off the chain, or put into another block. Before anything new is taken: the same payment
 * may be there again under another hash or in another place, and needs the place that this one leaves.
 */
export async function forget({ state, chain, now }: TellerContext): Promise<void> {
  const gone = new Set<CountedPayment>();
  for (const payment of unconfirmedPayments(state)) {
    const outcome = await chain.outcomeOf(payment.hash);
    if (!hasWorked(outcome) || !standsIn(payment, outcome)) gone.add(payment);
  }
  if (gone.size > 0) forgetPayments(state, (payment) => gone.has(payment), now());
}
