import { CHAIN, RULES, guardsOf } from './guard';

export const WHILE_WATCHED = [
  ...guardsOf({ file: 'src/tx/unanswered.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'nothing is said not to be sent before it was looked for',
      '(!entry || !isSearched',
      '(!entry',
      'USDT is looked for during 20 seconds',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/unanswered.ts', test: `${CHAIN}/late-answers.test.ts` }, [
    ['a word that was taken back is not taken', 'withdrawn.aborted', 'false', 'a declaration that is withdrawn'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-unanswered.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'a hash that is named is what was asked for',
      "if (word === 'its') return claimed;",
      'if (sent) return claimed;',
      'USDT is not attached to another',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-unanswered.ts', test: `${CHAIN}/second-question.test.ts` }, [
    ['what was found and not taken is met again', '(hash === null', '(true', 'BNB is found after a reload'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-unanswered.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'what is not closed is looked for on',
      '(isWhole && (await isClosedStill(entry))',
      '(isWhole',
      'USDT is found when the first request',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'of two attempts that look alike the likelier one has sent',
      "onRecord !== 'this' && !isNamed && hasLikelierTwin(entry, sent)",
      'false',
      'USDT that was sent for the second order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${RULES}/attach-hash.test.ts` }, [
    ['the bank says whose a payment is', "onRecord === 'another'", 'false', 'another order'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/other-keys.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'what one order has only found may be the other one’s',
      "keys.includes(entry.key) || (entry.found && entry.report !== 'taken')",
      'keys.includes(entry.key)',
      'may be its own',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'the bank is asked once more before a found payment is paid',
      '(entry.found || isBySomebody) && (await isOfAnother(verdict.hash, entry))',
      'false',
      'USDT that the bank has for another order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'the wallet’s hash is given up only for its own place',
      'return isInPlace',
      'return true',
      'USDT keeps a hash that the nodes do not see yet',
    ],
    [
      'an order that is paid takes no payment of another',
      "isReported(entry) && onRecord !== 'this' && isPaid(entry.key)",
      'false',
      'USDT of another order is not attached to the second request',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/order-at-bank.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    ['the bank’s word is about this order', 'order?._id !== orderId', 'false', 'the bank’s answer counts'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/edges.test.ts` }, [
    [
      'a verdict is of the hash that was looked at',
      'isOpen(now) && now.hash === hash',
      'isOpen(now)',
      'an observation of one hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${RULES}/in-place.test.ts` }, [
    [
      'the wallet’s hash is waited for',
      'entry.hash !== null && Date.now() - watch.startedAt < GIVEN_IS_WAITED_FOR_MS',
      'false',
      'waited for',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${RULES}/attach-hash.test.ts` }, [
    ['two nodes have it as carried out', 'quorumOf(each)', '0', 'another account'],
  ]),
  ...guardsOf({ file: 'src/chain/node.ts', test: `${CHAIN}/one-node.test.ts` }, [
    [
      'an answer is to the question that was asked',
      'asked.toLowerCase() !== told.toLowerCase()',
      'false',
      'shifted by one',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/one-node.test.ts` }, [
    [
      'what one node alone has put in a payment’s place is forgotten',
      'Math.min(2, heard.length)',
      '1',
      'names a false replacement',
    ],
    [
      'one node alone shows no last confirmation',
      'REQUIRED_CONFIRMATIONS - 1',
      'confirmations',
      'does not complete its confirmations',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/observe.ts', test: `${CHAIN}/contracts.test.ts` }, [
    [
      'a stranger’s transaction proves nothing of a contract',
      'entry.isContract && !(isSuccess && isExactly(entry.effect, logs))',
      'false',
      'that the investor names',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/contracts.test.ts` }, [
    ['what another account carries out has no place', '!isSameAddress(sent.from, entry.from)', 'false', 'made.up'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-unanswered.ts', test: `${CHAIN}/contracts.test.ts` }, [
    ['a hash that waits is not another one', "seen.kind === 'waiting'", 'false', 'that the investor names while'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/contracts.test.ts` }, [
    [
      'the bank is asked whose it is that another account carried out',
      '((entry.found || isBySomebody',
      '((entry.found',
      'does not pay this order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search.ts', test: `${CHAIN}/contracts.test.ts` }, [
    ['a contract pays exactly what was due', 'amount !== BigInt(due)', 'false', 'another of its owners'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/interrupted.test.ts` }, [
    [
      'what stands in its own place is looked for',
      'entry.nonce !== null && !entry.isContract',
      'false',
      'report a cancellation',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch.ts', test: `${CHAIN}/interrupted.test.ts` }, [
    ['one wrong date closes nothing', 'isAnswered && isClosed(entry)', 'isAnswered', 'six hours ahead'],
  ]),
  ...guardsOf({ file: 'src/tx/closes-at.ts', test: `${CHAIN}/interrupted.test.ts` }, [
    [
      'an order without an end bars no other for ever',
      'Math.min(notAfter.at, now + A_DAY_MS) + CLOSES_AFTER_MS',
      'notAfter.at',
      'hundred years',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-unanswered.ts', test: `${CHAIN}/paid-elsewhere.test.ts` }, [
    [
      'what waits is of after the question',
      'sent) && sent.nonce >= (entry.minedCount ?? 0)',
      'sent)',
      'an older payment',
    ],
    [
      'what waits in the pool is found there',
      'const own = waiting.find(\n    (sent) =>\n      matchesRequestAtLeast(askedOf(entry), sent) && sent.nonce >= (entry.minedCount ?? 0) && !isAnothers(sent.hash),\n  );',
      'return null;',
      'USDT is found in the pool',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch.ts', test: `${RULES}/watch.test.ts` }, [
    ['a node that goes on is heard', '>= STUCK_AFTER_MS', '>= 0'],
    ['one node ahead silences no other', 'FAR).length >= 2;', 'FAR).length >= 1;'],
  ]),
  ...guardsOf({ file: 'src/tx/search.ts', test: `${RULES}/rival.test.ts` }, [
    [
      'of older blocks only those with a new transaction count',
      'entry.from) && sent.nonce >= from.count',
      'entry.from)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/replaced.test.ts` }, [
    [
      'what took a payment’s place may be taken back',
      'knowing.length < Math.min(2, heard.length)',
      'false',
      'is found when it was sped up',
    ],
    [
      'sped up, the wallet’s hash stays known',
      'given: entry.given ?? entry.hash',
      'undefined',
      'is found when it was sped up',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/network.test.ts` }, [
    [
      'a payment that nobody knows is lost only once it is closed',
      'isUnknown(told) && isClosedStill(entry)',
      'isUnknown(told)',
      'USDT is never dropped for being unknown',
    ],
    [
      'a transaction that is found under another hash is followed',
      'if (hash !== null && hash !== entry.hash) await attachHash(entry, { hash, watch, each });\n  else place.position = position;',
      '',
      'USDT is found under another hash',
    ],
    [
      'an alarm outlives a reload',
      "status: 'altered'",
      "status: 'failed', failure: 'reverted'",
      'USDT counts as altered when the wallet changed its to',
    ],
    [
      'what took its place leaves its own hash on record',
      '...(mined !== entry.hash && { replacement: mined })',
      'hash: mined',
      'USDT is cancelled by a replacement',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/nodes.test.ts` }, [
    [
      'all nodes are asked before the last word',
      'verdictOf(told',
      'verdictOf(told.slice(0, 1)',
      'USDT succeeds while one node of three is away',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/publish.ts', test: `${RULES}/publish.test.ts` }, [
    [
      'a failure is told after a reload',
      'failure !== undefined',
      'false',
      'learns how an attempt of another tab has ended',
    ],
  ]),
];
