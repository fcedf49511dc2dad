/**
 * Runs before the wallet is asked, and after an attempt's nonce was used or its deadline has passed. Reads from the
 * newest block back.
 */

import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Sent } from '@/chain/call';
import { isNoAnswer, nodeFault } from '@/chain/node-fault';
import { ActionFault } from '@/errors/action-fault';
import type { ChainNode } from '@/chain/node';
import type { MovedAmount } from '@/chain/transfers';
import type { Engine } from '../engine';
import { failedHashes } from '../journal/attempt-rules';
import type { Entry } from '../journal/entry';
import { readJournal } from '../journal/journal';
import { repeatsRequest, type RequestedCall } from '../request/matches-request';
import { pendingMatches } from './in-pool';
import { max, rangeAfter, rangeSince, type Range } from './range';
import type { IsOther } from './rivals';
import { STATE_BLOCKS } from './search-forward';
import { MAX_TRANSACTIONS, swapsIn, type Blocks, type Mined } from './swaps-in';
import { isOfAnother } from '../service/at-service';

/**
 * The number of blocks that are read at once. On a slow chain, one window covers the time since the order. A fast chain
 * needs several.
 */
const WINDOW = 1_300n;
const MAX_WINDOWS = 10n;
const MAX_READINGS = 120;

export type Requested = RequestedCall & Pick<Entry, 'serviceRecord'>;

export type OnChain = {
  intent: Requested;
  /** In milliseconds, from the service's clock or the chain's. */
  openedAt: number | bigint;
  /**
   * Each nonce below `knownCount` was used before the attempt or by a known transaction. Null if the count is unknown.
   */
  attempt?: Readonly<{ knownCount: number | null }>;
  isOther: IsOther;
};
type SearchedFor = Range & Pick<OnChain, 'attempt'>;

/** Throws if the request is on the chain. The service may not know yet about a transaction from another browser. */
export async function assertRequestNotOnChain(engine: Engine, context: OnChain, node: ChainNode): Promise<void> {
  if ((await findRequestOnChain(engine, context, node)) !== null) throw new ActionFault('paid-elsewhere');
}

/**
 * Finds a matching transaction that is pending or was mined since `openedAt`, unless it belongs to another action.
 * Throws if the search is incomplete, or if the transaction's action is unclear. Searches twice, because a
 * reorganisation between reading the pool and the blocks can hide a transaction.
 */
export async function findRequestOnChain(engine: Engine, context: OnChain, node: ChainNode): Promise<Hash | null> {
  const first = await lookOnce(engine, context, node);
  return first.hash ?? (await lookOnce(engine, context, node, first.searched)).hash;
}

type Look = Readonly<{ hash: Hash; searched?: undefined } | { hash: null; searched: Range }>;

async function lookOnce(engine: Engine, context: OnChain, node: ChainNode, searched?: Range): Promise<Look> {
  const { intent, openedAt, attempt, isOther } = context;
  const isOthers = async (hash: string, times = 1) =>
    isOther(hash, times) || (times === 1 && (await isOfAnother(engine, hash, intent)));
  const waiting = await pendingMatches(intent, node);
  const head = await node.height();
  if (waiting.length > MAX_TRANSACTIONS) throw new ActionFault('account-busy');
  // A stuck node keeps transactions in its pool that other nodes have shown to be replaced.
  const ended = failedHashes(readJournal(engine).entries);
  for (const { hash } of waiting) if (!ended.includes(hash.toLowerCase()) && !(await isOthers(hash))) return { hash };
  const range = searched ? rangeAfter(searched, head) : await rangeSince(openedAt, engine, node, head);
  const { paid, failure } = await minedMatchesIn({ ...range, attempt }, intent, node);
  // Each match costs calls, and one node can invent many matches.
  if (paid.length > MAX_TRANSACTIONS) throw new ActionFault('account-busy');
  for (const { hash, block } of paid) {
    const minedAt = await node.blockTime(block).catch(nodeFault('nodes-unreachable'));
    const times = paid.filter((one) => one.hash === hash).length;
    if (minedAt * 1_000n >= range.notBefore && !(await isOthers(hash, times))) return { hash };
  }
  if (failure !== undefined) throw failure;
  return { hash: null, searched: range };
}

type Matches = Readonly<{ paid: readonly Mined[]; failure?: unknown }>;

/**
 * Logs also show transactions that another account sent, and nodes keep logs longer than state. Only BNB transfers
 * leave no log. If a node refuses logs (`failure`), the account's own transactions can prove that the request was sent,
 * but never that it was not.
 */
async function minedMatchesIn(range: SearchedFor, intent: RequestedCall, node: ChainNode): Promise<Matches> {
  const read = logReaderOf(intent, node);
  if (read === null) return { paid: await sentAsRequested(range, intent, node) };
  try {
    return { paid: await inWindows(range, node, read) };
  } catch (failure) {
    if (isNoAnswer(failure)) throw failure;
    return { paid: await sentAsRequested(range, intent, node).catch(() => []), failure };
  }
}

type ReadLogs = (blocks: Blocks) => Promise<Mined[]>;

