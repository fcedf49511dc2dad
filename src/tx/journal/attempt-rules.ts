import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { isAwaitingAnswer, isOpen, isProvenFailure, ownHashesOf, type Entry } from './entry';
import type { ActionFaultKind } from '@/errors/action-fault';
import type { Records, Unread } from './codec';
import { isFinished } from './merge';

export function decidingAttempt(entries: readonly Entry[]): Entry | undefined {
  const rank = (entry: Entry): number => RANKS.findIndex((is) => is(entry));
  return entries.reduce<Entry | undefined>(
    (best, entry) => (!best || rank(entry) <= rank(best) ? entry : best),
    undefined,
  );
}

const RANKS: readonly ((entry: Entry) => boolean)[] = [
  ({ status }) => status === 'altered',
  ({ status }) => status === 'succeeded',
  ({ status }) => status === 'pending',
  isAwaitingAnswer,
  // A dropped payment's order is never paid again, whatever the outcome of the order's other attempts.
  ({ failure }) => failure === 'dropped',
  () => true,
];

export const allowsRetry = ({ status, failure, declaredUnsentAt }: Entry): boolean =>
  status === 'failed' ? isProvenFailure(failure) : status === 'unanswered' && declaredUnsentAt !== undefined;

export type Asking = { key: string; kind: Entry['kind']; chainId: number; from: Address };

const UNREAD_COUNTS_FOR_MS = 86_400_000;

/** Returns why the journal forbids asking the wallet now. `own` means that an attempt of the same action forbids it. */
export function blockingReason(
  { key, kind, chainId, from }: Asking,
  { entries, unread }: Records,
  now: number,
  isOver: (entry: Entry) => boolean = () => false,
): ActionFaultKind | 'own' | null {
  const here = entries.filter((entry) => entry.chainId === chainId);
  if (here.some((entry) => entry.key === key && !allowsRetry(entry))) return 'own';
  if (unread.some((record) => mayConcern(record, { key, chainId, from }, now))) return 'unread-record';
  // A closed attempt does not block other actions, even if no node has shown how it ended.
  const others = here.filter((entry) => entry.key !== key && isSameAddress(entry.from, from) && !isOver(entry));
  // The open attempts of a finished action block no other action, unless they are pending with an agreed nonce.
  const isLeftOver = ({ key: one, status, nonce }: Entry) =>
    (status !== 'pending' || nonce === null) && here.some((entry) => entry.key === one && isFinished(entry));
  const open = others.filter((entry) => !isLeftOver(entry));
  if (open.some(isAwaitingAnswer)) return 'other-request';
  return open.some((entry) => entry.status === 'pending' && entry.kind === kind) ? 'other-pending' : null;
}

/**
 * An unreadable record always counts as an open request for its own action. For other actions, it counts for only one
 * day.
 */
function mayConcern(record: Unread, { key, chainId, from }: Omit<Asking, 'kind'>, now: number): boolean {
  if (record.key === key) return true;
  if (record.chainId !== undefined && record.chainId !== chainId) return false;
  if (record.from !== undefined && !isSameAddress(record.from, from)) return false;
  return record.at === undefined || now - record.at < UNREAD_COUNTS_FOR_MS;
}

export const failedHashes = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => (!isOpen(entry) && allowsRetry(entry) ? ownHashesOf(entry) : []));
