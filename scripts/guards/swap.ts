import { CHAIN, RULES, guardsOf } from './guard';

const file = (name: string) => `${RULES}/swap-${name}.test.ts`;

/** What a swap is quoted, judged and sent by. */
export const SWAP = [
  ...guardsOf({ test: file('amounts') }, [
    ['pool-holds-payment', 'a pool is paid no more than it can count'],
    ['something-comes-out', 'a payment for which nothing comes out is refused', 'return out;'],
    ['pool-never-emptied', 'a pool is asked for less than it holds'],
    ['one-more', 'what is due is rounded up as the router does', '0n'],
    ['pool-holds-what-is-due', 'a pool is not to be paid more than it can count', '(due + depth.in)'],
  ]),
  ...guardsOf({ test: file('quote') }, [['best-route', 'the best route is taken', 'one']]),
  ...guardsOf({ test: file('limits') }, [
    ['least-rounded-up', 'the least that must arrive is rounded up', '(got * (ALL_BPS - slippageBps)) / ALL_BPS'],
    ['slippage-within-limits', 'nothing is reckoned with a slippage beyond the limit'],
  ]),
  ...guardsOf({ test: file('levels') }, [
    ['impact-refused', 'a price impact above the limit is refused', 'above(2_000n)'],
    ['impact-typed', 'a large price impact is confirmed by typing', 'above(1_000n)'],
    ['deviation-typed', 'a price far from the reference price is confirmed by typing', 'above(2_000n)'],
    ['slippage-refused', 'a slippage above the limit is refused', 'above(2_000n)'],
  ]),
  ...guardsOf({ test: file('calls') }, [
    ['coin-is-wrapped', 'the coin stands at its end of the path in its wrapped form'],
  ]),
  ...guardsOf({ test: file('moved') }, [['log-of-contract', 'only the token’s own events count']]),
  ...guardsOf({ test: `${CHAIN}/raised-approval.test.ts` }, [
    ['allowance-as-on-chain', 'a raised approval is shown as the chain has it', 'BigInt(most)'],
    ['rest-after-swap', 'what a swap leaves of its approval is shown', 'BigInt(most)', { only: 'exact amount' }],
  ]),
];
