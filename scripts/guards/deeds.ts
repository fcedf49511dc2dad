import { CHAIN, RULES, guardsOf } from './guard';

const swapping = `${CHAIN}/swapping.test.ts`;

/** Of approvals, swaps, wrapping and the deposit of a stake: what each may ask for, and what must have come about. */
export const DEEDS = [
  ...guardsOf({ test: `${RULES}/judge.test.ts` }, [
    ['all-taken-back', 'an approval that leaves a rest is not taken back', 'allowed >= 0n'],
    ['least-got', 'a swap that brought less is not all of it', null, { only: 'brought less' }],
    ['most-paid', 'a swap that cost more is not what was accepted', null, { only: 'cost more' }],
    ['swap-moved', 'a swap that has moved anything is not made again', 'got > 0n && paid > 0n'],
    ['allowance-exactly', 'of a contract’s approvals the exact one is its own', 'allowedIn(effect, logs).length > 0'],
    ['wrapped-exactly', 'of what a contract wraps the exact amount is its own', 'true'],
    ['swap-has-paid', 'what a contract is given is no swap of its own'],
    ['same-approval-length', 'an approval has no bytes behind it'],
    ['same-spender', 'an approval is for the spender that was seen'],
  ]),
  ...guardsOf({ test: `${RULES}/swap-intents.test.ts` }, [
    ['approval-pinned', 'an approval is for the pinned router and tokens alone'],
    ['wrapping-pinned', 'coin is wrapped by the pinned contract alone'],
    ['limits-follow', 'the limits of a swap follow from its quote and its slippage'],
    ['swap-route-known', 'a swap goes by a route that is known', null, { only: 'circle' }],
    ['swap-deadline-near', 'a swap does not wait for more than an hour', null, { only: 'more than an hour' }],
  ]),
  ...guardsOf({ test: `${RULES}/swap-better.test.ts` }, [
    ['better-allowed', 'a price may get a little better where no slippage is allowed', '0n'],
  ]),
  ...guardsOf({ test: swapping }, [
    ['swap-decimals', 'a token with other decimals is not swapped', null, { only: 'other decimals' }],
    ['market-decimals', 'a node that counts a token otherwise makes no market', null, { only: 'one node alone' }],
    ['quote-within-limits', 'a price that got worse is accepted anew', null, { only: 'got worse than was accepted' }],
    ['quote-not-old', 'a price of before is not sent', null, { only: 'much better' }],
  ]),
  ...guardsOf({ test: `${CHAIN}/deeds-attacked.test.ts` }, [
    [
      'asked-by-the-chain',
      'an attempt was made when its block was, whatever the visitor’s clock says',
      'BigInt(entry.at)',
      { only: 'days ahead' },
    ],
    [
      'swap-closes-sooner',
      'a swap is over some hours after its deadline',
      'A_DAY_MS',
      { only: 'fell out of every pool' },
    ],
    [
      'asked-amount-first',
      'an approval is taken for the one that asked for its amount',
      '0',
      { only: 'of which nothing was sent' },
    ],
  ]),
  ...guardsOf({ test: `${CHAIN}/swap-deadline.test.ts` }, [
    ['swap-not-found', 'a swap that a node has is not over', 'true', { only: 'reorganisation took back' }],
  ]),
  ...guardsOf({ test: `${RULES}/past-deadline.test.ts` }, [
    ['deadline-of-others', 'what others carry out is not over by an empty place', 'BigInt(effect.deadline);'],
    ['deadline-settled', 'a block that may change its place ends nothing', '0n'],
    ['nothing-waits', 'what waits may be the swap with another deadline'],
    ['no-code-since', 'what others may carry out since is not over', 'true'],
    ['deadline-all-read', 'each node was read before anything is over', '0'],
    ['nothing-mined-since', 'what was mined since may have been the swap', 'place.position.count'],
    ['block-past-deadline', 'a settled block is later than the deadline', 'true'],
    ['deadline-by-two', 'one node’s word of the time ends nothing', '0'],
    ['deadline-agreed', 'no node has it otherwise', 'some((isTrue) => isTrue)'],
  ]),
  ...guardsOf({ test: `${RULES}/stake-at-bank.test.ts` }, [
    ['vault-pinned', 'shares go to the pinned vault alone'],
    ['staked-token-pinned', 'the share that is staked is the pinned one'],
    ['stake-chain-pinned', 'a stake is on this chain'],
    ['stake-above-zero', 'a deposit has an amount'],
    ['stake-exists', 'a stake that the service does not know gets no deposit', 'return;'],
    ['stake-unreported', 'a stake with a deposit on record gets no other', 'false'],
    ['stake-waiting', 'a stake that waits for nothing gets no deposit', 'false'],
    ['same-stake', 'a stake that has changed is reviewed anew'],
    ['unmatched-deposit-refused', 'whose deposit it is must be answered', 'cause'],
    ['record-of-other-stake', 'a deposit of another stake is that one’s', 'owners.some(() => true)'],
  ]),
  ...guardsOf({ test: `${RULES}/simulate.test.ts` }, [
    ['arriving-least', 'a swap that would bring less is not asked for', 'true', { only: 'at least' }],
  ]),
];
