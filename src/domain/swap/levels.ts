export type Rating<Level extends string> = Readonly<{ level: Level; bps: bigint }>;

type Step<Level> = readonly [isSo: (bps: bigint) => boolean, level: Level];

const from = (limit: bigint) => (bps: bigint) => bps >= limit;
const above = (limit: bigint) => (bps: bigint) => bps > limit;
const below = (limit: bigint) => (bps: bigint) => bps < limit;

const judgedBy =
  <Level extends string>(steps: readonly Step<Level>[], otherwise: Level) =>
  (bps: bigint): Rating<Level> => ({ level: steps.find(([isSo]) => isSo(bps))?.[1] ?? otherwise, bps });

export type ImpactLevel = 'quiet' | 'normal' | 'amber' | 'red' | 'typed' | 'refused';

/** At 'red' and above, the button names the risk. At 'typed' and above, the investor confirms by typing. */
export const judgeImpact = judgedBy<ImpactLevel>(
  [
    [above(1_500n), 'refused'],
    [from(1_000n), 'typed'],
    [from(500n), 'red'],
    [from(300n), 'amber'],
    [from(100n), 'normal'],
  ],
  'quiet',
);

export type DeviationLevel = 'quiet' | 'amber' | 'typed';

export const judgeDeviation = judgedBy<DeviationLevel>(
  [
    [above(1_000n), 'typed'],
    [above(200n), 'amber'],
  ],
  'quiet',
);

export const DEFAULT_SLIPPAGE_BPS = 50n;

export type SlippageLevel = 'quiet' | 'may-fail' | 'amber' | 'refused';

/**
 * With a low allowed slippage, a swap fails when others move the price first. With a high one, others can take the
 * difference.
 */
export const judgeSlippage = judgedBy<SlippageLevel>(
  [
    [above(1_500n), 'refused'],
    [below(0n), 'refused'],
    [above(500n), 'amber'],
    [below(10n), 'may-fail'],
  ],
  'quiet',
);
