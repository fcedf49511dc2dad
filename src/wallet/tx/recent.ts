import type { RecentPayment } from '../recent-payments/recent-payment';
import type { Entry } from './journal';

const STATUS = { asked: 'pending', sent: 'pending', confirmed: 'confirmed', failed: 'failed', altered: 'failed' } as const;

/**
 * Newest first. What the account dialog shows of the journal: whatever has a hash. One that waits is pending, however
 * long it waits; one that was given up and was mined after all stands once, as what it is now.
 */
export function recentOf(journal: readonly Entry[]): RecentPayment[] {
  const newest = new Map<string, RecentPayment>();
  for (const { hash, description, status } of journal.toReversed()) {
    if (hash && !newest.has(hash)) newest.set(hash, { hash, description, status: STATUS[status] });
  }
  return [...newest.values()];
}
