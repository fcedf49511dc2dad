import { CHAIN, RULES, guardsOf } from './guard';

export const FOUND = [
  ...guardsOf({ file: 'src/tx/unanswered.ts', test: `${CHAIN}/relays.test.ts` }, [
    [
      'nothing is said not to be sent while a node shows it',
      'await isWaitingNow(entry, nodes)',
      'false',
      'has not named its hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/observe.ts', test: `${CHAIN}/relays.test.ts` }, [
    [
      'coin that another account moves is not told to be no payment',
      'lendsCode === true',
      'false',
      'stays pending without confirmations',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/payable.ts', test: `${CHAIN}/relays.test.ts` }, [
    [
      'that an account lends itself a code is written down',
      '{ lendsCode: true }',
      '{}',
      'stays pending without confirmations',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/unpaid-on-chain.ts', test: `${CHAIN}/forgotten-state.test.ts` }, [
    [
      'an attempt without a nonce count blocks a retry once the nodes have forgotten its block',
      'attempt.minedCount === null ||',
      'attempt.minedCount !== null &&',
      'of one node',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/purchase.ts', test: `${CHAIN}/forgotten-state.test.ts` }, [
    [
      'a purchase in BNB is searched by the nonce count of its earlier attempts',
      'assertNotDoneYet(intent, node)',
      'null',
      'a purchase in BNB',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/payable.ts', test: `${RULES}/payable.test.ts` }, [
    [
      'one node alone does not call an account delegated',
      'agreementOf(codes)',
      "agreementOf(codes, (code) => code === 'own')",
      'one of two nodes',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/relays.test.ts` }, [
    [
      'what nobody can tell is confirmed by nothing',
      '|| entry.nonce !== null',
      '|| true',
      'stays pending without confirmations',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/unanswered.ts', test: `${CHAIN}/mined-behind-others.test.ts` }, [
    ['a transaction is looked for behind others of its account', 'position = found.position;', 'return null;', 'BNB'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/unpaid-on-chain.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    [
      'a forgotten block does not count as unsent',
      'first.count > attempt.minedCount',
      'false',
      'has forgotten the block',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    [
      'an account’s own transaction is carried out by nobody else',
      "'mined' && (entry.isContract || one.nonce === null)",
      "'mined'",
      'one node says',
    ],
    ['what a find costs is spent too', 'watch.budget.owe(CALLS_OF_A_SIGHTING * each.length);', '', 'under 20 calls'],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${RULES}/in-place.test.ts` }, [
    ['what a contract’s hash stands for is not waited for', '(entry.isContract)', '(false)', 'the hash of a contract'],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${RULES}/attach-hash.test.ts` }, [
    [
      'what two nodes know as another call is not taken',
      'matchesRequestAtLeast(askedOf(entry), sent)',
      'true',
      'another call',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/publish.ts', test: `${CHAIN}/second-question.test.ts` }, [
    [
      'a question of a review made anew is told that the old one was sent',
      "for (const { key } of [...asking.values()].map(findEntry).filter(isAskedInPlaceOf(entry)))\n    dispatch(key, { type: 'seen', hash, confirmations: 0, isKept: isWritten(entry) });",
      '',
      'shows during its own request',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/second-question.test.ts` }, [
    [
      'a review made anew is no likelier than the old one',
      '!isOfSameAction(one.key, one.replaces ?? [])(other)',
      'true',
      'by the chain',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/unanswered.ts', test: `${CHAIN}/lone-count.test.ts` }, [
    ['nothing is said not to be sent once two nodes have mined it', 'await isMinedNow(entry, nodes)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    ['the wallet’s hash is waited for from when it came', 'watch.startedAt', 'entry.at', 'late hash of the wallet'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    [
      'a relay’s payment is looked for where nothing took its place',
      "entry.effect.is !== 'moves'",
      'true',
      'dropped from every pool',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    ['an own transaction that a node has may be mined', 'await isOwnKnown(entry, each)', 'false', 'has in its pool'],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${RULES}/in-place.test.ts` }, [
    [
      'the place that nodes have read counts first',
      'entry.nonce ?? entry.place ?? entry.minedCount',
      '(entry.place ?? entry.minedCount)',
      'nodes have read',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    ['another account’s hash that waits hides no payment', 'isSomebodys(entry, sent)', 'false', 'is never mined'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/stuck-node.test.ts` }, [
    [
      'a node that has not mined it does not hide that others have',
      'else watch.turn += 1;',
      'else {}',
      'USDT is confirmed although',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/detached-hash.test.ts` }, [
    [
      'what a wallet names is not what another order has found',
      'entry.found && isAttachedToOther(entry)',
      'false',
      'detached from the second order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${RULES}/given-hash.test.ts` }, [
    [
      'what two orders have found is neither’s by the wallet’s word',
      'other.found ? null : other.hash',
      'other.hash',
      'only found',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-unanswered.ts', test: `${CHAIN}/named-hash.test.ts` }, [
    [
      'one node alone refuses no hash that the investor names',
      '!(await isRefusedByTwo({ ...entry, claimed }, watch, each))',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch.ts', test: `${CHAIN}/detached-hash.test.ts` }, [
    [
      'what was given back is not found again',
      'notOurs.has(hash.toLowerCase()) || wasDetached(entry, hash)',
      'notOurs.has(hash.toLowerCase())',
      'detached only once',
    ],
  ]),
];
