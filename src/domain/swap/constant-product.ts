import type { SwapFaultKind } from '@/errors/swap-fault';
import { ALL_BPS } from './bps';

export type SwapRefusal = Extract<SwapFaultKind, 'same-token' | 'no-pool' | 'too-small' | 'more-than-pool'>;

export type Depth = Readonly<{ in: bigint; out: bigint }>;

/** Pools store reserves in 112 bits. A payment that exceeds this reverts. */
const MAX_HELD = 2n ** 112n - 1n;

const isEmpty = (depth: Depth): boolean => depth.in === 0n || depth.out === 0n;

export function amountOut(paid: bigint, depth: Depth, feeBps: bigint): bigint | SwapRefusal {
  if (isEmpty(depth)) return 'no-pool';
  if (paid <= 0n) return 'too-small';
  if (depth.in + paid > MAX_HELD) return 'more-than-pool';
  const counted = paid * (ALL_BPS - feeBps);
  const out = (counted * depth.out) / (depth.in * ALL_BPS + counted);
  return out === 0n ? 'too-small' : out;
}

/** Rounds down and adds one, exactly as the router does. */
export function amountIn(wanted: bigint, depth: Depth, feeBps: bigint): bigint | SwapRefusal {
  if (isEmpty(depth)) return 'no-pool';
  if (wanted <= 0n) return 'too-small';
  if (wanted >= depth.out) return 'more-than-pool';
  const due = (depth.in * wanted * ALL_BPS) / ((depth.out - wanted) * (ALL_BPS - feeBps)) + 1n;
  return depth.in + due > MAX_HELD ? 'more-than-pool' : due;
}
