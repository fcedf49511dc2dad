import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { idOf, type Entry, type EntryStatus } from './entry';
import { REQUIRED_CONFIRMATIONS } from '@/chain/confirmations';

type RecentPayment = {
  hash: Hash;
  description: string;
  status: 'pending' | 'confirmed' | 'failed';
  confirmations?: number;
};

/** An altered payment may have arrived, so none of the three statuses fits. The action's page explains the outcome. */
const STATUS: Readonly<Record<EntryStatus, RecentPayment['status'] | null>> = {
  'awaiting-wallet': 'pending',
  unanswered: 'pending',
  pending: 'pending',
  succeeded: 'confirmed',
  altered: null,
  failed: 'failed',
};

export type ConfirmationCounts = ReadonlyMap<string, number>;

export function recentOf(journal: readonly Entry[], address: Address, counts: ConfirmationCounts): RecentPayment[] {
  const newest = new Map<Hash, Entry>();
  for (const entry of journal.toReversed())
    if (entry.hash && !newest.has(entry.hash) && isSameAddress(entry.from, address)) newest.set(entry.hash, entry);
  return [...newest].flatMap(([hash, entry]) => {
    const status = statusOf(entry);
    if (status === null) return [];
    return [{ hash, description: descriptionOf(entry), status, ...waitingFor(status, counts.get(idOf(entry))) }];
  });
}

const statusOf = ({ status, failure }: Entry) => (failure === 'dropped' ? null : STATUS[status]);

const descriptionOf = ({ description, isShort }: Entry): string =>
  isShort ? `${description}, only in part` : description;

const waitingFor = (status: RecentPayment['status'], seen: number | undefined) =>
  status === 'pending' && seen !== undefined ? { confirmations: Math.max(1, REQUIRED_CONFIRMATIONS - seen) } : {};
