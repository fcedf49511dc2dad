import { CHAIN, RULES, guardsOf } from './guard';

const file = (name: string) => `${CHAIN}/${name}.test.ts`;
const [nodes, network, unanswered] = [file('nodes'), file('network'), file('unanswered')];

/** What a wallet was asked for is watched: shown to be missing on a real chain. */
export const WHILE_WATCHED = [
  ...guardsOf({ test: unanswered }, [
    [
      'looked-for-first',
      'nothing is said not to be sent before it was looked for',
      'false',
      { only: 'USDT is looked for during 20 seconds' },
    ],
  ]),
  ...guardsOf({ test: unanswered }, [
    [
      'named-hash-as-asked',
      'a hash that is named is what was asked for',
      'if (sent) return claimed;',
      { only: 'USDT is not taken for another' },
    ],
    ['closed-only', 'what is not closed is looked for on', null, { only: 'USDT is found where the first question' }],
  ]),
  ...guardsOf({ test: network }, [
    [
      'rival-forgotten',
      'what took a payment’s place may be taken back',
      null,
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
