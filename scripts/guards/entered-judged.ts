import { CHAIN, RULES, guardsOf, type Guard } from './guard';

/** The outcome of a hash is judged only when it is final, and a missing answer never counts as an answer. */
export const ENTERED_JUDGED: readonly Guard[] = [
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/entered-and-locked.test.ts` }, [
    [
      'an entered transaction whose nonce another one has used does not block the payment permanently',
      'withoutEntered(now, entered, ...replaced)',
      'withoutEntered(now, entered)',
      'that was cancelled while the page was closed',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${CHAIN}/mined-at-submit-height.test.ts` }, [
    ['a search begins below the height at submit', 'BigInt(blockAtSubmit) - REORG_DEPTH', 'BigInt(blockAtSubmit)'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/one-blind-node.test.ts` }, [
    ['one node alone cannot deny what others have shown', 'if (!watch.isDoubted) reportSeen', 'reportSeen'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${CHAIN}/entered-on-full-disk.test.ts` }, [
    [
      'a full disk keeps the hash of the wallet beside an entered one',
      '!isStored && known ? await storeAsEntered(engine, known, hash) : null',
      'null',
      'late hash is kept on a full disk',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/attempt-rules.ts', test: `${CHAIN}/altered-beside-entered.test.ts` }, [
    [
      'other requests of an altered payment do not block the account',
      'entry.key === one && isFinished(entry)',
      "entry.key === one && entry.status === 'succeeded'",
      'does not lock the account',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/verdict.ts', test: `${CHAIN}/reverted-until-reorganised.test.ts` }, [
    [
      'a hash that the wallet named is rejected only once its block is final',
      'if (!received.every(({ seen }) => isDeepEnough(seen, lowest(received)))) return null;',
      '',
      'the wallet’s hash is kept if its transaction failed',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/reverted-until-reorganised.test.ts` }, [
    [
      'an entered hash is refused only once its block is final',
      "if (seen?.kind === 'stale' && !isDeepEnough(seen, await node.height())) return { type: 'waiting', by };",
      '',
      'an entered transaction that failed',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/reverted-until-reorganised.test.ts` }, [
    [
      'an entered transfer of another amount is refused only once its block is final',
      "if (!isSuccess || !hadSimilarEffect(entry, sent, logs)) return { kind: 'stale', block };",
      "if (!isSuccess || !hadSimilarEffect(entry, sent, logs)) return { kind: 'stale' };",
      'an entered transfer of another amount',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${CHAIN}/entered-not-looked-up.test.ts` }, [
    [
      'nothing is requested while too few nodes can look up an entered hash',
      "if (known.includes(null)) throw new ActionFault('nodes-unreachable');",
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/entered-not-looked-up.test.ts` }, [
    [
      'a node that fails to look up an entered hash does not deny it',
      'return known.includes(null) ? null : false;',
      'return false;',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/sent-after-unsent.test.ts` }, [
    ['a hash that is entered ends the declaration that nothing was sent', ', declaredUnsentAt: undefined }', ' }'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${CHAIN}/entered-on-full-disk-in-tabs.test.ts` }, [
    ['a hash that another tab has entered survives this page’s write', 'withEnteredOf(here, written)', 'here'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${RULES}/merge-entries.test.ts` }, [
    ['a hash that this page could not store survives another tab’s write', 'withEnteredOf(written, here)', 'written'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/entered.ts', test: `${RULES}/merge-entries.test.ts` }, [
    [
      'the sender that another tab has stored survives this page’s write',
      '[...sightingsOf(entry), ...seen]',
      '[...sightingsOf(entry)]',
    ],
    ['a hash that another tab has entered ends a declaration here', 'declaredUnsentAt: undefined,', ''],
    ['a sender of a rejected hash does not come back from another tab', 'isEntered(other, hash) && ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/watch/past-deadline.ts', test: `${CHAIN}/expired-entered.test.ts` }, [
    [
      'a swap whose entered hash a node knows does not expire',
      ' && (await isEnteredKnown(entry, nodes)) === false',
      '',
      'after 4 wrong hashes',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/entered-beside-failed.test.ts` }, [
    [
      'another entered hash is looked for after one has failed',
      'isNow ? await moveOpenEntered(engine, now) : {}',
      '{}',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/entered-of-others.test.ts` }, [
    [
      'an entered hash of another order is refused',
      ' || watch.rejectedHashes.has(entered.toLowerCase())',
      '',
      'the hash of another order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/entered-of-others.test.ts` }, [
    [
      'an entered hash from before the request is refused',
      '(await minedTooEarly(entry, hash, node)) ?? waiting',
      'waiting',
      'from before the request',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/entered-and-locked.test.ts` }, [
    [
      'an entered hash whose nonce another payment has used is refused',
      'return (await isNonceSettled(sighting, nodes)) ? rejectEntered(engine, entry, watch, { entered, nodes }) : null;',
      'return null;',
      'sped up twice',
    ],
    [
      'the search for the replacement of an entered transaction continues where it ended',
      'cursor.enteredAbove.set(entered, above);',
      '',
      'while the page was closed',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/clock-set-back-while-pending.test.ts` }, [
    [
      'a payment is confirmed although the browser’s clock was set back',
      'timeSince(askedAllAt)',
      '(Date.now() - askedAllAt)',
      'a pending transfer is confirmed',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/hash-in-capitals.test.ts` }, [
    [
      'a hash in capitals is the same transaction',
      'answer.trim().toLowerCase()',
      'answer.trim()',
      'in capitals is kept',
    ],
    ['a hash between spaces is kept', 'answer.trim().', 'answer.', 'between spaces'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${CHAIN}/behind-two-in-one-block.test.ts` }, [
    ['older transactions of a block do not count as read', ' && sent.nonce >= from.count);', ');'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/not-waiting.ts', test: `${CHAIN}/cancelled-and-stuck-pool.test.ts` }, [
    ['a replaced transaction in a stuck pool blocks nothing', '!ended.includes(hash.toLowerCase()) && ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${CHAIN}/cancelled-and-stuck-pool.test.ts` }, [
    [
      'the search for earlier payments ignores a replaced transaction in a stuck pool',
      '!ended.includes(hash.toLowerCase()) && ',
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/ask-wallet.ts', test: `${CHAIN}/login-ended-before-request.test.ts` }, [
    ['a wallet is not asked for a login that has ended', 'isSameLogin() && ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/submit/submit.ts', test: `${CHAIN}/login-ended-before-request.test.ts` }, [
    [
      'a reservation belongs to the login that submitted the payment',
      'reserveAction(engine, intent, request, loginToken)',
      'reserveAction(engine, intent, request, loginTokenOf(engine))',
      'follows during the checks',
    ],
    [
      'a click of one person is not submitted for the next one',
      'loginTokenOf(engine) === loginToken',
      'loginToken !== null',
      'logged in when its button was pressed',
    ],
    [
      'a button that was pressed before the machine slept submits nothing',
      'timeSince(at) > MAX_CLICK_AGE_MS',
      'false',
      'slept for half a minute',
    ],
  ]),
  ...guardsOf(
    {
      file: 'src/features/swap/hooks/use-reviewed-swap.ts',
      test: 'flows/faults/session/click-of-other-login.test.tsx',
    },
    [
      [
        'a swap belongs to the login that pressed Swap',
        'acceptedUnreadChain }, start)',
        'acceptedUnreadChain })',
        'swap',
      ],
    ],
  ),
  ...guardsOf(
    { file: 'src/features/swap/hooks/use-market.ts', test: 'flows/faults/session/click-of-other-login.test.tsx' },
    [['leaving the page stops a swap during its price check', ' && isMounted.current', '', 'leaves the page']],
  ),
  ...guardsOf({ file: 'src/features/portfolio/hooks/use-name-check.ts', test: 'flows/payments/send-name.test.tsx' }, [
    ['leaving the page stops a transfer during its name lookup', ' && isMounted.current', '', 'leaves the page'],
  ]),
  ...guardsOf({ file: 'src/tx/service/at-service.ts', test: 'flows/faults/session/click-of-other-login.test.tsx' }, [
    [
      'a click without a login belongs to no one',
      'loginToken: loginTokenOf(engine),',
      'loginToken: loginTokenOf(engine) ?? [][0]!,',
      'click before a login',
    ],
  ]),
  ...guardsOf(
    { file: 'src/features/portfolio/components/send/send-now.tsx', test: 'flows/payments/send-name.test.tsx' },
    [['a transfer belongs to the login that pressed Send', 'isWarned }, start)', 'isWarned })', 'transfer']],
  ),
  ...guardsOf({ file: 'src/tx/watch/follow.ts', test: `${CHAIN}/late-hash-cancelled.test.ts` }, [
    ['a hash that has just arrived is looked up at once', 'engine.memory.loops.following.get(id)?.end();', ''],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/found-and-failed.test.ts` }, [
    ['a found payment that failed does not answer the request', ' && isRequestOpen(now)', ' && false'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/split.ts', test: `${RULES}/split.test.ts` }, [
    [
      'the nonce of a relay does not end the wallet’s request',
      'sighting && isSameAddress(sighting.from, entry.from)',
      'sighting',
      'if a relay has sent the found transaction',
    ],
    [
      'entered hashes that could not be moved stay',
      'isStored ? withoutEntered(entry, ...open) : {}',
      'withoutEntered(entry, ...open)',
    ],
  ]),
];
