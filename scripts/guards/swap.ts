import { CHAIN, RULES, guardsOf } from './guard';

export const SWAP = [
  ...guardsOf({ file: 'src/domain/swap/constant-product.ts', test: `${RULES}/swap-amounts.test.ts` }, [
    ['a swap that pays an exact amount above the pool’s limit is refused', 'depth.in + paid > MAX_HELD', 'false'],
    ['a swap that would receive nothing is refused', "return out === 0n ? 'too-small' : out;", 'return out;'],
    ['a swap for everything that a pool holds is refused', 'wanted >= depth.out', 'false'],
    ['the amount due is rounded up as the router does', 'feeBps)) + 1n;', 'feeBps)) + 0n;'],
    [
      'a swap that receives an exact amount is refused if its payment is above the pool’s limit',
      '> MAX_HELD ?',
      '> (due + depth.in) ?',
    ],
  ]),
  ...guardsOf({ file: 'src/domain/swap/quote.ts', test: `${RULES}/swap-quote.test.ts` }, [
    [
      'a swap uses the best route',
      'other.quote.got > one.quote.got || other.quote.paid < one.quote.paid ? other : one',
      'one',
    ],
  ]),
  ...guardsOf({ file: 'src/domain/swap/limits.ts', test: `${RULES}/swap-limits.test.ts` }, [
    [
      'the minimum received is rounded up',
      'divideRoundingUp(got * (ALL_BPS - slippageBps), ALL_BPS)',
      '(got * (ALL_BPS - slippageBps)) / ALL_BPS',
    ],
    [
      'no limits are computed for a slippage above the maximum',
      "judgeSlippage(slippageBps).level === 'refused'",
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/domain/swap/levels.ts', test: `${RULES}/swap-levels.test.ts` }, [
    [
      'a price impact above the limit is refused',
      "export const judgeImpact = judgedBy<ImpactLevel>(\n  [\n    [above(1_500n), 'refused'],",
      "export const judgeImpact = judgedBy<ImpactLevel>(\n  [\n    [above(2_000n), 'refused'],",
    ],
    ['a large price impact is confirmed by typing', 'from(1_000n)', 'above(1_000n)'],
    ['a price far from the reference price is confirmed by typing', 'above(1_000n)', 'above(2_000n)'],
    [
      'a slippage above the limit is refused',
      "export const judgeSlippage = judgedBy<SlippageLevel>(\n  [\n    [above(1_500n), 'refused'],",
      "export const judgeSlippage = judgedBy<SlippageLevel>(\n  [\n    [above(2_000n), 'refused'],",
    ],
  ]),
  ...guardsOf({ file: 'src/chain/swap/calls.ts', test: `${RULES}/swap-calls.test.ts` }, [
    [
      'the path has wrapped BNB at the end where BNB is paid or received',
      "coin !== 'neither' && !isSameAddress(end, wrapped)",
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/swap/moved.ts', test: `${RULES}/swap-moved.test.ts` }, [
    ['only the token’s own events count', 'isSameAddress(log.address, contract) &&\n      ', ''],
  ]),
  ...guardsOf({ file: 'src/features/swap/model/excess-approval.ts', test: `${CHAIN}/raised-approval.test.ts` }, [
    ['a raised approval is shown as the chain has it', 'market.allowances?.[pay] ?? 0n', 'BigInt(maxPaid)'],
    [
      'the rest of an approval after a swap is shown',
      'isSwapped ? 0n : BigInt(maxPaid)',
      'BigInt(maxPaid)',
      'exact approval',
    ],
  ]),
];
