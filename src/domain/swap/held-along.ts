import type { PoolSwap } from './quote';

const productOf = (factors: readonly bigint[]): bigint => factors.reduce((product, factor) => product * factor, 1n);

/** The products of the reserves along the route. Their quotient is the mid price of the route. */
export const heldAlong = ({ depths }: Pick<PoolSwap, 'depths'>): { out: bigint; into: bigint } => ({
  out: productOf(depths.map((depth) => depth.out)),
  into: productOf(depths.map((depth) => depth.in)),
});
