import { CHAIN, PAYMENT_FAULTS, guardsOf } from './guard';

export const SUBMIT = [
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/busy-other-account.test.ts` }, [
    [
      'if the wallet is busy, the action’s earlier request of another account counts as open again',
      '[ofAction, ofAccount, unanswered.at(-1)]',
      '[ofAccount]',
      'USDT, the same review',
    ],
    [
      'if the wallet is busy, the request of the replaced review counts as open again',
      'other.key === entry.key || isOfAction(other)',
      'other.key === entry.key',
      'latest request count as open again',
    ],
    [
      'if the wallet is busy, the account’s latest request counts as open again beside the action’s',
      '[ofAction, ofAccount, unanswered.at(-1)]',
      '[ofAction]',
      'latest request count as open again',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/busy-before-approval.test.ts` }, [
    [
      'a busy wallet that refuses an approval opens the latest request again, whatever its account',
      ', unanswered.at(-1)]',
      ']',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${CHAIN}/other-account-pending.test.ts` }, [
    [
      'a node that does not report what an earlier account has pending was not searched',
      '...atOtherAccounts.filter(({ node }) => node === one.node)',
      '',
      'if only one node reports',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/not-waiting.ts', test: `${CHAIN}/other-account-pending.test.ts` }, [
    [
      'what an earlier account has pending prevents the request of another one',
      'await assertNotInPool(engine, attempt, waiting);',
      '',
      'with the same review',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/unread-storage.test.ts` }, [
    ['nothing is requested while the journal cannot be read', '!isJournalReadable()', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/clock-set-back.test.ts` }, [
    [
      'no two attempts have the same id',
      'nextFreeTime(engine, { key, at: Date.now() })',
      'Date.now()',
      'same millisecond',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/record-submit.ts', test: `${CHAIN}/journal-turn.test.ts` }, [
    [
      'wallet, price and age of the readings are checked again under the journal’s lock',
      'assertChecksStillHold(engine, attempt);',
      '',
      'less than a minute',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/submit.ts', test: `${CHAIN}/nodes.test.ts` }, [
    [
      'the checks end after a time limit',
      'Promise.race([work, late',
      'Promise.race([work, late.catch(() => work)',
      'while the wallet does not show its chain',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/skip-slow-nodes.ts', test: `${CHAIN}/nodes.test.ts` }, [
    [
      'a node that timed out is not waited for again',
      'silence !== undefined',
      'false',
      'USDT is submitted while 2 of three',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/submit.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'a submit is ignored while another one is running',
      '!mayPay(txStore(engine, key).get())',
      'false',
      'USDT is requested once when it is submitted twice at once',
    ],
    [
      'only one tab submits at a time',
      'if (!isFree)',
      'if (false)',
      'USDT is requested once when two tabs submit it at once',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/record-submit.ts', test: `${CHAIN}/journal-turn.test.ts` }, [
    [
      'another order’s request that was opened during the checks prevents a payment',
      'if (isOwnAttemptInTheWay(engine, intent))',
      'if (false)',
      'has another order’s request open',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/reserve.ts', test: `${CHAIN}/two-requests.test.ts` }, [
    [
      'the order returned with the reservation is compared',
      'if (now) record.assertStillDue(engine, action,',
      'if (false) record.assertStillDue(engine, action,',
      'USDT is not submitted when another browser reports it',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/two-requests.test.ts` }, [
    [
      'the answer to the first request keeps the second one on screen',
      'if (!isAskingFor(engine, entry.key))\n      dispatch(',
      'dispatch(',
      'USDT is found by the answer to the first',
    ],
    [
      'an order stays reserved while a second request is open',
      '!isAsking && entriesOf(engine, key).every(allowsRetry)',
      'true',
      'USDT stays reserved at a service that does not',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/reserve.ts', test: `${CHAIN}/two-investors.test.ts` }, [
    [
      'a reservation is renewed only by the login that made it',
      'setReservation(isAsking, options), loginToken)',
      'setReservation(isAsking, options))',
      'reserved by the login',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/reserve.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    [
      'an order is reserved before the wallet is asked',
      'await reserve(engine, key, setReservation, loginToken).catch(\n    reserveFault(engine, record, id, action),\n  )',
      '{ now: null, ...NO_RESERVATION }',
      'USDT is not submitted while the request of another browser',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/record-submit.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'an attempt is saved before the wallet is asked',
      'await recordSubmit(engine, entry, mayBeAsked)',
      'mayBeAsked()',
      'USDT is found when its hash was lost',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/record-submit.ts', test: `${CHAIN}/storage.test.ts` }, [
    [
      'a payment is refused if the browser cannot save it',
      "if (!isRecorded && !isOwnAttemptInTheWay(engine, intent)) throw new ActionFault('not-stored');\n  return isRecorded;",
      'return !isOwnAttemptInTheWay(engine, intent);',
      'USDT is not submitted when storage',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'the wallet’s hash is saved at once',
      'const kept = await storeWalletHash(engine, entry, hash);',
      '',
      'USDT continues after a reload with the hash',
    ],
    ['a wallet’s answer that is not a hash is rejected', '!isHash(hash) || ', '', 'instead of a hash'],
    [
      'a wallet’s answer with the hash of another payment is rejected',
      '(!isHash(hash) || isKnownHash(engine, hash, walletRequest)',
      '(!isHash(hash)',
      'USDT is searched for at once when the wallet answers',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/old-hashes.test.ts` }, [
    [
      'a wallet’s answer with a hash known before the request is rejected',
      'knownBefore.has(hash)',
      'false',
      'the reverted hash of an earlier attempt',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'only a refused attempt is removed',
      "(kind === 'wallet-busy' && ",
      '(kind !== null && ',
      'USDT is searched for after the wallet failure',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'a busy wallet makes the first request unanswered again',
      'for (const earlier of reopened)\n    await',
      'for (const earlier of [] as Entry[])\n    await',
      'USDT is unanswered again',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/submit.ts', test: `${CHAIN}/slept-before-checks.test.ts` }, [
    ['the time since the click is measured after the service was asked for its time', 'timeSince(at) >', '0 >'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/attempt-rules.ts', test: `${CHAIN}/second-left-open.test.ts` }, [
    [
      'a request that a closed page left open blocks no other action once its own action is done',
      "(status !== 'pending' || nonce === null)",
      "(status === 'unanswered' || (status === 'pending' && nonce === null))",
    ],
  ]),
  ...guardsOf(
    { file: 'src/parts/transaction/open-request-note.tsx', test: `${PAYMENT_FAULTS}/second-left-open.test.tsx` },
    [
      [
        'a page says to decline a second request that it has not opened itself',
        ' && isAwaitingAnswer(entry)',
        ' && false',
      ],
    ],
  ),
  ...guardsOf(
    {
      file: 'src/features/shares/components/payment/payment-panel.tsx',
      test: `${PAYMENT_FAULTS}/second-left-open.test.tsx`,
    },
    [
      [
        'a delivered order says to decline an open second request',
        '      <OrderRequestNote orderId={order._id} />\n',
        '',
      ],
    ],
  ),
  ...guardsOf({ file: 'src/parts/order/order-request-note.tsx', test: `${PAYMENT_FAULTS}/second-left-open.test.tsx` }, [
    [
      'an order whose payment was refunded does not say that the bank keeps one',
      'keeps at most the order’s amount',
      'keeps both payments',
      'was refunded',
    ],
  ]),
  ...guardsOf({ file: 'src/parts/transaction/action-frame.tsx', test: `${PAYMENT_FAULTS}/form-beside-open.test.tsx` }, [
    ['the second request of a finished action hides no form', '!isOver(storedStateOf(key))', 'key'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${CHAIN}/undeclared-and-refused.test.ts` }, [
    [
      'a declaration that cannot be stored changes nothing',
      'isStored || !mustBeStored ? amended : null',
      'amended',
      'bring back a purchase',
    ],
  ]),
];
