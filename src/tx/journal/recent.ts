import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { idOf, type Entry, type EntryStatus } from './entry';
import { REQUIRED_CONFIRMATIONS } from '../watch/verdict';

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

export type ConfirmationCounts = ReadonlyMap<string, number>;

export function recentOf(journal: readonly Entry[], address: Address, counts: ConfirmationCounts): RecentPayment[] {
  const newest = new Map<string, RecentPayment>();
  for (const entry of journal.toReversed()) {
    const { hash, description, from } = entry;
    if (!hash || newest.has(hash) || !isSameAddress(from, address)) continue;
    const status = STATUS[entry.status];
    newest.set(hash, { hash, description, status, ...waitingFor(status, counts.get(idOf(entry))) });
  }
  return [...newest.values()];
}

const waitingFor = (status: RecentPayment['status'], seen: number | undefined) =>
  status === 'pending' && seen !== undefined ? { confirmations: Math.max(1, REQUIRED_CONFIRMATIONS - seen) } : {};
