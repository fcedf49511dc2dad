import type { PoolSwap } from './quote';

const productOf = (factors: readonly bigint[]): bigint => factors.reduce((product, factor) => product * factor, 1n);

export const reservesAlong = ({ depths }: Pick<PoolSwap, 'depths'>): { out: bigint; into: bigint } => ({
  out: productOf(depths.map((depth) => depth.out)),
  into: productOf(depths.map((depth) => depth.in)),
});
