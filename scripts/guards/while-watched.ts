import { CHAIN, RULES, guardsOf } from './guard';

const file = (name: string) => `${CHAIN}/${name}.test.ts`;
const [nodes, network, unanswered] = [file('nodes'), file('network'), file('unanswered')];

/** What a wallet was asked for is watched: shown to be missing on a real chain. */
export const WHILE_WATCHED = [
  ...guardsOf({ test: unanswered }, [
    [
      'looked-for-first',
      'nothing is said not to be sent before it was looked for',
      null,
      { only: 'USDT is looked for during 20 seconds' },
    ],
  ]),
  ...guardsOf({ test: file('late-answers') }, [
    ['word-withdrawn', 'a word that was taken back is not taken', 'false', { only: 'a word that is taken back' }],
  ]),
  ...guardsOf({ test: unanswered }, [
    [
      'named-hash-as-asked',
      'a hash that is named is what was asked for',
      'if (sent) return claimed;',
      { only: 'USDT is not taken for another' },
    ],
    [
      'refused-met-again',
      'what was found and not taken is met again',
      'true',
      { test: file('second-question'), only: 'BNB is found after a reload' },
    ],
    ['closed-only', 'what is not closed is looked for on', null, { only: 'USDT is found where the first question' }],
  ]),
  ...guardsOf({ test: file('same-figures') }, [
    [
      'likelier-first',
      'of two attempts that look alike the likelier one has sent',
      null,
      { only: 'USDT what was sent for the second' },
    ],
    [
      'service-says-whose',
      'the bank says whose a payment is',
      null,
      { test: `${RULES}/adopt.test.ts`, only: 'another order' },
    ],
    ['found-may-be-this', 'what one order has only found may be the other one’s', null, { only: 'only found may be' }],
    [
      'found-asked-again',
      'the bank is asked once more before a found payment is paid',
      null,
      { only: 'USDT what the bank' },
    ],
    [
      'found-in-place',
      'the wallet’s hash is given up only for its own place',
      'true',
      { only: 'USDT a hash that our' },
    ],
    [
      'paid-takes-its-own',
      'an order that is paid takes no payment of another',
      null,
      { only: 'USDT a second question of an order that is paid' },
    ],
    ['order-that-was-asked-for', 'the bank’s word is about this order', null, { only: 'the bank’s word counts' }],
  ]),
  ...guardsOf({ test: file('edges') }, [
    ['verdict-of-this-hash', 'a verdict is of the hash that was looked at', null, { only: 'seen of one hash' }],
  ]),
  ...guardsOf({ test: file('one-node') }, [
    [
      'given-waited-for',
      'the wallet’s hash is waited for',
      null,
      { test: `${RULES}/in-place.test.ts`, only: 'waited for' },
    ],
    [
      'carried-out-by-two',
      'two nodes have it as carried out',
      '0',
      { test: `${RULES}/adopt.test.ts`, only: 'another account' },
    ],
    ['answer-to-this-question', 'an answer is to the question that was asked', null, { only: 'shifted by one' }],
    ['rival-by-two', 'what one node alone has put in a payment’s place is forgotten', '1', { only: 'in its place' }],
    [
      'last-count-by-two',
      'one node alone shows no last confirmation',
      'confirmations',
      { only: 'no last confirmation' },
    ],
  ]),
  ...guardsOf({ test: file('contracts') }, [
    [
      'contract-proves-nothing',
      'a stranger’s transaction proves nothing of a contract',
      null,
      { only: 'that the investor names' },
    ],
    ['place-of-another', 'what another account carries out has no place', 'false', { only: 'own making' }],
    ['named-waits', 'a hash that waits is not another one', 'false', { only: 'that the investor names while' }],
    [
      'carried-out-asked',
      'the bank is asked whose it is that another account carried out',
      null,
      { only: 'what the bank has it for' },
    ],
    ['exactly-due-of-contract', 'a contract pays exactly what was due', null, { only: 'another of its owners' }],
  ]),
  ...guardsOf({ test: file('interrupted') }, [
    ['rival-by-nonce', 'what stands in its own place is looked for', null, { only: 'tell of a cancellation' }],
    ['closed-by-two-answers', 'one wrong date closes nothing', null, { only: 'six hours ahead' }],
    ['closed-some-day', 'an order without an end bars no other for ever', 'notAfter.at', { only: 'hundred years' }],
  ]),
  ...guardsOf({ test: file('paid-elsewhere') }, [
    ['waiting-since', 'what waits is of after the question', null, { only: 'of before the question' }],
    ['waiting-found', 'what waits in the pool is found there', 'return null;', { only: 'USDT .* it is found there' }],
  ]),
  ...guardsOf({ test: `${RULES}/watch.test.ts` }, [
    ['stuck-for-a-while', 'a node that goes on is heard', '0'],
    ['two-far-ahead', 'one node ahead silences no other', '1'],
  ]),
  ...guardsOf({ test: `${RULES}/rival.test.ts` }, [
    ['read-on-new', 'of older blocks only those with a new transaction count'],
  ]),
  ...guardsOf({ test: network }, [
    [
      'rival-forgotten',
      'what took a payment’s place may be taken back',
      null,
      { test: file('replaced'), only: 'is found where it was sped up' },
    ],
    [
      'given-hash-kept',
      'sped up, the wallet’s hash stays known',
      'undefined',
      { test: file('replaced'), only: 'is found where it was sped up' },
    ],
    [
      'dropped-once-closed',
      'a payment that nobody knows is lost only once it is closed',
      null,
      { only: 'USDT is never gone for being unknown' },
    ],
    [
      'found-hash-adopted',
      'a transaction that is found under another hash is followed',
      null,
      { only: 'USDT is found under a hash' },
    ],
    [
      'alarm-kept',
      'an alarm outlives a reload',
      "'failed', failure: 'reverted'",
      { only: 'USDT that a wallet changed in its to' },
    ],
    [
      'own-hash-kept',
      'what took its place leaves its own hash on record',
      'hash: mined',
      { only: 'USDT is cancelled by another' },
    ],
    [
      'all-nodes-asked',
      'all nodes are asked before the last word',
      'told.slice(0, 1)',
      { test: nodes, only: 'USDT is paid where one of three' },
    ],
  ]),
  ...guardsOf({ test: network }, [
    [
      'failure-told',
      'a failure is told after a reload',
      'false',
      { test: `${RULES}/publish.test.ts`, only: 'says how an attempt has ended' },
    ],
  ]),
];
