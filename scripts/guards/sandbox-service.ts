import { SANDBOX, guardsOf } from './guard';

export const SANDBOX_SERVICE = [
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
  ...guardsOf({ file: 'src/sandbox/service/teller/confirm.ts', test: `${SANDBOX}/refund.test.ts` }, [
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
  ...guardsOf({ file: 'src/sandbox/service/teller/confirm.ts', test: `${SANDBOX}/refund.test.ts` }, [
    ['a refund ends even if a reorganisation removed its last payment', 'endRefund(state, order, now());', ''],
  ]),
  ...guardsOf({ file: 'src/sandbox/service/domain/orders/match.ts', test: `${SANDBOX}/refund.test.ts` }, [
    ['a payment after a refund finds its order', 'isReturning(order)', 'false'],
  ]),
  ...guardsOf(
    { file: 'src/sandbox/service/domain/wallet-reservation.ts', test: `${SANDBOX}/answered-request.test.ts` },
    [
      [
        'a request that a hash has answered is kept until the chain confirms the hash',
        'thing.answeredRequest = answered;',
        '',
      ],
      [
        'a request that its session has released is not reopened',
        'thing.answeredRequest?.sessionId === session.id',
        'false',
      ],
    ],
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
        'thing.walletRequest ??= thing.answeredRequest;',
        'thing.walletRequest = thing.answeredRequest;',
      ],
    ],
  ),
];
