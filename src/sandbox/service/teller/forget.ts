import { isInBlockOf, type CountedPayment } from '../domain/counted-payment';
import { forgetPayments, unconfirmedPayments } from '../domain/forget-payments';
import { hasWorked } from '../service-chain';
import type { TellerContext } from './teller-context';

/**
 * Removes payments that a reorganisation removed from the chain or moved to another block. It runs before the scan,
 * which may find the same payment again under another key.
 */
export async function forget({ state, chain, now }: TellerContext): Promise<void> {
  const gone = new Set<CountedPayment>();
  for (const payment of unconfirmedPayments(state)) {
    const outcome = await chain.outcomeOf(payment.hash);
    if (!hasWorked(outcome) || !isInBlockOf(payment, outcome)) gone.add(payment);
  }
  if (gone.size > 0) forgetPayments(state, (payment) => gone.has(payment), now());
}
