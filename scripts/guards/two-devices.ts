import { CHAIN, RULES, guardsOf } from './guard';

export const TWO_DEVICES = [
  ...guardsOf({ file: 'src/tx/service/open-request.ts', test: `${CHAIN}/two-devices.test.ts` }, [
    [
      'no wallet is asked while another request is open',
      'isRequestedElsewhere(engine, key, openRequest)',
      'false',
      'USDT',
    ],
    [
      'a request of another session is open until it is declared unsent',
      'if (!openRequest.here) return true;',
      'return false;',
      'USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/declare-unsent.ts', test: `${CHAIN}/two-devices.test.ts` }, [
    [
      '"Nothing was sent" is reported to the service',
      'await setReservation(engine, serviceRecord.id, { asking: false, declaredUnsent: true, requestId }, options);',
      '',
      'USDT',
    ],
    [
      '"Nothing was sent" says which request it ends',
      'declaredUnsent: true, requestId }, options);\n  }).catch',
      'declaredUnsent: true, requestId: undefined }, options);\n  }).catch',
      'USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/open-request.ts', test: `${RULES}/open-request.test.ts` }, [
    ['a request of this login without a journal entry counts as open', '!isRecorded', 'false'],
    [
      'an entry without the time of its request does not count for a later one',
      '(submittedAt ?? at) + REFUSED_ABOUT_MS',
      'Infinity',
    ],
    ['an entry of an earlier request does not count for a later one', 'requestTimeOf(entry) >= at', 'Infinity >= at'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/declare-unsent.ts', test: `${CHAIN}/unstored-declaration.test.ts` }, [
    [
      'a declaration that this browser cannot store is not recorded',
      '!rememberDeclared(engine, key)',
      'rememberDeclared(engine, key) && false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/declare-unsent.ts', test: `${CHAIN}/declared-answer-lost.test.ts` }, [
    [
      'a declaration whose answer is lost leaves no open request',
      '} finally {\n        //',
      '} catch (thrown) {\n        throw thrown;\n      }\n      {\n        //',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/declare-unsent.ts', test: `${CHAIN}/declared-earlier.test.ts` }, [
    ['a declaration says which request the investor saw', 'requestId, askedAt }', 'requestId }'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/declare-unsent.ts', test: `${RULES}/open-request.test.ts` }, [
    ['a declaration is sent only if the service has a request of this session', '!now?.asked?.here', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/busy-declared.test.ts` }, [
    ['the request that a busy wallet still shows can be declared unsent', ', ...requestFor(earlier, entry)', ''],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/busy-other-order.test.ts` }, [
    [
      'a refused order leaves no request when the busy wallet shows another order',
      'reopened.some(({ key }) => key === entry.key);',
      'reopened.length > 0;',
      'does not leave the other order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-answer.ts', test: `${CHAIN}/busy-other-order.test.ts` }, [
    [
      'the service learns that a busy wallet still shows a request that was declared unsent',
      'void reopenAtService(engine, earlier);',
      'void 0;',
      'open request at the service again',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/reopen.ts', test: `${CHAIN}/busy-other-order.test.ts` }, [
    [
      'a request that is open at the service again can be declared unsent again',
      '{ asking: true, requestId }',
      '{ asking: true, requestId: newKey() }',
      'open request at the service again',
    ],
    [
      'a request is opened at the service again even if the first call fails',
      'mayPass(thrown) || ',
      '',
      'even if the first calls to reopen it failed',
    ],
    [
      'a request is opened at the service again after the request of another device has ended',
      ' || isConflict(thrown)',
      '',
      'once the request of another device',
    ],
    [
      'a request that was declared unsent again is not opened at the service',
      ' || !isReopening(now)',
      '',
      'no open request at the service',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/reopen.ts', test: `${CHAIN}/reopened-after-reload.test.ts` }, [
    ['a request has no time until the service has opened it again', ', requestedAt: undefined }', ' }', 'an order'],
  ]),
  ...guardsOf({ file: 'src/tx/start.ts', test: `${CHAIN}/reopened-after-reload.test.ts` }, [
    [
      'a reload does not end the calls that open a request again',
      'void repeatReopening(engine, entry);',
      '',
      'an order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/reopen.ts', test: `${RULES}/open-request.test.ts` }, [
    ['a refused call is not repeated on the same page', 'reopening.has(id)', 'false', 'not opened again'],
    ['a request is opened again only for a login', '!engine.service.login() || ', '', 'next login'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/entered-after-unsent.test.ts` }, [
    [
      'a hash that is entered after a declaration withdraws it at the service',
      'if (wasDeclared) void reopenAtService(engine, entry);',
      '',
      'an order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/in-turn.ts', test: `${RULES}/turn-of-login.test.ts` }, [
    [
      'a call that waits for its turn is not made for the next login',
      "if (loginTokenOf(engine) !== loginToken) throw new ActionFault('service-unreachable');",
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/reports.ts', test: `${RULES}/reports-named.test.ts` }, [
    [
      'a report that is being sent does not count for another request',
      ' && answeredRequestOf(now) === requestId',
      '',
      'under way',
    ],
    ['a repeated report names the request of the newest answer', 'entry = now;', '', 'repeated'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/reserve.ts', test: `${CHAIN}/late-release.test.ts` }, [
    [
      'a release says which request it ends',
      '{ asking: isAsking, requestId }',
      '{ asking: isAsking, requestId: undefined }',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/reports.ts', test: `${CHAIN}/found-and-failed-elsewhere.test.ts` }, [
    ['a found hash does not end an open request at the service', 'isRequestOpen(entry) ? NO_REQUEST : ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/watch/reports.ts', test: `${RULES}/reports.test.ts` }, [
    ['a report names the request that its hash answers', ': entry.requestId', ': undefined', 'answer to its request'],
  ]),
  ...guardsOf({ file: 'src/parts/order/order-view.ts', test: `${RULES}/open-request.test.ts` }, [
    ['Pay is not offered while another request is open', "{ step: 'asked-before', asked: order.asked }", 'view'],
  ]),
  ...guardsOf({ file: 'src/domain/order-phase.ts', test: `${RULES}/open-request.test.ts` }, [
    ['an order is loaded again until its refund has arrived', '!hasOpenRefund(order)', 'true'],
  ]),
];
