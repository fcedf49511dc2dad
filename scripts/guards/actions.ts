import { CHAIN, PAYMENT_FAULTS, RULES, guardsOf } from './guard';

export const ACTIONS = [
  ...guardsOf({ file: 'src/tx/request/judge.ts', test: `${RULES}/judge.test.ts` }, [
    [
      'a revocation that leaves an allowance does not count as done',
      "allowed === 0n ? 'paid' : 'ineffective'",
      'allowed >= 0n',
    ],
    [
      'a swap that received less than the minimum does not count as full',
      'got >= BigInt(minReceived) && ',
      '',
      'brought less',
    ],
    [
      'a swap that paid more than the maximum does not count as full',
      'BigInt(minReceived) && paid <= BigInt(maxPaid)',
      'BigInt(minReceived)',
      'cost more',
    ],
    [
      'a swap that has moved anything is not repeated',
      "got > 0n || paid > 0n || showsSwap(effect, logs) ? 'short' : 'ineffective'",
      'got > 0n && paid > 0n',
    ],
    [
      'a contract’s approval is recognised only if it is enough',
      "judgeAllowance(effect, logs) === 'paid'",
      'allowedIn(effect, logs).length > 0',
    ],
    [
      'a contract’s wrapping is recognised only by the exact amount',
      'amountsWrapped(logs, effect.direction, effect).includes(BigInt(effect.amount))',
      'true',
    ],
    [
      'tokens that a contract receives without paying do not count as its swap',
      'isWithinLimits(effect, moved) && moved.paid > 0n',
      'isWithinLimits(effect, moved)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/request/matches-request.ts', test: `${RULES}/judge.test.ts` }, [
    ['an approval with appended bytes does not match the request', 'asked.length === sent.length && ', ''],
    [
      'an approval of another spender does not match the request',
      'sent.length && asked.slice(0, BEFORE_AMOUNT) === sent.slice(0, BEFORE_AMOUNT)',
      'sent.length',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/approval.ts', test: `${RULES}/swap-intents.test.ts` }, [
    ['an approval is only for the pinned router and tokens', '!pins || !contract || amount === null', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/wrapping.ts', test: `${RULES}/swap-intents.test.ts` }, [
    ['BNB is wrapped only by the pinned contract', '!pins || !amount', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap-intent.ts', test: `${RULES}/swap-intents.test.ts` }, [
    [
      'the limits of a swap follow from its quote and its slippage',
      'due.maxPaid !== maxPaid || due.minReceived !== minReceived',
      'false',
    ],
    ['a swap with an unknown route is refused', '!isRouteBetween(swap) || !isMinutes', 'false', 'ends where it begins'],
    [
      'a swap does not wait for more than an hour',
      '(!isRouteBetween(swap) || !isMinutes',
      '(!isRouteBetween(swap)',
      'a deadline of more than an hour',
    ],
  ]),
  ...guardsOf({ file: 'src/domain/swap/much-better.ts', test: `${RULES}/swap-better.test.ts` }, [
    ['a slightly better price is accepted even without slippage', ': DEFAULT_SLIPPAGE_BPS', ': 0n'],
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
      'a market with other decimals is rejected',
      'read.decimals.some((one) => one !== DECIMALS)',
      'false',
      'one node alone',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap.ts', test: `${CHAIN}/swapping.test.ts` }, [
    [
      'a worse price requires a new review',
      'own.quote.got < minReceived || own.quote.paid > maxPaid',
      'false',
      'got worse than was accepted',
    ],
    [
      'a much better price requires a new review',
      'isMuchBetter(best.quote, { paid, got }, BigInt(slippageBps))',
      'false',
      'much better',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${RULES}/earlier-attempts.test.ts` }, [
    [
      'an attempt is dated by its block if the visitor’s clock is ahead',
      'submitted < mined ? submitted : mined',
      'BigInt(entry.at)',
      'from the time of its block',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap.ts', test: `${CHAIN}/actions-attacked.test.ts` }, [
    [
      'a swap closes some hours after its deadline',
      'MAX_MINUTES * 60_000 + CLOSES_AFTER_MS',
      '24 * MAX_MINUTES * 60_000',
      'a dropped swap',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/actions-attacked.test.ts` }, [
    [
      'an approval is attached to the attempt that requested its amount',
      'isWithin(data, input) ? LIKELY_MS : 0',
      '0',
      'are not mixed up',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/past-deadline.ts', test: `${CHAIN}/swap-deadline.test.ts` }, [
    ['a swap that a node has does not expire', '!made.includes(true)', 'true', 'reorganised transaction'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/past-deadline.ts', test: `${RULES}/past-deadline.test.ts` }, [
    [
      'a swap that others may send does not expire',
      'isContract || isDelegated ? null : BigInt(effect.deadline)',
      'BigInt(effect.deadline);',
    ],
    ['a swap does not expire by a block that may be reorganised', '>= REORG_DEPTH', '>= 0n'],
    ['a swap does not expire while a transaction of the account is pending', 'withPool <= mined && ', ''],
    ['a swap does not expire if the account has code by now', "code === 'none'", 'true'],
    ['a swap does not expire before every node was searched', 'nodes.length', '0'],
    [
      'a swap does not expire if a transaction was mined since submit',
      '=== minedNonceCount',
      '=== place.position.count',
    ],
    ['a swap does not expire before a settled block is past its deadline', 'time > deadline', 'true'],
    ['a swap does not expire if only one node confirms it', 'received.length > 1 &&', 'received.length > 0 &&'],
    ['a swap does not expire if one node disagrees', 'received.every', 'received.some((isTrue) => isTrue)'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/stake.ts', test: `${RULES}/stake-at-bank.test.ts` }, [
    ['a stake goes only to the pinned vault', "isSameAddress(stake.vaultAddress ?? '', vault ?? '') &&\n    ", ''],
    ['only the pinned token is staked', "'') &&\n    isSameAddress(stake.contract ?? '', fnxToken)", "'')"],
    ['a stake on another chain is refused', 'fnxToken) &&\n    stake.chainId === chain.id', 'fnxToken)'],
    ['a deposit without an amount is refused', '!stake.expiresAt || !amount', '!stake.expiresAt'],
    [
      'a stake that the service does not know gets no deposit',
      "(!now) throw new ActionFault('order-ended');",
      '(!now) return;',
    ],
    ['a stake with a deposit on record gets no second deposit', '!ended.includes(txHash.toLowerCase())', 'false'],
    ['a stake that is not pending gets no deposit', "status !== 'PENDING'", 'false'],
    [
      'a stake that has changed requires a new review',
      'JSON.stringify(agreed(reviewed)) !== JSON.stringify(agreed(now))',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/stake-record.ts', test: `${RULES}/stake-at-bank.test.ts` }, [
    [
      'a deposit is not ignored if the service cannot say whose it is',
      "new ActionFault('service-unreachable', { cause })",
      'cause',
    ],
    [
      'a deposit on record for another stake is not this stake’s',
      "owners.some(({ _id }) => _id === stakeId) ? 'this' : 'another'",
      'owners.some(() => true)',
    ],
    [
      'the transaction of two deposits belongs to each stake',
      'owners.some(({ _id }) => _id === stakeId)',
      'owners.every(({ _id }) => _id === stakeId)',
      'for another stake too',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/simulate.ts', test: `${RULES}/simulate.test.ts` }, [
    ['a swap that would receive less than the minimum is refused', 'arriving >= amount', 'true', 'less would arrive'],
  ]),
  ...guardsOf({ file: 'src/parts/transaction/use-retired.ts', test: `${PAYMENT_FAULTS}/last-result.test.tsx` }, [
    [
      'an action that may have arrived is not replaced by an empty form',
      'hasProvenEnd(storedStateOf(key))',
      "!['idle', 'pending'].includes(storedStateOf(key).step)",
      'may have arrived',
    ],
  ]),
];
