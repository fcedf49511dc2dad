import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { isCountedBefore, isTooOld } from './anchor';
import { matchesRequest } from './matches-request';
import { leavesNoLog } from './effects';
import { askedOf, mayBeCarriedOut, type Entry } from './entry';
import { isExactly, judge } from './judge';
import type { Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';

/** `short`: less arrived than was due. */
type Outcome = 'worked' | 'short' | 'reverted' | 'ineffective';

/** What one node says of an attempt whose hash is known. */
export type Observation =
  /** It knows nothing of it, and of nothing that has taken its place. That proves nothing. */
  | { kind: 'unseen' }
  | { kind: 'waiting'; nonce: number | null }
  /** Without a nonce where another account carried it out: none of this one's was used. */
  | { kind: 'mined'; hash: Hash; nonce: number | null; block: bigint; outcome: Outcome }
  /** The hash is that of a transaction which is not what was asked for. */
  | { kind: 'altered' }
  /** The hash is that of a transaction which was mined before the wallet was asked. */
  | { kind: 'stale' }
  /** Another transaction was mined with its own nonce: it can never be mined any more. */
  | { kind: 'replaced'; hash: Hash; block: bigint };

export type Observed = Pick<ChainNode, 'receipt' | 'transaction' | 'blockTime'>;

const UNSEEN: Observation = { kind: 'unseen' };

const hasPaid = (outcome: Outcome): boolean => outcome === 'worked' || outcome === 'short';

/** A token's log has shown it already; the chain's own coin is paid by the transaction itself. */
const paysPayee = (entry: Entry, sent: Sent): boolean =>
  entry.effect.is !== 'coin-sent' || (sent.to !== null && isSameAddress(sent.to, entry.to) && sent.value > 0n);

/** Of the chain's own coin no log tells: what another account moves for one with lent code may be its payment, and may not. */
export const isHidden = ({ effect, lendsCode }: Entry): boolean => leavesNoLog(effect) && lendsCode === true;

/** `rival` is what another look has found with the attempt's own nonce; each node is asked about it by itself. */
export async function observe(entry: Entry, node: Observed, rival: Hash | null): Promise<Observation> {
  const { hash } = entry;
  if (!hash) return UNSEEN;
  const sent = await node.transaction(hash);
  if (sent) return observeOwn(entry, hash, sent, node);
  return rival ? observeRival(entry, rival, node) : UNSEEN;
}

/** What a contract sends stands inside a transaction of somebody else's: there the effect judges alone. */
async function observeOwn(entry: Entry, hash: Hash, sent: Sent, node: Observed): Promise<Observation> {
  if (!entry.isContract && !isSameAddress(sent.from, entry.from)) return observeSomebodys(entry, hash, node);
  const mined = await minedAs(entry, hash, sent.nonce, node);
  if (!entry.isContract && mined?.kind !== 'stale' && !matchesRequest(askedOf(entry), sent)) return { kind: 'altered' };
  return mined ?? { kind: 'waiting', nonce: sent.nonce };
}

/**
 * An account with lent code may have another one carry out what it has signed: what moved out of it, exactly, is its payment.
 * By anything else nothing of this account's was altered, and what it has sent is still to be found.
 */
async function observeSomebodys(entry: Entry, hash: Hash, node: Observed): Promise<Observation> {
  if (isHidden(entry)) return { kind: 'waiting', nonce: null };
  if (leavesNoLog(entry.effect) || !mayBeCarriedOut(entry)) return { kind: 'stale' };
  const receipt = await node.receipt(hash);
  if (receipt === null) return { kind: 'waiting', nonce: null };
  const isPayment =
    receipt.isSuccess && isExactly(entry.effect, receipt.logs) && !isTooOld(entry, await node.blockTime(receipt.block));
  return isPayment ? { kind: 'mined', hash, nonce: null, block: receipt.block, outcome: 'worked' } : { kind: 'stale' };
}

async function minedAs(entry: Entry, hash: Hash, nonce: number, node: Observed): Promise<Observation | null> {
  const receipt = await node.receipt(hash);
  if (!receipt) return null;
  const { block, isSuccess, logs } = receipt;
  if (await isOfBefore(entry, { nonce, block }, node)) return { kind: 'stale' };
  // A contract's payment may be carried out by another transaction still: this one proves nothing but what it moved.
  if (entry.isContract && !(isSuccess && isExactly(entry.effect, logs))) return { kind: 'stale' };
  const outcome = isSuccess ? OUTCOMES[judge(entry.effect, logs)] : 'reverted';
  return { kind: 'mined', hash, nonce, block, outcome };
}

type Mined = Readonly<{ nonce: number; block: bigint }>;

/** An account's own place in its order says when it was sent. Where no two nodes have counted that, the block's time does. */
const isOfBefore = async (entry: Entry, { nonce, block }: Mined, node: Observed): Promise<boolean> =>
  entry.isContract || entry.minedCount === null
    ? isTooOld(entry, await node.blockTime(block))
    : isCountedBefore(entry, nonce);

const OUTCOMES = { full: 'worked', partial: 'short', none: 'ineffective' } as const;

/**
 * Sped up, it is the same payment under another hash. One that was edited on the way, and pays the bank all the same, is
 * nothing that may be paid again; anything else has cancelled it.
 */
async function observeRival(entry: Entry, rival: Hash, node: Observed): Promise<Observation> {
  const sent = await node.transaction(rival);
  if (!sent || sent.nonce !== entry.nonce || !isSameAddress(sent.from, entry.from)) return UNSEEN;
  const mined = await minedAs(entry, rival, sent.nonce, node);
  if (mined?.kind !== 'mined') return UNSEEN;
  if (matchesRequest(askedOf(entry), sent)) return mined;
  if (hasPaid(mined.outcome) && paysPayee(entry, sent)) return { kind: 'altered' };
  return { kind: 'replaced', hash: rival, block: mined.block };
}
