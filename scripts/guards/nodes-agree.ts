import { CHAIN, RULES, guardsOf } from './guard';

export const NODES_AGREE = [
  ...guardsOf({ file: 'src/chain/agreement.ts', test: `${RULES}/agreement.test.ts` }, [
    ['two nodes must agree where several are configured', 'Math.min(2', 'Math.min(1'],
    ['the only configured node makes nothing final', 'answers.length > 1', 'true'],
    ['heights that are far apart do not agree', 'height <= FAR', 'height <= 1_000_000n'],
    ['one high price of gas decides nothing', 'quorumOf(answers) - 1', '0'],
    ['an estimate of gas above the cap is not believed', 'gas <= cap', 'true'],
    ['the highest estimate of gas is named', '=> (gas > high', '=> (gas < high'],
    ['a call has room for a first write', 'gasMarginOf(highest)', 'highest / 4n'],
    ['a chain ahead of the service is not on time', 'one - other <= by', 'true'],
    ['a chain behind the service is not on time', 'other - one <= by', 'true'],
  ]),
  ...guardsOf({ file: 'src/chain/ask-nodes.ts', test: `${RULES}/agreement.test.ts` }, [
    ['nodes that differ are read again', 'Date.now() >= until', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/anchor.ts', test: `${RULES}/anchor.test.ts` }, [
    ['a block may be two minutes older than submit', '- OLDER_BY_MS', '- 0n'],
    ['two nodes must have the same call', 'to?.toLowerCase(),\n  value,', 'to?.toLowerCase(),\n  undefined,'],
    ['a nonce below the count is from before', 'nonce < minedCount', 'false'],
    ['what was mined long before submit is not taken', 'isTooOld(entry, minedAt)', 'false'],
    ['what was counted before submit is not taken', 'isCountedBefore(entry, sent.nonce)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/observe.ts', test: `${RULES}/observe.test.ts` }, [
    [
      'without a count the block’s time tells what is from before',
      'isTooOld(entry, await node.blockTime(block))',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/simulate.ts', test: `${RULES}/simulate.test.ts` }, [
    ['the simulation has the gas that is named', 'data, gas: gas', 'data, gas: undefined'],
  ]),
  ...guardsOf({ file: 'src/chain/swap/revert.ts', test: `${RULES}/payable.test.ts` }, [
    ['a node on which the call runs out of gas has refused it', 'texts.some((said) => OUT_OF_GAS.test(said))', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/search.ts', test: `${RULES}/uncounted.test.ts` }, [
    ['without a count no transactions of the account are searched', 'begun === null', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/anchor.ts', test: `${RULES}/attach-hash.test.ts` }, [
    [
      'two nodes must have a found transaction in one place',
      "agreement.is !== 'agreed'",
      'false',
      'one alone is there',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/older-transfer.test.ts` }, [
    [
      'one node alone reports no count',
      "counts.agreement.is === 'agreed' ? counts.agreement.value.mined : null",
      'counts.answers[0]?.mined ?? null',
      'one node alone answered',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/anchor.ts', test: `${CHAIN}/waited-before.test.ts` }, [
    [
      'what waited in the pool before is not its own',
      'before?.includes(hash.toLowerCase()) === true',
      'false',
      'waits in the pool',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/waited-before.test.ts` }, [
    ['a wallet cannot name what waited before', 'hasWaitedBefore(entry, sought)', 'false', 'answers with the hash'],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/waited-before.test.ts` }, [
    [
      'a node cannot fill the journal with what waits',
      'waiting.slice(0, MOST_OF_A_NODE',
      'waiting.slice(0, 9e9',
      'invents pending transactions',
    ],
    ['a node cannot make an entry unreadable', 'HASH.test(hash)', 'true', 'invents pending transactions'],
  ]),
  ...guardsOf({ file: 'src/tx/chain-readings.ts', test: `${CHAIN}/older-transfer.test.ts` }, [
    ['nodes that keep differing are refused', "throw new PaymentFault('nodes-disagree');", '', 'keep reporting'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap.ts', test: `${CHAIN}/lying-clock-and-gas.test.ts` }, [
    [
      'one node with another time stops a swap',
      '!isOnTime(time, serviceNow(), CLOCKS_WITHIN_S.swap)',
      'false',
      'a year ahead.*beside two honest',
    ],
  ]),
];
