import type { Address, Hash } from '@/api/contract';
import { serviceNow } from '@/utils/service-clock';
import { isNoAnswer, nodeFault } from '@/chain/node-fault';
import { PaymentFault } from '@/errors/payment-fault';
import type { ChainNode } from '@/chain/node';
import { repeatsRequest, type Asked } from '../matches-request';
import type { Moves } from '../effects';
import { waitingFor } from '../in-pool';
import { STATE_KEPT } from '../search';
import type { Entry } from '../entry';
import type { Intent } from '../intent';
import { isOfAnother } from './at-service';

/** Of blocks read at once; as often as it takes to come to those from before the order, which a slow chain needs once. */
const WINDOW = 1_300n;
const MOST_WINDOWS = 10n;
/** An order's time and a block's are of two clocks, of which neither is ours. More would count what was paid for the order before. */
const MARGIN_MS = 120_000n;
/** So many blocks looked at find ten transactions of an account among those of an hour. */
const MOST_LOOKS = 120;

export type OnChain = {
  intent: Pick<Intent, 'call' | 'effect' | 'reported'>;
  /** In milliseconds, by the service's clock or the chain's. */
  openedAt: number | bigint;
  /** The open attempt that is looked for. Its nonce count at submit is null if no two nodes agreed on it. */
  attempt?: Pick<Entry, 'minedCount'>;
  isOther: (hash: string) => boolean;
};
type Mined = { hash: Hash; block: bigint };
type Range = { since: bigint; head: bigint; attempt: OnChain['attempt'] };

/**
 * The chain is asked too: the service may not have seen yet what another browser has sent. A payment of exactly this
 * amount that waits in the pool, or was mined since the order was opened, and that is no other order's, has paid it. Where
 * it cannot be told whose it is, that is a fault too: another node may not know of it yet.
 */
export async function assertUnpaidOnChain(asked: OnChain, node: ChainNode): Promise<void> {
  const { intent, openedAt, attempt, isOther } = asked;
  const isOthers = async (hash: string) => isOther(hash) || (await isOfAnother(hash, intent));
  // Side by side: a node that is silent is waited for once.
  const [waiting, head] = await Promise.all([waitingFor(intent, node), node.height()]);
  for (const { hash } of waiting) if (!(await isOthers(hash))) throw new PaymentFault('paid-elsewhere');
  const opened = earlier(
    BigInt(typeof openedAt === 'number' ? Math.floor(openedAt) : openedAt),
    BigInt(Math.floor(serviceNow())),
  );
  const range = { since: opened - MARGIN_MS - (await lagOf(node, head)), head, attempt };
  const paid =
    intent.effect.is === 'moves' ? await tokenPaid(range, intent.effect, node) : await sentAsAsked(range, intent, node);
  for (const { hash, block } of paid) {
    const minedAt = await node.blockTime(block).catch(nodeFault('chain-away'));
    if (minedAt * 1_000n >= range.since && !(await isOthers(hash))) throw new PaymentFault('paid-elsewhere');
  }
}

const earlier = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** By how much the chain's newest block is older than the service's time: an order's time is the service's, a payment's the chain's. */
async function lagOf(node: ChainNode, head: bigint): Promise<bigint> {
  const lag = BigInt(Math.ceil(serviceNow())) - (await node.blockTime(head)) * 1_000n;
  return lag > 0n ? lag : 0n;
}

/** Back to a block from before that moment: how many blocks that are is the chain's affair. */
async function tokenPaid({ since, head }: Range, moves: Moves, node: ChainNode): Promise<Mined[]> {
  const { token, from, to } = moves;
  const amount = BigInt(moves.amount);
  const paid: Mined[] = [];
  let last = head;
  for (let windows = 0n; windows < MOST_WINDOWS; windows += 1n) {
    const first = last > WINDOW ? last - WINDOW : 0n;
    const moved = (await node.transfers({ token, from, to, first, last })).toReversed();
    paid.push(...moved.filter((transfer) => transfer.amount === amount));
    if (first === 0n || (await node.blockTime(first)) * 1_000n < since) return paid;
    last = first - 1n;
  }
  throw new PaymentFault('chain-away');
}

/**
 * What leaves no log of its own, such as the chain's coin: the account's own transactions are looked at. A node that has forgotten the state
 * of that time tells of the newest blocks alone; one that keeps none tells nothing, and the service's word stands alone.
 */
async function sentAsAsked({ since, head, attempt }: Range, asked: Asked, node: ChainNode): Promise<Mined[]> {
  const look = lookingAt(asked.call.from, since, node);
  const before = await blockBefore(since, head, node);
  const whole = await lookBack(before, look);
  const first = whole ?? (await lookBack(head > STATE_KEPT ? head - STATE_KEPT : 0n, look));
  if (first === null) {
    // A second request needs a node that was searched; a first one does not.
    if (attempt) throw new Error('This node keeps no nonce counts');
    return [];
  }
  // The attempt may have been mined in a block whose state this node has forgotten. Without its nonce count nothing rules it out.
  if (whole === null && attempt && (attempt.minedCount === null || first.count > attempt.minedCount))
    throw new PaymentFault('account-busy');
  const blocks = await blocksSentIn(first, await look(head, false), look);
  const sent = await Promise.all(blocks.map((height) => sentIn(height, asked, node)));
  return sent.flat();
}

/** The last block from before that moment, by the windows that logs are read in. */
async function blockBefore(since: bigint, head: bigint, node: ChainNode): Promise<bigint> {
  for (let windows = 1n; windows <= MOST_WINDOWS; windows += 1n) {
    const block = head - windows * WINDOW;
    if (block <= 0n) return 0n;
    if ((await node.blockTime(block)) * 1_000n < since) return block;
  }
  throw new PaymentFault('chain-away');
}

type Look = { block: bigint; count: number; isTooOld: boolean };
type Looking = (block: bigint, mayBeTooOld: boolean) => Promise<Look>;

function lookingAt(account: Address, since: bigint, node: ChainNode): Looking {
  let left = MOST_LOOKS;
  return async (block, mayBeTooOld) => {
    left -= 1;
    if (left < 0) throw new PaymentFault('account-busy');
    const [count, time] = await Promise.all([node.nonce(account, block), mayBeTooOld ? node.blockTime(block) : null]);
    return { block, count, isTooOld: time !== null && time * 1_000n < since };
  };
}

/** Null where the node has forgotten the state of that block. */
const lookBack = (block: bigint, look: Looking): Promise<Look | null> =>
  look(block, true).catch((error: unknown) => {
    if (isNoAnswer(error)) throw error;
    return null;
  });

/** The blocks in which the account's count grew. Both halves side by side: one after the other would keep the investor waiting. */
async function blocksSentIn(from: Look, to: Look, look: Looking): Promise<bigint[]> {
  if (to.count === from.count) return [];
  if (to.block - from.block === 1n) return [to.block];
  const middle = await look((from.block + to.block) / 2n, from.isTooOld);
  const halves = [...(middle.isTooOld ? [] : [blocksSentIn(from, middle, look)]), blocksSentIn(middle, to, look)];
  return (await Promise.all(halves)).flat();
}

/** A transaction that failed has moved nothing. */
async function sentIn(block: bigint, asked: Asked, node: ChainNode): Promise<Mined[]> {
  const sent = (await node.transactionsIn(block)).filter((one) => repeatsRequest(asked, one));
  const receipts = await Promise.all(sent.map(({ hash }) => node.receipt(hash)));
  return sent.filter((_, index) => receipts[index]?.isSuccess !== false).map(({ hash }) => ({ hash, block }));
}
