import type { RecentPayment } from '../recent-payments/recent-payment';
import type { Entry } from './journal';

const STATUS = { asked: 'pending', sent: 'pending', confirmed: 'confirmed', failed: 'failed', altered: 'failed' } as const;

/** Newest first. What the account dialog shows of the journal: whatever has a hash. One that waits is pending, however long it waits. */
export const recentOf = (journal: readonly Entry[]): RecentPayment[] =>
  journal.toReversed().flatMap(({ hash, description, status }) => (hash ? [{ hash, description, status: STATUS[status] }] : []));
