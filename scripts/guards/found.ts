import { CHAIN, RULES, guardsOf } from './guard';

const file = (name: string) => `${CHAIN}/${name}.test.ts`;

/** What other accounts carry out, and what is found in place of a hash: shown to be missing on a real chain. */
export const FOUND = [
  ...guardsOf({ test: file('relays') }, [
    [
      'looked-for-once-more',
      'nothing is said not to be sent while a node shows it',
      'false',
      { only: 'has not named its hash' },
    ],
    [
      'coin-of-lent-code',
      'coin that another account moves is not told to be no payment',
      'false',
      { only: 'nobody can tell' },
    ],
    ['lent-code-kept', 'that an account lends itself a code is written down', '{}', { only: 'nobody can tell' }],
    ['hidden-not-confirmed', 'what nobody can tell is confirmed by nothing', 'true', { only: 'nobody can tell' }],
  ]),
  ...guardsOf({ test: file('found-in-place') }, [
    [
      'own-not-carried-out',
      'an account’s own transaction is carried out by nobody else',
      null,
      { only: 'one node says' },
    ],
    ['find-is-spent', 'what a find costs is spent too', null, { only: 'under 20 calls' }],
    [
      'contract-by-two',
      'what a contract’s hash stands for is not waited for',
      null,
      { test: `${RULES}/in-place.test.ts`, only: 'contract’s hash' },
    ],
    [
      'agreed-as-asked',
      'what two nodes know as another call is not taken',
      'true',
      { test: `${RULES}/adopt.test.ts`, only: 'another call' },
    ],
    [
      'found-told-to-anew',
      'a question of a review made anew is told that the old one was sent',
      null,
      { test: `${CHAIN}/second-question.test.ts`, only: 'made anew says' },
    ],
    [
      'same-action-no-twin',
      'a review made anew is no likelier than the old one',
      'true',
      { test: `${CHAIN}/second-question.test.ts`, only: 'by the chain' },
    ],
    [
      'mined-meanwhile',
      'nothing is said not to be sent once two nodes have mined it',
      'false',
      { test: `${CHAIN}/lone-count.test.ts` },
    ],
    ['waited-from-hash', 'the wallet’s hash is waited for from when it came', 'entry.at', { only: 'came late' }],
    [
      'rivalless-searched',
      'a relay’s payment is looked for where nothing took its place',
      'true',
      { only: 'fell out of their pools' },
    ],
    ['own-still-waits', 'an own transaction that a node has may be mined', 'false', { only: 'has in its pool' }],
    [
      'place-read',
      'the place that nodes have read counts first',
      '(entry.place ?? entry.minedCount)',
      { test: `${RULES}/in-place.test.ts`, only: 'nodes have read' },
    ],
    [
      'strangers-hash-searched',
      'another account’s hash that waits hides no payment',
      'false',
      { only: 'waits for ever' },
    ],
  ]),
  ...guardsOf({ test: file('stuck-node') }, [
    [
      'unmined-asks-next',
      'a node that has not mined it does not hide that others have',
      '{}',
      { only: 'USDT is confirmed although' },
    ],
  ]),
  ...guardsOf({ test: file('given-back') }, [
    [
      'given-before-found',
      'what a wallet names is not what another order has found',
      null,
      { only: 'one payment that' },
    ],
    [
      'given-not-found',
      'what two orders have found is neither’s by the wallet’s word',
      'other.hash',
      { test: `${RULES}/given-hash.test.ts`, only: 'only found' },
    ],
    ['refused-by-two', 'one node alone refuses no hash that the investor names', 'false', { test: file('named-hash') }],
    ['given-back-passed-over', 'what was given back is not found again', null, { only: 'given back once' }],
  ]),
];
