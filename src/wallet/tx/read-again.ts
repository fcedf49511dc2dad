import { callService } from '@/api/client';
import { getTransactions, type Order } from '@/api/contract';
import { serviceNow } from '@/api/service-clock';
import { PaymentFault, nodeFault } from './fault';
import { hasSameFigures } from './figures';
import type { ChainNode } from './node';
import type { Snapshot } from './snapshot';
import type { Between, Transfer } from './transfers';

const READ_WITHIN_MS = 10_000;
/** Of blocks read at once; as often as it takes to come to those from before the order, which a slow chain needs once. */
const WINDOW = 1_300n;
const MOST_WINDOWS = 10;

/** The order as the service has it now: never from memory. */
export async function readOrder(orderId: string): Promise<Order | null> {
  const { order } = await callService(getTransactions, { orderId }, { timeoutMs: READ_WITHIN_MS });
  return order ?? null;
}

const isPaid = ({ actuallyPaid }: Order): boolean => /[1-9]/.test(actuallyPaid);

/** The order must be the one that was reviewed, and nobody may have paid it, here or elsewhere. `ended` are hashes that a proof has ended. */
export function assertStillDue(reviewed: Order, now: Order | null, ended: readonly string[]): void {
  if (!now) /* guard: order-exists */ throw new PaymentFault('order-ended');
  const isReportedElsewhere = now.txHash
    ? /* guard: proven-hash-ignored */ !ended.includes(now.txHash.toLowerCase())
    : false;
  if (/* guard: order-unpaid */ isPaid(now) || /* guard: order-unreported */ isReportedElsewhere)
    throw new PaymentFault('paid-elsewhere');
  if (/* guard: order-waiting */ now.status !== 'WAITING') throw new PaymentFault('order-ended');
  // guard: same-figures
  if (!hasSameFigures(reviewed, now)) throw new PaymentFault('order-changed');
}

type Moved = Pick<Between, 'token' | 'from' | 'to'>;

/** Back to a block from before that moment: how many blocks that are is the chain's affair. */
async function transfersSince(since: bigint, head: bigint, moved: Moved, node: ChainNode): Promise<Transfer[]> {
  const found: Transfer[] = [];
  let last = head;
  for (let windows = 0; windows < MOST_WINDOWS; windows += 1) {
    const first = last > WINDOW ? last - WINDOW : 0n;
    found.push(...(await node.transfers({ ...moved, first, last })).toReversed());
    if (first === 0n || /* guard: back-to-before */ (await node.blockTime(first)) * 1_000n < since) return found;
    last = first - 1n;
  }
  throw new PaymentFault('chain-away');
}

export type OnChain = { snapshot: Snapshot; openedAt: number; isOther: (hash: string) => boolean };

/** Whether the service has a transaction on record for another order: a second purchase of the same amount is no payment of this one. */
export async function isOfAnotherOrder(hash: string, orderId: string): Promise<boolean> {
  const { docs } = await callService(getTransactions, { search: hash }, { timeoutMs: READ_WITHIN_MS }).catch(
    (cause: unknown) => {
      throw /* guard: unmatched-is-refused */ new PaymentFault('service-away', { cause });
    },
  );
  return docs.some(
    (txn) =>
      txn.txHash?.toLowerCase() === hash.toLowerCase() &&
      Boolean(txn.orderId) &&
      /* guard: record-of-other-order */ txn.orderId !== orderId,
  );
}

/** By how much the chain's newest block is older than the service's time: an order's time is the service's, a payment's the chain's. */
async function lagOf(node: ChainNode, head: bigint): Promise<bigint> {
  const lag = BigInt(Math.ceil(serviceNow())) - (await node.blockTime(head)) * 1_000n;
  return lag > 0n ? lag : 0n;
}

/**
 * The chain is asked too: the service may not have seen yet what another browser has sent. A transfer of exactly this
 * amount that was mined since the order was opened, and that is no other order's, has paid it. Where it cannot be told
 * whose it is, that is a fault too: another node may not know of it yet.
 */
export async function assertUnpaidOnChain({ snapshot, openedAt, isOther }: OnChain, node: ChainNode): Promise<void> {
  const { contract: token, from, payAddress: to, amount } = snapshot;
  if (!token) return;
  const head = await node.height();
  const since = BigInt(openedAt) - /* guard: lag-of-chain */ (await lagOf(node, head));
  const transfers = await transfersSince(since, head, { token, from, to }, node);
  for (const { hash, block, amount: paid } of transfers) {
    if (/* guard: exact-amount */ paid !== amount || /* guard: not-own-other-order */ isOther(hash)) continue;
    const minedAt = await /* guard: unknown-time-is-refused */ node.blockTime(block).catch(nodeFault('chain-away'));
    if (
      /* guard: mined-after-order */ minedAt * 1_000n >= since &&
      /* guard: not-matched-elsewhere */ !(await isOfAnotherOrder(hash, snapshot.orderId))
    )
      throw new PaymentFault('paid-elsewhere');
  }
}
