import type { ChainNode } from '@/chain/node';
import type { Engine } from '../engine';
import { REORG_DEPTH } from './search-forward';

/**
 * The service's clock and the chain's clock may differ by this much. A larger margin would count the payment of an
 * earlier order.
 */
const MARGIN_MS = 120_000n;

export type Range = Readonly<{ notBefore: bigint; lowest: bigint; head: bigint }>;

const min = (one: bigint, other: bigint): bigint => (one < other ? one : other);
export const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);

export async function rangeSince(
  openedAt: number | bigint,
  engine: Engine,
  node: ChainNode,
  head: bigint,
): Promise<Range> {
  const opened = min(
    BigInt(typeof openedAt === 'number' ? Math.floor(openedAt) : openedAt),
    BigInt(Math.floor(engine.clock.now())),
  );
  return { notBefore: opened - MARGIN_MS - (await lagOf(engine, node, head)), lowest: 0n, head };
}

/** The newest blocks of the searched range may have been replaced since. */
export const rangeAfter = (searched: Range, head: bigint): Range => ({
  ...searched,
  lowest: max(searched.head - REORG_DEPTH, 0n),
  head: max(searched.head, head),
});

/**
 * Returns how far the newest block is behind the service's time. The service dates orders and the chain dates payments.
 */
async function lagOf(engine: Engine, node: ChainNode, head: bigint): Promise<bigint> {
  const lag = BigInt(Math.ceil(engine.clock.now())) - (await node.blockTime(head)) * 1_000n;
  return lag > 0n ? lag : 0n;
}
