import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { idOf, type Entry, type EntryStatus } from './entry';
import { REQUIRED_CONFIRMATIONS } from './verdict';

type RecentPayment = {
  hash: Hash;
  description: string;
  status: 'pending' | 'confirmed' | 'failed';
  confirmations?: number;
};

const STATUS: Readonly<Record<EntryStatus, RecentPayment['status']>> = {
  'awaiting-wallet': 'pending',
  unanswered: 'pending',
  pending: 'pending',
  succeeded: 'confirmed',
  altered: 'failed',
  failed: 'failed',
};

/** Of each attempt, how many confirmations its watch has seen. */
export type Counted = ReadonlyMap<string, number>;

/** Newest first: what the account dialog shows of the journal. Only what this address sent, and only what has a hash; one that waits is pending, however long it waits. */
export function recentOf(journal: readonly Entry[], address: Address, counted: Counted): RecentPayment[] {
  const newest = new Map<string, RecentPayment>();
  for (const entry of journal.toReversed()) {
    const { hash, description, from } = entry;
    if (!hash || newest.has(hash) || !isSameAddress(from, address)) continue;
    const status = STATUS[entry.status];
    newest.set(hash, { hash, description, status, ...waitingFor(status, counted.get(idOf(entry))) });
  }
  return [...newest.values()];
}

/** How many it waits for, where its watch has looked. */
const waitingFor = (status: RecentPayment['status'], seen: number | undefined) =>
  status === 'pending' && seen !== undefined ? { confirmations: Math.max(1, REQUIRED_CONFIRMATIONS - seen) } : {};
