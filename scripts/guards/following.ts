import { CHAIN, PAYMENT_FAULTS, RULES, guardsOf } from './guard';

export const FOLLOWING = [
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/interrupted.test.ts` }, [
    [
      'a replacement of a payment is searched for by its nonce',
      'sent.nonce !== null && !entry.isContract',
      'false',
      'report a cancellation',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow.ts', test: `${CHAIN}/watched-after-logout.test.ts` }, [
    ['a watch ends with the engine’s run or the login', 'entry && isCurrent();', 'entry;', 'neither reads the chain'],
  ]),
  ...guardsOf({ file: 'src/tx/loops.ts', test: `${CHAIN}/watched-after-logout.test.ts` }, [
    [
      'a watch ends with the login, without an engine too',
      ' && service.login()?.token === token',
      '',
      'without an engine',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/start.ts', test: `${CHAIN}/watched-after-logout.test.ts` }, [
    ['the end of a run ends its watches', ', () => endLoops(engine)]', ']', 'even if the login stays the same'],
    [
      'a new login resumes the watches',
      'if (login !== service.login()?.token) endLoops(engine);',
      '',
      'when the login changes',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/reports.ts', test: `${RULES}/reports.test.ts` }, [
    ['a hash is not reported by the next login', '!isCurrent() || ', '', 'by another login'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/confirmations-of-replacement.test.ts` }, [
    [
      'the confirmations of a replacement are not shown with the replaced hash',
      ' && one.seen.hash === shownHash',
      '',
      'answers',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/publish.ts', test: `${CHAIN}/confirmations-of-replacement.test.ts` }, [
    [
      'opening the page again does not reset the confirmations of a sped-up payment',
      '!readJournal(engine).entries.some((entry) => hashesOf(entry).includes(shown))',
      'false',
      'keeps its new hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/start.ts', test: `${CHAIN}/waiting-tab.test.ts` }, [
    [
      'an open request says that its payment was sent, even if another tab has already settled it',
      '    publishEarlier(engine);\n',
      '',
      'a transfer of BNB',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/state.ts', test: `${RULES}/payment.test.ts` }, [
    [
      'an open request stays on screen although the wallet has changed and sent the first one',
      "showingEarlierHash(state, event) ?? { step: 'altered', hash: event.hash }",
      "{ step: 'altered', hash: event.hash }",
      'should be declined',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/publish.ts', test: `${RULES}/publish.test.ts` }, [
    [
      'an open request keeps the hash of an earlier attempt’s replacement',
      'isRequestShown(payment) ? payment.earlierHash : ',
      '',
      'keeps showing',
    ],
    [
      'an open request does not say that a failed earlier attempt was sent',
      'one.hash !== null && !allowsRetry(one)',
      'one.hash !== null',
      'until that attempt has failed',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/publish.ts', test: `${RULES}/publish-earlier.test.ts` }, [
    [
      'an open request says that the review which it replaces was sent',
      'void {\n  publishEarlier(engine);\n',
      'void {\n',
      'learns so only from the outcome',
    ],
    [
      'the screen says to decline an open request once another tab has found its payment',
      '...(request.found ? [request] : []), ',
      '',
      'once another tab has found',
    ],
    ['an answered request names no earlier transaction', 'request.found ?', 'request ?', 'while the wallet’s answer'],
    [
      'an open request stops naming a transaction that was detached',
      'hash) : shown.earlierHash',
      'hash) : false',
      'proves to belong to another action',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/index.ts', test: `${PAYMENT_FAULTS}/pay-unloaded.test.tsx` }, [
    [
      'a page whose code to pay could not be loaded says so',
      "  dispatch(engine, key, { type: 'refused', reason: 'service-unreachable' });\n",
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/index.ts', test: `${RULES}/stop-waiting-unloaded.test.ts` }, [
    [
      'a page that has asked the wallet has the code to stop waiting',
      "(await import('./submit/submit')).stopWaiting",
      "(await import('./submit/unanswered')).stopWaiting",
    ],
  ]),
  ...guardsOf({ file: 'src/tx/index.ts', test: `${PAYMENT_FAULTS}/resume-unloaded.test.tsx` }, [
    [
      'a page knows of an open attempt before the code that watches it is loaded',
      "  (await import('./publish')).publish(engine, key);\n",
      '',
      'an open attempt is shown',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${RULES}/replacement-of-many-nodes.test.ts` }, [
    [
      'a payment that was sped up is shown with its new hash',
      'minedHash(reports) ?? entry.hash',
      'entry.hash',
      'sped-up',
    ],
    [
      'the list of transactions counts no confirmations of a replacement',
      'hash === entry.hash ? seen.confirmations : 0',
      'seen.confirmations',
      'sped-up',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${RULES}/closed.test.ts` }, [
    [
      'one wrong date of the service closes no attempt',
      'isAnswered && isClosed(engine, entry)',
      'isAnswered',
      'one answer with a wrong date',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/interrupted.test.ts` }, [
    [
      'an order that expires in the far future does not block others forever',
      'Math.min(notAfter, now + A_DAY_MS) + CLOSES_AFTER_MS',
      'notAfter',
      'hundred years',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-unanswered.ts', test: `${RULES}/uncounted.test.ts` }, [
    [
      'an older pending transaction does not hide the payment behind it',
      `sent) &&
      sent.nonce >= (entry.minedNonceCount ?? 0)`,
      'sent)',
      'is found by the first search',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-unanswered.ts', test: `${CHAIN}/paid-elsewhere.test.ts` }, [
    [
      'a payment in the pool is found there',
      `const own = waiting.find(
    (sent) =>
      matchesRequestAtLeast(requestedCallOf(entry), sent) &&
      sent.nonce >= (entry.minedNonceCount ?? 0) &&
      !isAnothers(sent.hash),
  );`,
      'return null;',
      'USDT is found in the nodes’ pools',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${RULES}/watch.test.ts` }, [
    ['a node that advances is not ignored', '>= STUCK_AFTER_MS', '>= 0'],
    ['one node that is ahead does not exclude another', 'MAX_LAG_BLOCKS).length >= 2;', 'MAX_LAG_BLOCKS).length >= 1;'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${RULES}/find-replacement.test.ts` }, [
    [
      'an older block counts only if it has a new transaction of the account',
      'entry.from) && sent.nonce >= from.count;',
      'entry.from);',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/replaced.test.ts` }, [
    [
      'a replacement that a reorganisation removed is discarded',
      'knowing.length < quorumOf(received)',
      'false',
      'is found if it was sped up',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/replaced.test.ts` }, [
    [
      'the wallet’s hash is kept after the payment was sped up',
      'returnedHash: entry.returnedHash ?? entry.hash',
      'undefined',
      'is found if it was sped up',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/network.test.ts` }, [
    [
      'a payment that no node knows is dropped only once it is closed',
      'isUnknown(reports) && (await isLost(engine, entry, watch, nodes))',
      'isUnknown(reports)',
      'USDT is not called dropped before',
    ],
    [
      'a transaction that is found under another hash is followed',
      'if (hash !== null && hash !== entry.hash) await attachHash(engine, entry, { hash, watch, nodes });\n  else cursor.position = position;',
      '',
      'USDT is found under a hash other',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/network.test.ts` }, [
    [
      'an altered payment stays altered after a reload',
      "status: 'altered'",
      "status: 'failed', failure: 'reverted'",
      'USDT counts as altered when the wallet changed the field "to"',
    ],
    [
      'a replaced payment keeps its own hash on record',
      '...(mined !== entry.hash && { replacement: mined })',
      'hash: mined',
      'USDT is cancelled by a replacement',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/nodes.test.ts` }, [
    [
      'all nodes are asked before a verdict',
      'verdictOf(reports',
      'verdictOf(reports.slice(0, 1)',
      'USDT succeeds while one node of three is unavailable',
    ],
  ]),
];
