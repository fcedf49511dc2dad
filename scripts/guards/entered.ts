import { CHAIN, PAYMENT_FAULTS, RULES, guardsOf, type Guard } from './guard';

/** The app never loses an entered hash, and makes no other request while any node knows the hash or its replacement. */
export const ENTERED: readonly Guard[] = [
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${RULES}/entered-while-found.test.ts` }, [
    [
      'a hash that is entered while a transaction is found is kept',
      'await updateEntry(engine, idOf(entry), withHash);',
      'await updateEntry(engine, idOf(entry), withHash, isAwaitingAnswer);',
    ],
    [
      'a hash that is entered just after a transaction was found is kept',
      'entriesOf(engine, key).findLast(isOpen);',
      'entriesOf(engine, key).findLast((one) => isOpen(one) && one.hash === null);',
      'just before',
    ],
  ]),
  ...guardsOf(
    { file: 'src/parts/transaction/unanswered-actions.tsx', test: `${PAYMENT_FAULTS}/entered-unloaded.test.tsx` },
    [['a hash stays in its field until it is recorded', '() => setError(NOT_RECORDED)', 'onDone']],
  ),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/entered-in-tabs.test.ts` }, [
    [
      'a hash that is entered while another one is refused is kept',
      '(now) => withoutEntered(now, entered, ...replaced)',
      'withoutEntered(entry, entered, ...replaced)',
      'while a wrong one is being refused',
    ],
    [
      'an entered hash that a node knows counts as sent',
      'if ((await node.transaction(hash)) !== null) return true;',
      '',
      'while a node knows the hash that the investor has entered',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/entered-in-tabs.test.ts` }, [
    [
      'a declaration does not count if another hash was entered during its search',
      ' && hasSameEntered(now)',
      '',
      'while this tab searches',
    ],
    [
      'a hash that is entered after a declaration is kept',
      ' ?? entriesOf(engine, key).findLast(isOpen)',
      '',
      'after another tab has declared',
    ],
    [
      'two tabs that enter hashes do not overwrite each other',
      '...withEntered(now, hash)',
      '...withEntered(entry, hash)',
      'hashes that two tabs enter at once',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${CHAIN}/entered-in-tabs.test.ts` }, [
    [
      'the wallet is not asked while a node knows an entered hash',
      'await assertEnteredHashUnknown(engine, intent, readable);',
      '',
      'while a node knows the hash that the investor has entered',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/sped-up-elsewhere.test.ts` }, [
    [
      'an entered transaction that was replaced is followed',
      "if (type === 'unseen') return enterReplacement(engine, entry, watch, node, { entered, cursor, nodes });",
      '',
      'an entered transaction that was sped up is not paid again',
    ],
    [
      'an entered transaction is not rejected before the other one is settled',
      'if (by && replaced.length > 0 && !(await isNonceSettled(by, nodes))) return null;',
      '',
      'is kept while a reorganisation may bring it back',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/sped-up-elsewhere.test.ts` }, [
    [
      'another account’s transaction that was replaced is followed',
      'if (sent && sighting && isMadeBy(sent, sighting)) return observeOtherReplacement(entry, replacement, sent, node);',
      '',
      'was sped up is not shown as dropped',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/past-deadline.ts', test: `${RULES}/past-deadline.test.ts` }, [
    [
      'a swap that another account has sent does not expire by this account’s nonce',
      ' || sightings?.length',
      '',
      'a swap that another account has sent is never',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/look-again.ts', test: `${CHAIN}/dropped-entered.test.ts` }, [
    [
      'a dropped payment is looked for by its entered hashes too',
      '[...hashesOf(entry), ...openEnteredHashesOf(entry)]',
      'hashesOf(entry)',
      'is found again after a reload',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/shared-nonce.test.ts` }, [
    [
      'one transaction settles one action only',
      'if (await isReplacedByOther(engine, entry, verdict.hash, isRivalOf(requestedCallOf(entry))))',
      'if (false)',
      'only the paid one of two equal orders',
    ],
    [
      'a payment that another order’s payment has replaced is not altered',
      'if (verdict.hash && (await isReplacedByOther(engine, entry, verdict.hash, isAsRequested)))',
      'if (false)',
      'is not shown as altered',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/replaced-by-lost-answer.test.ts` }, [
    [
      'a payment is not called altered before another attempt has found the replacement',
      'return isSought || ',
      'return ',
      'whose answer was lost, has replaced it',
    ],
    [
      'a payment that another attempt has replaced is searched for under other nonces',
      'isAsRequested)))\n        return endReplaced(engine, entry, verdict.hash, how)',
      "isAsRequested)))\n        return end(engine, entry, 'cancelled', verdict.hash)",
      'of another amount that was sent again',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/replaced-crosswise.test.ts` }, [
    [
      'a payment is searched for while another attempt is expected to find the replacement',
      'if (!isSought && mined === entry.hash) return false;',
      'if (isSought || mined === entry.hash) return isSought;',
      'two transfers in USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/swapped-with-other-device.test.ts` }, [
    [
      'a payment is searched for before it is called altered',
      'if (!isSought && mined === entry.hash) return false;',
      'if (!isSought) return false;',
      'that another device’s payment had an order in USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/lone-count.test.ts` }, [
    [
      'the wallet’s hash counts although its transaction has replaced another payment',
      'isAsRequested(other) && ',
      '',
      'another payment: two tabs',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow.ts', test: `${CHAIN}/replaced-crosswise.test.ts` }, [
    [
      'the page of one payment watches the other open attempts of its account',
      'entry.key === key || (isOpen(entry) && accounts.includes(entry.from.toLowerCase()))',
      'entry.key === key',
      'has changed its account',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/replaced-by-lost-answer.test.ts` }, [
    [
      'one node cannot hide that another attempt has requested the replacement',
      'receivedIn(answers).filter(({ logs })',
      'receivedIn(answers).slice(0, 1).filter(({ logs })',
      'although one node shows a wrong amount',
    ],
    [
      'a replacement is left to the request that is open in the wallet',
      'isBeingAsked(engine, other) || ',
      '',
      'before the wallet answers',
    ],
    [
      'an entered hash is not attached before the attempt that requested it has found it',
      'if (mayBeOthers && (await isSoughtByOther(engine, entry, found.hash, found.nodes)))',
      'if (false)',
      'the entered hash is that of an earlier transfer',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/sought-by-other.test.ts` }, [
    [
      'a transaction is left only to an attempt that is watched',
      ' && engine.memory.loops.following.has(idOf(entry))',
      '',
      'does not watch',
    ],
    [
      'a payment does not wait for itself',
      'isOpen(other) &&\n      idOf(other) !== idOf(entry) &&',
      'isOpen(other) &&',
      'to the attempt that it has replaced',
    ],
    [
      'a transaction is not left to an attempt that is newer than its nonce',
      'sent.nonce >= (entry.minedNonceCount ?? 0) &&',
      '',
      'after its nonce was used',
    ],
    [
      'a transaction is not left to an attempt that found it pending',
      '!wasPendingAtSubmit(other, hash) &&',
      '',
      'while it was pending',
    ],
    [
      'a transaction that the service has recorded is not left to another attempt',
      "'nothing')) === 'nothing'",
      "'nothing')) !== null",
      'the bank has recorded',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/next-login.test.ts` }, [
    [
      'a login that does not see the order does not say whose a payment is',
      "if (onRecord === 'nothing' && !(await service.isVisible())) throw new ActionFault('service-unreachable');",
      '',
      'while another investor was logged in',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/first-open.ts', test: `${PAYMENT_FAULTS}/second-device-warns.test.tsx` }, [
    [
      'a second device warns about the other device’s request',
      'wasDeclared(engine, key) || ',
      '',
      'Pay on a second device',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/named-for-another.test.ts` }, [
    [
      'an entered hash counts although a wallet has named it for another request',
      'belongsToOtherAttempt(engine, entry, isAsRequested)(entered)',
      'belongsToOtherAttempt(engine, entry)(entered)',
      'an entered hash counts',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/declared-behind-others.test.ts` }, [
    [
      'another action’s payment does not hide the one that is declared unsent',
      'hashes.forEach((hash) => excluded.add(hash));',
      'return false;',
      'USDT that is mined behind',
    ],
  ]),
];
