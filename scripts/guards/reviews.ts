import { CHAIN, PAYMENT_FAULTS, RULES, guardsOf } from './guard';

export const REVIEWS = [
  ...guardsOf({ file: 'src/tx/start.ts', test: `${CHAIN}/restored-page.test.ts` }, [
    ['a restored page shows what was sent meanwhile', 'for (const key of states.keys()) resume(engine, key);', ''],
    [
      'a restored page no longer waits for an answer that was lost',
      '  asking.clear();\n',
      '',
      'while its page was away',
    ],
    [
      'a restored page ends its wait although the outcome is already known',
      "  for (const key of asking.keys()) dispatch(engine, key, { type: 'unanswered' });\n",
      '',
      'has found of its request',
    ],
    [
      'a restored page searches for what an open request has sent',
      'resume(engine, key);',
      'publish(engine, key);',
      'while its page was away',
    ],
  ]),
  ...guardsOf(
    { file: 'src/parts/transaction/use-reviewed-action.ts', test: `${PAYMENT_FAULTS}/restored-review.test.tsx` },
    [['a restored page reads its review again', 'setStored(stored.read())', 'undefined', 'has changed']],
  ),
  ...guardsOf(
    { file: 'src/parts/transaction/use-reviewed-action.ts', test: `${PAYMENT_FAULTS}/late-review.test.tsx` },
    [['a late answer does not replace the review of a newer page', '    if (!isMounted.current) return;\n', '']],
  ),
  ...guardsOf({ file: 'src/parts/transaction/use-review-state.ts', test: `${PAYMENT_FAULTS}/old-review.test.tsx` }, [
    [
      'a changed review is not offered if the old one was submitted and has no record',
      '[key, ...review.earlier]',
      '[key]',
      'the review that it replaces',
    ],
  ]),
  ...guardsOf({ file: 'src/parts/transaction/transaction-copy.ts', test: `${PAYMENT_FAULTS}/old-review.test.tsx` }, [
    ['after a review without a record, a new action can be started', "review === 'review-unrecorded'", 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/review.ts', test: `${RULES}/review.test.ts` }, [
    ['a review expires by the service’s clock', 'now - madeAt > validForMs', 'false'],
    ['a review dated in the future by a wrong clock counts as expired', 'madeAt - now > MAX_AHEAD_MS', 'false'],
    ['the attempts of an old review count for the renewed one', 'earlier.includes(entry.key)', 'false'],
    ['the attempts of a renewed review count for the old one', 'entry.replaces?.includes(key) === true', 'false'],
    [
      'two renewals of one review count each other’s attempts',
      'entry.replaces?.some((one) => earlier.includes(one)) === true',
      'false',
    ],
    [
      'a review that was renewed many times still knows the first one',
      'keys.filter((_, at) => at === 0 || at > keys.length - MAX_EARLIER)',
      'keys.slice(-MAX_EARLIER)',
    ],
    [
      'a submitted review without a journal entry is not submitted again',
      'isUnrecorded(engine, [key, ...earlier], entries)',
      'false',
    ],
    [
      'a review that replaces a submitted one without a journal entry is not submitted',
      '[key, ...earlier], entries',
      '[key], entries',
      'a review that it replaces and that record',
    ],
    [
      'the record of one attempt does not count for another',
      '!recorded.has(id)',
      'entries.every((entry) => entry.key !== key)',
      'record of a retry is gone',
    ],
    ['a review is not judged before the service’s time is known', '!engine.clock.isKnown()', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/retention.ts', test: `${RULES}/retention.test.ts` }, [
    ['no entry is removed while the service’s time is unknown', 'engine.clock.isKnown()', 'true'],
    ['an entry is kept until its retention ends by the service’s clock', 'engine.clock.now() > until', 'true'],
    ['one wrong date of the service removes no entry', 'Date.now() - at > KNOWN_FOR_MS', 'true'],
    [
      'a full journal rejects a new request',
      'JSON.stringify(withoutOldEntries(engine, entries)).length > MAX_CHARACTERS',
      'false',
    ],
    [
      'an open page keeps recent entries when storage is emptied',
      'engine.clock.now() <= (entry.retainUntil ?? 0)',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/record-submit.ts', test: `${CHAIN}/reviews.test.ts` }, [
    [
      'a review is checked again under the journal’s lock',
      'assertReviewSubmittable(engine, intent);',
      '',
      '30 minutes after',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${RULES}/earlier-attempts.test.ts` }, [
    [
      'the attempts of a replaced review are searched for',
      'isOfSameAction(key, review?.earlier ?? [])',
      '() => false',
      'declared unsent but is mined',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/record-submit.ts', test: `${CHAIN}/reviews.test.ts` }, [
    [
      'the wallet is not asked if the review cannot be marked',
      "if (!markSubmitted(engine, idOf(entry))) throw new ActionFault('not-stored');",
      'markSubmitted(engine, idOf(entry));',
      'is written before',
    ],
    ['a refusal does not remove the mark that caused it', '&& isMarkedHere', '&& true', 'record was cleared'],
    [
      'a wallet refusal allows the review to be submitted again',
      'if (isRemoved',
      'if (false',
      'is removed by a refusal',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/record-submit.ts', test: `${RULES}/review.test.ts` }, [
    [
      'an attempt that was not saved leaves no mark',
      'if (!isRecorded && isMarkedHere) unmarkSubmitted(engine, idOf(entry));',
      '',
      'that could not be saved',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/stake.ts', test: `${RULES}/stake-at-bank.test.ts` }, [
    [
      'the term of a stake is the one that was reviewed',
      'Date.parse(stake.unlockAt) - Date.parse(stake.startAt),\n  ',
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/domain/swap/risk.ts', test: `${RULES}/swap-risk.test.ts` }, [
    ['a price that is far from the bank’s is confirmed by typing', '|| isFarOff', '|| false'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap.ts', test: `${CHAIN}/warnings.test.ts` }, [
    ['a warning is computed again at submit', 'await assertNotRiskier(engine, swap, own.quote);', '', 'doubled'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap.ts', test: `${CHAIN}/warnings.test.ts` }, [
    ['a higher warning requires a new review', "isRiskier(now, swap.warning?.risk ?? 'none')", 'false', 'doubled'],
    [
      'a swap that was compared with the bank’s price is compared again',
      'warning?.isCompared',
      'false',
      'must be known when',
    ],
  ]),
  ...guardsOf(
    { file: 'src/parts/transaction/use-transaction.ts', test: `${PAYMENT_FAULTS}/resume-unloaded.test.tsx` },
    [
      [
        'the code that resumes a transaction is loaded again',
        'if (!isOver) await resume',
        'if (isOver) await resume',
        'an open attempt is shown',
      ],
      ['a closed screen loads no code', 'if (!isOver) await resume', 'await resume', 'a closed screen'],
    ],
  ),
];