function logReaderOf({ effect }: RequestedCall, node: ChainNode): ReadLogs | null {
  switch (effect.type) {
    case 'transfer':
      return async (blocks) => withAmount(effect, await node.transfers({ ...effect, ...blocks }));
    case 'wrapping':
      return async (blocks) => withAmount(effect, await node.wrappings({ ...effect, ...blocks }));
    case 'swap':
      return (blocks) => swapsIn(blocks, effect, node);
    case 'coin-transfer':
    case 'approval':
      return null;
  }
}

const withAmount = ({ amount }: { amount: string }, moved: readonly MovedAmount[]): MovedAmount[] =>
  moved.filter((one) => one.amount === BigInt(amount));

/** Reads window by window from the newest block, until a window begins before the range. */
async function inWindows({ notBefore, lowest, head }: Range, node: ChainNode, read: ReadLogs): Promise<Mined[]> {
  const found: Mined[] = [];
  let last = head;
  for (let windows = 0n; windows < MAX_WINDOWS; windows += 1n) {
    const first = max(last - WINDOW, lowest);
    found.push(...(await read({ first, last })).toReversed());
    if (first === lowest || (await node.blockTime(first)) * 1_000n < notBefore) return found;
    last = first - 1n;
  }
  throw new ActionFault('beyond-search');
}

/**
 * Finds BNB in the account's own transactions. If the node lacks the state from before the order, only its newest
 * blocks are searched. If the node keeps no state, nothing is searched, and only the service's record counts.
 */
async function sentAsRequested(
  { notBefore, lowest, head, attempt }: SearchedFor,
  requested: RequestedCall,
  node: ChainNode,
): Promise<Mined[]> {
  const readAt = nonceReader(requested.call.from, notBefore, node);
  const before = await blockBefore({ notBefore, lowest, head }, node);
  if (before === null && !attempt) throw new ActionFault('beyond-search');
  const whole = before === null ? null : await readIfStored(before, readAt);
  const first = whole ?? (await readIfStored(head > STATE_BLOCKS ? head - STATE_BLOCKS : 0n, readAt));
  if (first === null) {
    // Only a second request requires a node that was searched.
    if (attempt) throw new Error('This node keeps no nonce counts');
    return [];
  }
  // The attempt may be in a block whose state this node has deleted. Only known nonces can rule that out.
  if (whole === null && attempt && (attempt.knownCount === null || first.count > attempt.knownCount))
    throw new ActionFault('beyond-search');
  const blocks = await blocksSentIn(first, await readAt(head, false), readAt);
  const found = (
    await Promise.all(blocks.map((height) => matchesIn(height, requested, node, attempt !== undefined)))
  ).flat();
  // Each receipt costs a call, and one node can invent many transactions.
  if (found.length > MAX_TRANSACTIONS) throw new ActionFault('account-busy');
  const receipts = await Promise.all(found.map(({ hash }) => node.receipt(hash)));
  return found.filter((_, index) => receipts[index]?.isSuccess !== false);
}

async function blockBefore({ notBefore, lowest, head }: Range, node: ChainNode): Promise<bigint | null> {
  for (let windows = 1n; windows <= MAX_WINDOWS; windows += 1n) {
    const block = head - windows * WINDOW;
    if (block <= lowest) return lowest;
    if ((await node.blockTime(block)) * 1_000n < notBefore) return block;
  }
  return null;
}

type NonceReading = { block: bigint; count: number; isTooOld: boolean };
type ReadAt = (block: bigint, mayBeTooOld: boolean) => Promise<NonceReading>;

function nonceReader(account: Address, notBefore: bigint, node: ChainNode): ReadAt {
  let left = MAX_READINGS;
  return async (block, mayBeTooOld) => {
    left -= 1;
    if (left < 0) throw new ActionFault('account-busy');
    const [count, time] = await Promise.all([node.nonce(account, block), mayBeTooOld ? node.blockTime(block) : null]);
    return { block, count, isTooOld: time !== null && time * 1_000n < notBefore };
  };
}

const readIfStored = (block: bigint, readAt: ReadAt): Promise<NonceReading | null> =>
  readAt(block, true).catch((error: unknown) => {
    if (isNoAnswer(error)) throw error;
    return null;
  });

async function blocksSentIn(from: NonceReading, to: NonceReading, readAt: ReadAt): Promise<bigint[]> {
  if (to.count === from.count) return [];
  if (to.block - from.block === 1n) return [to.block];
  const middle = await readAt((from.block + to.block) / 2n, from.isTooOld);
  const halves = [...(middle.isTooOld ? [] : [blocksSentIn(from, middle, readAt)]), blocksSentIn(middle, to, readAt)];
  return (await Promise.all(halves)).flat();
}

/**
 * Throws for a second request if a batch of the account may contain the first one, because the chain then proves
 * nothing.
 */
async function matchesIn(
  block: bigint,
  requested: RequestedCall,
  node: ChainNode,
  isSecond: boolean,
): Promise<Mined[]> {
  const inBlock = await node.transactionsIn(block);
  if (isSecond && inBlock.some((one) => isOwnBatch(requested, one))) throw new ActionFault('unsent-unproven');
  return inBlock.filter((one) => repeatsRequest(requested, one)).map(({ hash }) => ({ hash, block }));
}

/** A delegated account calls itself to send a batch. */
const isOwnBatch = ({ call: { from } }: RequestedCall, sent: Sent): boolean =>
  [sent.from, sent.to].every((one) => one !== null && isSameAddress(one, from)) && sent.input !== '0x';
