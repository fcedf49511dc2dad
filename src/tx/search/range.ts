import type { ChainNode } from '@/chain/node';
import type { Engine } from '../engine';
import { REORG_DEPTH } from './search-forward';

/**
 * The maximum difference between the service's clock and the chain's. A larger margin would include the payment of an
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

/** Starts before the end of the searched range, because a reorganisation may have replaced its newest blocks. */
export const rangeAfter = (searched: Range, head: bigint): Range => ({
  ...searched,
  lowest: max(searched.head - REORG_DEPTH, 0n),
  head: max(searched.head, head),
});

/**
 * Returns how far the newest block is behind the service's time. Orders have the service's time, and payments have the
 * chain's.
 */
async function lagOf(engine: Engine, node: ChainNode, head: bigint): Promise<bigint> {
  const lag = BigInt(Math.ceil(engine.clock.now())) - (await node.blockTime(head)) * 1_000n;
  return lag > 0n ? lag : 0n;
}
