import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { hashesOf, isAsked, isOpen, type Entry, type Failure } from './entry';
import type { PaymentFaultKind } from '@/errors/payment-fault';
import type { Records, Unread } from './journal-text';

/** The attempt of a key that decides what is said of it: an alarm before a success, a success before what is on its way. */
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
  isAsked,
  // The order of a payment that was lost is never paid again, whatever became of other attempts.
  ({ failure }) => failure === 'dropped',
  () => true,
];

/** Each rests on something that the chain has shown, or on the investor's word after a search. */
const PROVEN: ReadonlySet<Failure> = new Set(['reverted', 'cancelled', 'ineffective', 'expired']);

/** Whether an attempt leaves its order to be paid again. */
export const leavesPayable = ({ status, failure, saidUnsentAt }: Entry): boolean =>
  status === 'failed'
    ? failure !== undefined && PROVEN.has(failure)
    : status === 'unanswered' && saidUnsentAt !== undefined;

export type Asking = { key: string; kind: Entry['kind']; chainId: number; from: Address };

const UNREAD_COUNTS_FOR_MS = 86_400_000;

/** Why the wallet must not be asked now: what this browser has on record. `own` is this very order's. */
export function barrierTo(
  { key, kind, chainId, from }: Asking,
  { entries, unread }: Records,
  now: number,
  isOver: (entry: Entry) => boolean = () => false,
): PaymentFaultKind | 'own' | null {
  const here = entries.filter((entry) => entry.chainId === chainId);
  if (here.some((entry) => entry.key === key && !leavesPayable(entry))) return 'own';
  if (unread.some((record) => mayConcern(record, { key, chainId, from }, now))) return 'unread-record';
  // Of an order that has long ended nothing is expected any more, although no node says that it is lost.
  const others = here.filter((entry) => entry.key !== key && isSameAddress(entry.from, from) && !isOver(entry));
  // A second question of an order that is paid concerns no other one, nor does a hash of it whose place no two nodes have read.
  const isLeftOver = ({ key: one, status, nonce }: Entry) =>
    (status === 'unanswered' || (status === 'pending' && nonce === null)) &&
    here.some((entry) => entry.key === one && entry.status === 'succeeded');
  const open = others.filter((entry) => !isLeftOver(entry));
  if (open.some(isAsked)) return 'other-question';
  return open.some((entry) => entry.status === 'pending' && entry.kind === kind) ? 'other-pending' : null;
}

/** What cannot be read counts as asked: for its own order always, and for any other for a day. */
function mayConcern(record: Unread, { key, chainId, from }: Omit<Asking, 'kind'>, now: number): boolean {
  if (record.key === key) return true;
  if (record.chainId !== undefined && record.chainId !== chainId) return false;
  if (record.from !== undefined && !isSameAddress(record.from, from)) return false;
  return record.at === undefined || now - record.at < UNREAD_COUNTS_FOR_MS;
}

/** The hashes that a proof has ended: the service may still have one of them on record. */
export const endedHashes = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => (!isOpen(entry) && leavesPayable(entry) ? hashesOf(entry) : []));
