import { SANDBOX, guardsOf } from './guard';

export const SANDBOX_SERVICE = [
  ...guardsOf({ file: 'src/sandbox/service/domain/staking/match.ts', test: `${SANDBOX}/staking/deposit.test.ts` }, [
    [
      'a deposit from the wallet that has replaced the one of the stake counts',
      'accounts.find(({ _id }) => _id === accountId)?.walletAddress',
      'accounts[0] && undefined',
      'has replaced the one',
    ],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/calls/wallet/orders.ts', test: `${SANDBOX}/late-payment.test.ts` }, [
    ['a report names its order before the chain is scanned', 'rememberReport(order, txHash);', ''],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/calls/user/staking.ts', test: `${SANDBOX}/late-payment.test.ts` }, [
    ['a report names its stake before the chain is scanned', 'rememberReport(stake, hash);', ''],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/orders/match.ts', test: `${SANDBOX}/late-payment.test.ts` }, [
    [
      'a payment belongs to the order that it was reported for',
      'bySender.find((order) => isReportedFor(order, hash)) ??\n    ',
      '',
    ],
    [
      'a payment of the amount that a wallet is asked for belongs to that order',
      'hash)) ??\n    bySender.find((order) => isAwaitingPayment(order) && order.walletRequest && isAmountOf(order, payment))',
      'hash))',
    ],
    [
      'a request that was declared unsent and approved after all pays no later order',
      'payment)) ??\n    bySender.find((order) => expectsSecondPayment(order, payment))',
      'payment))',
    ],
    [
      'an order without a declared request expects no second payment',
      'payment) &&\n    declaredUnsent.length > 0',
      'payment)',
    ],
    ['a declared request expects one payment', '0 &&\n    declaredUnsent.length >= answered', '0'],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/staking/take-deposit.ts', test: `${SANDBOX}/late-payment.test.ts` }, [
    [
      'the deposit of an earlier request is not locked in a later stake',
      'meant ? waiting.find((stake) => stake === meant) : waiting[0]',
      'waiting[0]',
    ],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/settlement/confirm.ts', test: `${SANDBOX}/refund.test.ts` }, [
    ['a payment that arrives during or after a refund is refunded', 'queueRefunds(state, order, now());', ''],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/orders/take-payment.ts', test: `${SANDBOX}/refund.test.ts` }, [
    [
      'an order that is delivered or refunded is never decided again',
      'isDelivering(order) || isReturning(order)',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/orders/refund-order.ts', test: `${SANDBOX}/refund.test.ts` }, [
    ['a payment is refunded only once it is confirmed', '!isConfirmed', 'false'],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/settlement/confirm.ts', test: `${SANDBOX}/refund.test.ts` }, [
    ['a refund ends even if a reorganisation removed its last payment', 'endRefund(state, order, now());', ''],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/orders/match.ts', test: `${SANDBOX}/refund.test.ts` }, [
    ['a payment after a refund finds its order', 'isReturning(order)', 'false'],
  ]),
  ...guardsOf(
    { file: 'src/sandbox/service/domain/wallet-reservation.ts', test: `${SANDBOX}/answered-request.test.ts` },
    [
      [
        'a hash that names no request answers none',
        'if (!idsOf(walletRequest).includes(requestId)) return;',
        '',
        'names a request',
      ],
      [
        'a request that a hash has answered is kept until the chain confirms the hash',
        'thing.answeredRequest = withOlder({ ...thing, walletRequest: answered });',
        '',
      ],
      ['a request that its session has released is not reopened', 'answeredRequest?.sessionId === session.id', 'false'],
    ],
  ),
  ...guardsOf({ file: 'src/sandbox/service/domain/wallet-reservation.ts', test: `${SANDBOX}/request-id.test.ts` }, [
    [
      'a late release of an earlier request does not end a newer one',
      'filter(({ id }) => id !== requestId)',
      'filter(() => false)',
    ],
    [
      'a declaration about an earlier request does not end a newer one',
      'Date.parse(askedAt) !== walletRequest.at',
      'false',
      'about an earlier request',
    ],
    [
      'a declaration that is repeated is not about an earlier request',
      'walletRequest !== undefined &&\n  !idsOf(walletRequest).includes(requestId)',
      'walletRequest !== undefined',
      'a repeated declaration is accepted',
    ],
    ['the request of one tab is kept when another tab asks', 'own ? openOf(own) : []', '[]', 'one tab'],
    ['a renewed request keeps its time', 'isRenewed ? open : ', '', 'newest open request'],
    [
      'a new request of a session has its own time',
      'Math.max(...newest.map(({ at }) => at))',
      'newest[0]!.at',
      'newest open request',
    ],
    [
      'a renewal does not make a released reservation again',
      'rememberPast(thing, session.id, [requestId]);',
      '',
      'not made',
    ],
    [
      'a call that arrives after its release makes no reservation, even if another session had one then',
      'rememberPast(thing, session.id, [requestId]);\n  if (walletRequest && walletRequest.sessionId !== session.id) return;',
      'if (walletRequest && walletRequest.sessionId !== session.id) return;\n  rememberPast(thing, session.id, [requestId]);',
      'even if another session had a reservation then',
    ],
    [
      'a session cannot end the request of another by its id',
      'pastRequests.includes(pastRequest(id, requestId))',
      'pastRequests.some((past) => past.endsWith(requestId))',
      'names its request as ended',
    ],
    [
      'a hash ends no request other than the one that it names',
      '? without(walletRequest, requestId) : undefined',
      '? undefined : undefined',
      'late first report',
    ],
    [
      'a renewal does not make an answered request again, whichever session has reported its hash',
      'rememberPast(thing, walletRequest.sessionId, [requestId]);',
      'rememberPast(thing, id, [requestId]);',
      'another session has reported',
    ],
    [
      'a request whose hash was another transaction can be renewed again',
      'removePastRequest(thing, thing.answeredRequest)',
      'undefined',
      'another transaction',
    ],
    [
      'a request that another session declared unsent is not renewed',
      'rememberPast(thing, about.sessionId, idsOf(about));',
      '',
      'declared unsent',
    ],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/calls/wallet/orders.ts', test: `${SANDBOX}/answered-request.test.ts` }, [
    ['a repeated report of a payment does not end a newer request', '!isRepeated ||', 'true ||', 'repeated'],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/calls/user/staking.ts', test: `${SANDBOX}/answered-request.test.ts` }, [
    ['a repeated report of a deposit does not end a newer request', '!isRepeated ||', 'true ||', 'repeated'],
  ]),
  ...(['wallet/orders', 'user/staking'] as const).flatMap((calls) =>
    guardsOf({ file: `src/sandbox/service/calls/${calls}.ts`, test: `${SANDBOX}/request-id.test.ts` }, [
      [
        `a hash ends the request that it names, even if it was reported before (${calls})`,
        '|| report.requestId !== undefined',
        '',
        'reported before',
      ],
      [
        `a hash whose transaction has failed ends its request (${calls})`,
        'if (hasFailed(outcome))',
        'if (false)',
        'has failed',
      ],
    ]),
  ),
  ...guardsOf({ file: 'src/sandbox/service/domain/orders/ask-wallet.ts', test: `${SANDBOX}/asking.test.ts` }, [
    [
      'an order with a hash of another session is not reserved for a second payment',
      'isReportedByAnother(order, session)',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/staking/ask-wallet.ts', test: `${SANDBOX}/asking.test.ts` }, [
    [
      'a stake with a hash of another session is not reserved for a second deposit',
      'isReportedByAnother(stake, session)',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/reported-hashes.ts', test: `${SANDBOX}/asking.test.ts` }, [
    ['a session that repeats a hash does not become its reporter', 'thing.reporter?.hash !== hash', 'true'],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/orders/report.ts', test: `${SANDBOX}/answered-request.test.ts` }, [
    ['a request is reopened only if its hash was another transaction', "reason === 'NOT_A_PAYMENT'", 'true'],
  ]),
  ...guardsOf(
    { file: 'src/sandbox/service/domain/wallet-reservation.ts', test: `${SANDBOX}/answered-request.test.ts` },
    [
      [
        'a newer request is not replaced by a reopened one',
        'if (!walletRequest) return answeredRequest;',
        'if (!walletRequest || answeredRequest) return answeredRequest;',
      ],
      ['a reopened request keeps the ids of its session', '...older, ', '', 'has both requests open again'],
    ],
  ),
];
