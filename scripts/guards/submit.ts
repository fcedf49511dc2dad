import { CHAIN, guardsOf } from './guard';

export const SUBMIT = [
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/journal-turn.test.ts` }, [
    [
      'wallet, price and age are compared again in the journal’s turn',
      'assertStillSo(attempt);',
      '',
      'less than a minute',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/nodes.test.ts` }, [
    [
      'the checks have an end',
      'Promise.race([work, late',
      'Promise.race([work, late.catch(() => work)',
      'while the wallet does not show its chain',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/impatient.ts', test: `${CHAIN}/nodes.test.ts` }, [
    ['a node that hangs is waited for once', 'silence !== undefined', 'false', 'USDT is submitted while 2 of three'],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'nobody presses twice',
      '!mayPay(txStore(key).get())',
      'false',
      'USDT is requested once when it is submitted twice at once',
    ],
    [
      'one tab pays at a time',
      'if (!isFree)',
      'if (false)',
      'USDT is requested once when two tabs submit it at once, with locks',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/old-journal.test.ts` }, [
    ['an older tab’s lock is held too', 'assertFree(isOrderFree);', '', 'holds the order’s lock'],
    [
      'what was asked during the checks is gone on with',
      'isUnderWayNow = isUnderWay(attempt.intent)',
      'false',
      'which knows no lock',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/second-question.test.ts` }, [
    [
      'what the service says with the hold is compared',
      'if (now) service.assertStillDue(action,',
      'if (false) service.assertStillDue(action,',
      'USDT is not submitted when another browser reports it',
    ],
    [
      'the first answer does not take the second question off the screen',
      "if (isAskingFor(entry.key)) publish(entry.key);\n    else dispatch(entry.key, { type: 'sent', hash, isKept: isWritten(kept) });",
      "dispatch(entry.key, { type: 'sent', hash, isKept: isWritten(entry) });",
      'USDT is found by the first answer',
    ],
    ['an order is held while a second question is open', '!earlier && isLast', '!earlier', 'USDT stays reserved'],
  ]),
  ...guardsOf({ file: 'src/tx/reserve.ts', test: `${CHAIN}/two-investors.test.ts` }, [
    ['an order is held by the login that asked', 'credentials()?.token !== asker', 'false', 'reserved by the login'],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    [
      'the service is told before the wallet is asked',
      'await reserve(key, setReservation).catch(whyNotReserved(service, action))',
      '{ now: null, release: () => undefined }',
      'USDT is not submitted while the request of another browser',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'it is written down before the wallet is asked',
      'await recordSubmit(attempt.entry, mayBeAsked)',
      'attempt.entry',
      'USDT is found when its hash was lost',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/storage.test.ts` }, [
    [
      'a browser that keeps nothing is not paid from',
      "throw new PaymentFault('not-kept');",
      'return true;',
      'USDT is not submitted when storage',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'the hash is written down at once',
      'const kept = await keepHash(entry, hash);',
      '',
      'USDT continues after a reload with the hash',
    ],
    ['what is no hash is no answer', '!isHash(hash) || ', '', 'in place of a hash'],
    [
      'the hash of a payment of before is no answer',
      '(!isHash(hash) || isOfAnother(hash, question)',
      '(!isHash(hash)',
      'USDT is looked for at once when the wallet answers',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/old-hashes.test.ts` }, [
    [
      'a hash that was known before the question is no answer to it',
      'knownBefore.has(sought)',
      'false',
      'own reverted attempt',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/wallet.test.ts` }, [
    ['nothing but a no is struck out', 'earlier !== undefined', 'entry', 'USDT is looked for after the wallet failure'],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'a busy wallet may be busy with the first question',
      'if (earlier) await',
      'if (false) await',
      'USDT is unanswered again',
    ],
  ]),
];
