import { CHAIN, RULES, guardsOf } from './guard';

export const NODES_AGREE = [
  ...guardsOf({ file: 'src/chain/agreement.ts', test: `${RULES}/agreement.test.ts` }, [
    ['two nodes must agree where several are configured', 'Math.min(2', 'Math.min(1'],
    ['the answer of the only configured node is not final', 'answers.length > 1', 'true'],
    ['heights that are far apart do not agree', 'height <= FAR', 'height <= 1_000_000n'],
    ['one high gas price decides nothing', 'quorumOf(answers) - 1', '0'],
    ['a gas estimate above the cap is ignored', 'gas <= cap', 'true'],
    ['the highest gas estimate is used', '=> (gas > high', '=> (gas < high'],
    ['the gas limit has room for a first write', 'gasMarginOf(highest)', 'highest / 4n'],
    ['a chain that is ahead of the service is not on time', 'one - other <= by', 'true'],
    ['a chain that is behind the service is not on time', 'other - one <= by', 'true'],
  ]),
  ...guardsOf({ file: 'src/chain/ask-nodes.ts', test: `${RULES}/agreement.test.ts` }, [
    ['nodes that differ are read again', 'Date.now() >= until', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/search/anchor.ts', test: `${RULES}/anchor.test.ts` }, [
    ['a block may be two minutes older than submit', '- OLDER_BY_MS', '- 0n'],
    ['two nodes must report the same call', 'to?.toLowerCase(),\n  value,', 'to?.toLowerCase(),\n  undefined,'],
    ['a transaction with a nonce below the nonce count is an older one', 'nonce < minedNonceCount', 'false'],
    ['a transaction mined long before submit is not attached', 'isTooOld(entry, minedAt)', 'false'],
    ['a transaction counted before submit is not attached', 'wasNonceUsedAtSubmit(entry, sent.nonce)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${RULES}/observe.test.ts` }, [
    [
      'without a nonce count the block’s time shows which transactions are older',
      '? isTooOld(entry, await node.blockTime(block))',
      '? false',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/simulate.ts', test: `${RULES}/simulate.test.ts` }, [
    ['the simulation uses the gas limit of the request', 'data, gas: gas', 'data, gas: undefined'],
  ]),
  ...guardsOf({ file: 'src/chain/swap/revert.ts', test: `${RULES}/payable.test.ts` }, [
    [
      'a call that runs out of gas on a node counts as refused',
      'texts.some((message) => OUT_OF_GAS.test(message))',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${RULES}/uncounted.test.ts` }, [
    ['the account’s transactions are not searched without a nonce count', 'begun === null', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/search/anchor.ts', test: `${RULES}/attach-hash.test.ts` }, [
    [
      'two nodes must report a found transaction at the same position',
      "agreement.type !== 'agreed'",
      'false',
      'only one of two nodes answers',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/older-transfer.test.ts` }, [
    [
      'one node alone does not set the nonce count',
      "counts.agreement.type === 'agreed' ? counts.agreement.value.mined : null",
      'counts.answers[0]?.mined ?? null',
      'only one node answered at the submit',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/anchor.ts', test: `${CHAIN}/waited-before.test.ts` }, [
    [
      'a transaction that was in the pool before the request is not attached',
      'similarPending?.includes(hash.toLowerCase()) === true',
      'false',
      'waits in the pool',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/waited-before.test.ts` }, [
    [
      'a wallet’s answer with a hash that was in the pool before is rejected',
      'wasPendingAtSubmit(entry, hash)',
      'false',
      'is not accepted as the wallet’s answer',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/waited-before.test.ts` }, [
    [
      'a node cannot fill the journal with pending transactions',
      'matches.slice(0, MAX_PER_NODE',
      'matches.slice(0, 9e9',
      'invents pending transactions',
    ],
    ['a node cannot make an entry unreadable', 'HASH.test(hash)', 'true', 'invents pending transactions'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/chain-readings.ts', test: `${CHAIN}/older-transfer.test.ts` }, [
    [
      'a payment is refused if the nodes keep disagreeing',
      "throw new ActionFault('nodes-disagree');",
      '',
      'keep reporting',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap.ts', test: `${CHAIN}/lying-clock-and-gas.test.ts` }, [
    [
      'one node with another time stops a swap',
      '!isOnTime(time, engine.clock.now(), CLOCKS_WITHIN_S.swap)',
      'false',
      'a year ahead.*although two',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${RULES}/search-reorganised.test.ts` }, [
    ['transactions in blocks that may be reorganised are read again', 'if (block <= final) position =', 'position ='],
    [
      'a block without the next transaction counts as read only once no reorganisation can change it',
      'block <= look.final || mine',
      'true || mine',
    ],
    [
      'a reorganisation that leaves the next transaction in its block skips no transaction',
      '|| mine.some(({ nonce }) => nonce === from.count)',
      '|| mine.length > 0',
      'moved the next transaction out',
    ],
    ['the search continues after a delegation', 'block <= look.final || mine', 'mine', 'a delegation used long ago'],
    [
      'a search whose calls have run out continues with the block that was not read',
      'isNext ? block - 1n : block',
      'block',
      'after \\d+ of 20 calls',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-fault.ts', test: `${CHAIN}/slept-before-nodes.test.ts` }, [
    [
      'code that could not be loaded is not reported as a fault of the wallet',
      "  ['ChunkLoadError', 'service-unreachable'],\n",
      '',
      'without blaming',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/slept-before-nodes.test.ts` }, [
    [
      'the age of the checks includes the loading of the nodes’ code',
      'const readAt = Date.now();\n  const nodes = skippingSlowNodes(await engine.nodes());',
      'const nodes = skippingSlowNodes(await engine.nodes());\n  const readAt = Date.now();',
    ],
  ]),
];
