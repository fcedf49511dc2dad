import { CHAIN, PAYMENT_FAULTS, RULES, guardsOf } from './guard';

/** A request that was declared unsent may still be approved, so every way to repeat it warns. */
export const POSSIBLY_SENT = [
  ...guardsOf({ file: 'src/tx/publish.ts', test: `${RULES}/publish-earlier.test.ts` }, [
    [
      'a request that a reload has left open says that the old review was sent',
      ' || isAwaitingAnswer(one)',
      '',
      'a reload has left open',
    ],
    [
      'an unanswered request says at once that the old review was sent',
      `reason });
  publishEarlier(engine);
`,
      `reason });
`,
      'a reload has left open',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/first-open.ts', test: `${RULES}/first-open.test.ts` }, [
    ['a first attempt counts until its outcome is known', 'isOpen(entry) && ', ''],
    ['an attempt counts only after it was declared unsent', '&& entry.declaredUnsentAt !== undefined', ''],
    ['a failed second attempt does not hide the first one', 'entry.key === key || isOfAction(entry)', 'false'],
    ['an attempt of a replaced review counts', '|| isOfAction(entry)', ''],
    ['an attempt of a review that was replaced before a reload counts', ', ...replaced]', ']'],
    [
      'a replaced review counts while its request is open again',
      'entries.filter(isOpen).some(isOfAction)',
      'false',
      'if it was not declared unsent',
    ],
    ['another action of the account counts', "? 'other' : null", '? null : null'],
    ['an action of another kind does not count', 'kind === account?.kind', 'account !== undefined'],
    ['an action of another account does not count', '&& isSameAddress(from, account.from)', ''],
  ]),
  ...guardsOf(
    {
      file: 'src/features/portfolio/components/send/send-steps.tsx',
      test: `${PAYMENT_FAULTS}/possibly-sent.test.tsx`,
    },
    [['a changed transfer names the review that it replaces', '{ ...reviewed, earlier: replaced }', 'reviewed']],
  ),
  ...guardsOf(
    { file: 'src/features/swap/components/swap-steps.tsx', test: `${PAYMENT_FAULTS}/possibly-sent-swap.test.tsx` },
    [['a changed swap names the review that it replaces', '{ ...reviewed, earlier: replaced }', 'reviewed']],
  ),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/shown-in-pool.test.ts` }, [
    [
      'a payment in a hidden pool is not declared unsent',
      'if (countHidden(waiting.map((one) => ({ ...one, mined: Math.max(one.mined, nextAtSubmit) })))) return true;',
      '',
      'count the payment',
    ],
    [
      'an older transaction in a hidden pool does not prevent the declaration',
      'Math.max(one.mined, nextAtSubmit)',
      'one.mined',
      'from before the request',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/counted-as-pending.test.ts` }, [
    [
      'an empty pool does not prove that nothing is pending',
      'if (countHidden(',
      'if (waiting.some(({ pool }) => pool === null) && countHidden(',
      'their pools do not show',
    ],
    [
      'a transaction that other nodes show as mined does not prevent the declaration',
      'Math.max(one.mined, nextAtSubmit) })',
      'nextAtSubmit })',
      'a stuck node',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-fault.ts', test: `${RULES}/wallet-fault.test.ts` }, [
    [
      'the text of a busy wallet is about a request and not about a transaction',
      '|\\b(request|wallet)( of type',
      '|\\b(request|wallet|transaction)( of type',
      'Transaction already pending',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/busy-of-other-device.test.ts` }, [
    ['a busy wallet may show the request of another device', ' && !wasDeclared(engine, entry.key)', '', 'a stake'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/codec.ts', test: `${CHAIN}/busy-after-clock-back.test.ts` }, [
    [
      'the latest request is the latest by the service’s clock',
      'toSorted(bySubmit)',
      'toSorted((a, b) => a.at - b.at)',
      '3600000',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${CHAIN}/clock-set-back-while-pending.test.ts` }, [
    [
      'a transfer is overdue although the browser’s clock was set back',
      'hasPassed(engine, entry, OVERDUE_AFTER_MS)',
      'Date.now() - entry.at > OVERDUE_AFTER_MS',
      'is overdue',
    ],
  ]),
  ...guardsOf({ file: 'src/parts/transaction/transaction-copy.ts', test: `${PAYMENT_FAULTS}/possibly-sent.test.tsx` }, [
    [
      'a new transfer can be started after a changed review was found to be sent',
      " || state.refusal === 'paid-elsewhere'",
      '',
      'found to be sent',
    ],
  ]),
  ...guardsOf({ file: 'src/errors/text/transaction.ts', test: `${RULES}/transaction-copy.test.ts` }, [
    [
      'a refusal does not say that nothing was sent if the records cannot be read',
      '${NOT_ASKED} Its storage',
      '${NOTHING} Its storage',
      'not-stored does not say',
    ],
    [
      'the advice to use another browser warns of earlier requests',
      'not private. ${elsewhere(act)}',
      'not private.',
      'not-stored says that another browser',
    ],
  ]),
  ...guardsOf({ file: 'src/parts/transaction/transaction-copy.ts', test: `${RULES}/transaction-copy.test.ts` }, [
    ['a failed attempt does not say that nothing was moved at all', "'This attempt moved nothing.'", 'NOTHING'],
  ]),
  ...guardsOf({ file: 'src/parts/transaction/use-retired.ts', test: `${PAYMENT_FAULTS}/possibly-sent.test.tsx` }, [
    [
      'an action whose first request may still be approved is not replaced by an empty form',
      ' && firstOpenOf(engine, { key }) === null',
      '',
      'stays on the page',
    ],
  ]),
  ...guardsOf(
    { file: 'src/parts/transaction/first-may-arrive.tsx', test: `${PAYMENT_FAULTS}/possibly-sent.test.tsx` },
    [
      [
        'a failed second attempt is offered again with a warning',
        "step !== 'unsent'",
        "step === 'idle'",
        'offered again',
      ],
    ],
  ),
  ...guardsOf(
    { file: 'src/features/portfolio/components/send/send-action.tsx', test: 'flows/payments/send-name.test.tsx' },
    [
      [
        'a review cannot be left while Send looks up its name',
        "state.step === 'idle' && !nameOfReview.isAsking",
        "state.step === 'idle'",
        'after Send, a review cannot be changed',
      ],
    ],
  ),
  ...guardsOf(
    {
      file: 'src/features/shares/components/order-steps.tsx',
      test: `${PAYMENT_FAULTS}/second-device-warns.test.tsx`,
    },
    [
      [
        'an order does not promise to be paid only once while a first request may still be approved',
        "{!first && ' You will not pay twice.'}",
        ' You will not pay twice.',
        'does not promise',
      ],
    ],
  ),
  ...guardsOf(
    { file: 'src/features/staking/model/opened-stake.ts', test: `${PAYMENT_FAULTS}/failed-deposit.test.tsx` },
    [
      [
        'the hash of a failed deposit does not count as a deposit',
        'ended.includes(stake.txHash.toLowerCase())',
        'ended.length < 0',
      ],
    ],
  ),
  ...guardsOf(
    { file: 'src/features/staking/components/stake-steps.tsx', test: `${PAYMENT_FAULTS}/failed-deposit.test.tsx` },
    [['a deposit that has failed is not shown as pending', ' && !mayPay(state))', ')', 'not shown as pending']],
  ),
  ...guardsOf({ file: 'src/features/staking/model/claiming.ts', test: 'flows/payments/claiming.test.tsx' }, [
    ['a claim that failed is not shown as claimed', "status !== 'FAILED'", 'status', 'failed meanwhile'],
    ['an empty answer is not shown as claimed', 'claims.length > 0 && ', '', 'no claim'],
  ]),
  ...guardsOf({ file: 'src/parts/transaction/transaction-copy.ts', test: 'flows/payments/swap-review.test.tsx' }, [
    [
      'nothing is said to be on the network before a node has shown it',
      "'was sent. It is waiting for its confirmations.'",
      "'is on the network. It is waiting for its confirmations.'",
      'a pending swap',
    ],
  ]),
];
