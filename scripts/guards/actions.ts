import { CHAIN, RULES, guardsOf } from './guard';

export const DEEDS = [
  ...guardsOf({ file: 'src/tx/judge.ts', test: `${RULES}/judge.test.ts` }, [
    ['an approval that leaves a rest is not taken back', "allowed === 0n ? 'full' : 'none'", 'allowed >= 0n'],
    ['a swap that brought less is not all of it', 'got >= BigInt(least) && ', '', 'brought less'],
    [
      'a swap that cost more is not what was accepted',
      'BigInt(least) && paid <= BigInt(most)',
      'BigInt(least)',
      'cost more',
    ],
    [
      'a swap that has moved anything is not made again',
      "got > 0n || paid > 0n ? 'partial' : 'none'",
      'got > 0n && paid > 0n',
    ],
    [
      'of a contract’s approvals the exact one is its own',
      'allowedIn(effect, logs).at(-1) === BigInt(effect.amount)',
      'allowedIn(effect, logs).length > 0',
    ],
    [
      'of what a contract wraps the exact amount is its own',
      'movedByWrapping(logs, effect.way, effect) === BigInt(effect.amount)',
      'true',
    ],
    ['what a contract is given is no swap of its own', "'full' && moved.paid > 0n", "'full'"],
  ]),
  ...guardsOf({ file: 'src/tx/matches-request.ts', test: `${RULES}/judge.test.ts` }, [
    ['an approval has no bytes behind it', 'asked.length === sent.length && ', ''],
    [
      'an approval is for the spender that was seen',
      'sent.length && asked.slice(0, BEFORE_AMOUNT) === sent.slice(0, BEFORE_AMOUNT)',
      'sent.length',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/approval.ts', test: `${RULES}/swap-intents.test.ts` }, [
    ['an approval is for the pinned router and tokens alone', '!pins || !contract || amount === null', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/wrapping.ts', test: `${RULES}/swap-intents.test.ts` }, [
    ['coin is wrapped by the pinned contract alone', '!pins || !amount', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap-intent.ts', test: `${RULES}/swap-intents.test.ts` }, [
    [
      'the limits of a swap follow from its quote and its slippage',
      'due.most !== most || due.least !== least',
      'false',
    ],
    ['a swap goes by a route that is known', '!isRouteBetween(swap) || !isMinutes', 'false', 'circle'],
    [
      'a swap does not wait for more than an hour',
      '(!isRouteBetween(swap) || !isMinutes',
      '(!isRouteBetween(swap)',
      'more than an hour',
    ],
  ]),
  ...guardsOf({ file: 'src/domain/swap/much-better.ts', test: `${RULES}/swap-better.test.ts` }, [
    ['a price may get a little better where no slippage is allowed', ': DEFAULT_SLIPPAGE_BPS', ': 0n'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap.ts', test: `${CHAIN}/swapping.test.ts` }, [
    [
      'a token with other decimals is not swapped',
      'decimals.some((one) => one !== DECIMALS)',
      'false',
      'other decimals',
    ],
  ]),
  ...guardsOf({ file: 'src/features/swap/model/market.ts', test: `${CHAIN}/swapping.test.ts` }, [
    [
      'a node that counts a token otherwise makes no market',
      'read.decimals.some((one) => one !== SWAP_DECIMALS)',
      'false',
      'one node alone',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap.ts', test: `${CHAIN}/swapping.test.ts` }, [
    [
      'a price that got worse is accepted anew',
      'own.quote.got < least || own.quote.paid > most',
      'false',
      'got worse than was accepted',
    ],
    [
      'a price of before is not sent',
      'isMuchBetter(best.quote, { paid, got }, BigInt(slippageBps))',
      'false',
      'much better',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/not-done-yet.ts', test: `${CHAIN}/actions-attacked.test.ts` }, [
    [
      'an attempt was made when its block was, whatever the visitor’s clock says',
      'submitted < mined ? submitted : mined',
      'BigInt(entry.at)',
      'days ahead',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/closes-at.ts', test: `${CHAIN}/actions-attacked.test.ts` }, [
    [
      'a swap is over some hours after its deadline',
      "kind === 'swap' ? LONGEST_SWAP_MS + CLOSES_AFTER_MS : A_DAY_MS",
      'A_DAY_MS',
      'a dropped swap',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/actions-attacked.test.ts` }, [
    [
      'an approval is taken for the one that asked for its amount',
      'isWithin(data, input) ? LIKELY_MS : 0',
      '0',
      'are not mixed up',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/past-deadline.ts', test: `${CHAIN}/swap-deadline.test.ts` }, [
    ['a swap that a node has is not over', '!made.includes(true)', 'true', 'reorganised transaction'],
  ]),
  ...guardsOf({ file: 'src/tx/past-deadline.ts', test: `${RULES}/past-deadline.test.ts` }, [
    [
      'what others carry out is not over by an empty place',
      'isContract || lendsCode ? null : BigInt(effect.deadline)',
      'BigInt(effect.deadline);',
    ],
    ['a block that may change its place ends nothing', '>= UNSETTLED', '>= 0n'],
    ['what waits may be the swap with another deadline', 'withPool <= mined && ', ''],
    ['what others may carry out since is not over', "code === 'none'", 'true'],
    ['each node was read before anything is over', 'each.length', '0'],
    ['what was mined since may have been the swap', '=== minedCount', '=== place.position.count'],
    ['a settled block is later than the deadline', 'time > deadline', 'true'],
    ['one node’s word of the time ends nothing', 'heard.length > 1 &&', 'heard.length > 0 &&'],
    ['no node has it otherwise', 'heard.every', 'heard.some((isTrue) => isTrue)'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/stake.ts', test: `${RULES}/stake-at-bank.test.ts` }, [
    ['shares go to the pinned vault alone', "isSameAddress(stake.vaultAddress ?? '', vault ?? '') &&\n    ", ''],
    ['the share that is staked is the pinned one', "'') &&\n    isSameAddress(stake.contract ?? '', fnxToken)", "'')"],
    ['a stake is on this chain', 'fnxToken) &&\n    stake.chainId === chain.id', 'fnxToken)'],
    ['a deposit has an amount', '!stake.expiresAt || !amount', '!stake.expiresAt'],
    [
      'a stake that the service does not know gets no deposit',
      "(!now) throw new PaymentFault('order-ended');",
      '(!now) return;',
    ],
    ['a stake with a deposit on record gets no other', '!ended.includes(txHash.toLowerCase())', 'false'],
    ['a stake that waits for nothing gets no deposit', "status !== 'PENDING'", 'false'],
    [
      'a stake that has changed is reviewed anew',
      'JSON.stringify(agreed(reviewed)) !== JSON.stringify(agreed(now))',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/stake-at-bank.ts', test: `${RULES}/stake-at-bank.test.ts` }, [
    ['whose deposit it is must be answered', "new PaymentFault('service-away', { cause })", 'cause'],
    [
      'a deposit of another stake is that one’s',
      "owners.every(({ _id }) => _id === stakeId) ? 'this' : 'another'",
      'owners.some(() => true)',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/simulate.ts', test: `${RULES}/simulate.test.ts` }, [
    ['a swap that would bring less is not asked for', 'arriving >= amount', 'true', 'at least'],
  ]),
];
