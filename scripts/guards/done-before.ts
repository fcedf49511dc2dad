import { CHAIN, RULES, guardsOf, type Guard } from './guard';

/** Actions that were done already: by a replacement, by another account, or before a crash. */
export const DONE_BEFORE: readonly Guard[] = [
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${RULES}/observe.test.ts` }, [
    ['a replacement by a batch may have paid the BNB', "return input !== '0x';", 'return false;', 'in BNB is altered'],
    [
      'an empty call to the account itself pays no one',
      "return input !== '0x';",
      'return true;',
      'in BNB is cancelled',
    ],
    [
      'a call that sends BNB may have passed it on to the payee',
      "(value > 0n && input !== '0x') || ",
      '',
      'in BNB is altered',
    ],
    [
      'a replacement to an account with code may have paid the BNB',
      "!== 'none'",
      "=== 'delegated'",
      'in BNB is altered',
    ],
    [
      'a transfer to an account without code pays only that account',
      "!== 'none'",
      "!== 'delegated'",
      'in BNB is cancelled',
    ],
    ['a call that sends no BNB pays no one', 'value > 0n ? called : from', 'called', 'in BNB is cancelled'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${CHAIN}/carried-out.test.ts` }, [
    ['wrapping by a relay is found', 'await node.wrappings({ ...effect, ...blocks })', '[]', 'wrapping'],
  ]),
  ...guardsOf({ file: 'src/tx/search/swaps-in.ts', test: `${CHAIN}/carried-out.test.ts` }, [
    ['a swap by a relay is found', 'showsSwap(effect, receipt.logs)', 'false', 'a swap that pays'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${CHAIN}/one-logging-node.test.ts` }, [
    [
      'a node that refuses its logs shows what the account has sent',
      'await sentAsRequested(range, intent, node).catch(() => [])',
      '[]',
      'one lagging node',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${RULES}/unpaid-without-logs.test.ts` }, [
    ['a node that refuses its logs proves nothing', 'if (failure !== undefined) throw failure;', ''],
    ['a node that does not answer is asked no more', 'if (isNoAnswer(failure)) throw failure;', ''],
  ]),
  ...guardsOf({ file: 'src/tx/search/swaps-in.ts', test: `${RULES}/unpaid-swaps.test.ts` }, [
    [
      'a node without the receipt of a swap counts as not searched',
      "if (!receipt) throw new Error('This node has a log without its receipt');",
      'if (!receipt) return [];',
    ],
    ['an account with too many transfers to search is refused', 'mined.size > MAX_TRANSACTIONS', 'false'],
    ['transfers of tiny amounts are not read', 'amount * 2n >= limit && ', ''],
    ['transfers of huge amounts are not read', ' && amount <= limit * 2n', ''],
  ]),
  ...guardsOf({ file: 'src/tx/request/judge.ts', test: `${RULES}/judge.test.ts` }, [
    ['a swap of another amount is another swap', '&& isExact', '', 'with other limits'],
    [
      'a transfer without a swap does not count as a swap',
      'paid.length > 0 && got.length > 0 && ',
      '',
      'with other limits',
    ],
    ['a swap within a batch is recognised', ' || isShownWithinLimits(effect, logs)', '', 'with a fee'],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${CHAIN}/carried-out.test.ts` }, [
    ['BNB of a delegated account is not sent again', 'isDelegated || ', '', 'which leaves no log'],
    [
      'BNB of an account that was delegated later is not sent again',
      "(await node.codeOf(from)) !== 'none'",
      'false',
      'delegated later',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${CHAIN}/lost-entry.test.ts` }, [
    ['a renewed review is searched since the first one', 'Math.max(firstMadeAt,', 'Math.max(madeAt,', 'renewed'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/review.ts', test: `${CHAIN}/renewed-dates.test.ts` }, [
    [
      'a renewed review keeps the time of the first one',
      'firstMadeAt <= madeAt ? firstMadeAt : madeAt - RENEWED_SEARCHED_MS',
      'madeAt',
      'a correctly dated review',
    ],
    [
      'a first review with a date in the future does not shorten the search',
      'firstMadeAt <= madeAt ? firstMadeAt : madeAt - RENEWED_SEARCHED_MS',
      'firstMadeAt',
      'dated in the future',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${RULES}/earlier-attempts.test.ts` }, [
    [
      'a renewed review may date from a clock that was ahead of the chain',
      '(isRenewed ? MAX_CLOCK_DIFFERENCE_MS : 0)',
      '0',
      'the date of its first review',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/request/matches-request.ts', test: `${RULES}/in-pool.test.ts` }, [
    ['a pending swap with another limit is the same swap', "effect.type !== 'swap'", 'true', 'a pending swap'],
  ]),
  ...guardsOf({ file: 'src/tx/search/in-pool.ts', test: `${RULES}/in-pool.test.ts` }, [
    [
      'a swap inside another transaction is found',
      '[[withoutHexPrefix(effect.router)], [abiWord(effect.maxPaid), abiWord(effect.minReceived)]]',
      'null',
      'a pending swap',
    ],
    [
      'wrapping inside another transaction is found',
      '[[withoutHexPrefix(effect.wrapped)], [abiWord(effect.amount)]]',
      'null',
      'pending wrapping',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${CHAIN}/two-in-one-transaction.test.ts` }, [
    [
      'one transaction can carry out two equal requests',
      'paid.filter((one) => one.hash === hash).length',
      '1',
      'two equal transfers',
    ],
    [
      'the service’s record of one order does not hide an equal payment in the same transaction',
      '(times === 1 && (await isOfAnother(engine, hash, intent)))',
      '(await isOfAnother(engine, hash, intent))',
      'two equal orders',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/rivals.ts', test: `${CHAIN}/two-in-one-transaction.test.ts` }, [
    ['one action has only one of the equal transfers in a transaction', '.size >= times', '.size > 0', 'two equal'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${CHAIN}/reorganised-while-searched.test.ts` }, [
    [
      'a payment that a reorganisation moves during the search is found',
      'first.hash ?? (await lookOnce(engine, context, node, first.searched)).hash',
      'first.hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/range.ts', test: `${CHAIN}/reorganised-while-searched.test.ts` }, [
    [
      'a payment that a reorganisation puts into a newer block is found',
      'max(searched.head, head)',
      'searched.head',
      'newer block',
    ],
  ]),
];
