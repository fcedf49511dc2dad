import { CHAIN, RULES, guardsOf } from './guard';

/** Which figures two nodes must report, and what one of them may never decide. */
export const NODES_AGREE = [
  ...guardsOf({ test: `${RULES}/agreement.test.ts` }, [
    ['quorum-of-two', 'two nodes must agree where several are configured', '1'],
    ['one-is-not-final', 'the only configured node makes nothing final', 'true'],
    ['heights-near', 'heights that are far apart do not agree', '1_000_000n'],
    ['price-by-two', 'one high price of gas decides nothing', '0'],
    ['gas-cap', 'an estimate of gas above the cap is not believed', 'true'],
    ['highest-gas', 'the highest estimate of gas is named', '<'],
    ['gas-margin', 'a call has room for a first write', 'highest / 4n'],
    ['chain-not-ahead', 'a chain ahead of the service is not on time', 'true'],
    ['chain-not-behind', 'a chain behind the service is not on time', 'true'],
    ['read-again-for-seconds', 'nodes that differ are read again', 'true'],
  ]),
  ...guardsOf({ test: `${RULES}/anchor.test.ts` }, [
    ['block-not-older', 'a block may be two minutes older than submit', '0n'],
    ['call-by-two', 'two nodes must have the same call', 'undefined'],
    ['nonce-not-below-count', 'a nonce below the count is from before', 'false'],
    ['found-block-time', 'what was mined long before submit is not taken', 'false'],
    ['found-nonce', 'what was counted before submit is not taken', 'false'],
  ]),
  ...guardsOf({ test: `${RULES}/observe.test.ts` }, [
    ['stale-by-time', 'without a count the block’s time tells what is from before', 'false'],
  ]),
  ...guardsOf({ test: `${RULES}/simulate.test.ts` }, [
    ['simulated-with-gas', 'the simulation has the gas that is named', 'undefined'],
  ]),
  ...guardsOf({ test: `${RULES}/payable.test.ts` }, [
    ['out-of-gas-refuses', 'a node on which the call runs out of gas has refused it', 'false'],
  ]),
  ...guardsOf({ test: `${RULES}/uncounted.test.ts` }, [
    ['uncounted-not-searched', 'without a count no transactions of the account are searched', null],
  ]),
  ...guardsOf({ test: `${CHAIN}/older-transfer.test.ts` }, [
    [
      'place-by-two',
      'two nodes must have a found transaction in one place',
      null,
      { test: `${RULES}/adopt.test.ts`, only: 'one alone is there' },
    ],
    [
      'count-by-two',
      'one node alone reports no count',
      'counts.answers[0]?.mined ?? null',
      { only: 'one node alone answered' },
    ],
    [
      'waited-before',
      'what waited in the pool before is not its own',
      'false',
      { test: `${CHAIN}/waited-before.test.ts`, only: 'waits in the pool' },
    ],
    [
      'answer-that-waited',
      'a wallet cannot name what waited before',
      'false',
      { test: `${CHAIN}/waited-before.test.ts`, only: 'answers with the hash' },
    ],
    [
      'pool-bounded',
      'a node cannot fill the journal with what waits',
      '9e9',
      { test: `${CHAIN}/waited-before.test.ts`, only: 'invents what waits' },
    ],
    [
      'pool-hashes-only',
      'a node cannot make an entry unreadable',
      'true',
      { test: `${CHAIN}/waited-before.test.ts`, only: 'invents what waits' },
    ],
    ['split-is-refused', 'nodes that keep differing are refused', null, { only: 'keep reporting' }],
  ]),
  ...guardsOf({ test: `${CHAIN}/lying-clock-and-gas.test.ts` }, [
    ['chain-on-time', 'one node with another time stops a swap', null, { only: 'a year ahead.*beside two honest' }],
  ]),
];
