import type { Hash } from '@/api/contract';
import { quorumOf } from '@/chain/agreement';
import { REQUIRED_CONFIRMATIONS, confirmationsOf } from '@/chain/confirmations';
import type { Observation, Sender } from './observe';

export type Verdict =
  | { kind: 'paid' | 'short'; hash: Hash }
  | { kind: 'reverted' | 'ineffective'; hash: Hash }
  | { kind: 'cancelled'; hash: Hash }
  | { kind: 'altered'; hash: Hash }
  | { kind: 'altered' | 'stale'; hash?: undefined };

export type NodeReport = { height: bigint; seen: Observation };

/**
 * The verdict of all nodes that answer. Null entries are nodes that did not answer. A verdict that allows another
 * payment needs two nodes, so that one faulty node cannot cause a second payment. Confirmations are counted from the
 * lowest height, so that a node with a false height confirms nothing.
 */
export function verdictOf(reports: readonly (NodeReport | null)[]): Verdict | null {
  const received = reports.filter((one) => one !== null);
  const rejection = rejectionIn(reports);
  if (rejection) return rejection;
  const height = lowest(received);
  const verdicts = received.map(({ seen }) => verdictOfNode(seen, height));
  const [first] = verdicts;
  if (!first || !verdicts.every((word) => word !== null && word.kind === first.kind && word.hash === first.hash))
    return null;
  const isShared = received.length > 1 || (reports.length === 1 && NEVER_PAID_AGAIN.has(first.kind));
  return isShared ? first : null;
}

const lowest = (received: readonly NodeReport[]): bigint =>
  received.reduce((low, { height }) => (height < low ? height : low), received[0]?.height ?? 0n);

const NEVER_PAID_AGAIN: ReadonlySet<Verdict['kind']> = new Set(['paid', 'short', 'altered']);

type NodeVerdict = Extract<Verdict, { hash: Hash }>;

function verdictOfNode(seen: Observation, height: bigint): NodeVerdict | null {
  if (seen.kind !== 'mined' && seen.kind !== 'replaced') return null;
  if (confirmationsOf(seen.block, height) < REQUIRED_CONFIRMATIONS) return null;
  if (seen.kind === 'replaced') return { kind: 'cancelled', hash: seen.hash };
  return { kind: seen.outcome, hash: seen.hash };
}

export const isDeepEnough = (seen: Observation, height: bigint): boolean =>
  seen.kind !== 'stale' || seen.block === undefined || confirmationsOf(seen.block, height) >= REQUIRED_CONFIRMATIONS;

/**
 * Finds `altered` or `stale`. Both stop the app from watching a payment that may be correct. Therefore all nodes that
 * know the hash must agree, and one of several nodes is not enough.
 */
function rejectionIn(reports: readonly (NodeReport | null)[]): Verdict | null {
  const received = reports.filter((one) => one !== null);
  const knowing = received.map(({ seen }) => seen.kind).filter((kind) => kind !== 'unseen');
  const [first] = knowing;
  if (first !== 'altered' && first !== 'stale') return null;
  if (!received.every(({ seen }) => isDeepEnough(seen, lowest(received)))) return null;
  return knowing.length >= quorumOf(reports) && knowing.every((kind) => kind === first) ? { kind: first } : null;
}

export function agreedNonce(reports: readonly (NodeReport | null)[]): number | null {
  const nonces = reports.flatMap((one) =>
    one && (one.seen.kind === 'waiting' || one.seen.kind === 'mined') ? [one.seen.nonce] : [],
  );
  const [first] = nonces;
  return first !== undefined && nonces.length > 1 && nonces.every((nonce) => nonce === first) ? first : null;
}

export function agreedSender(reports: readonly (NodeReport | null)[]): Sender | null {
  const senders = reports.flatMap((one) => (one?.seen.kind === 'waiting' && one.seen.by ? [one.seen.by] : []));
  const isSame = ({ from, nonce }: Sender) => from === senders[0]?.from && nonce === senders[0]?.nonce;
  return senders[0] && senders.length >= quorumOf(reports) && senders.every(isSame) ? senders[0] : null;
}
