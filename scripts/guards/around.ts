import { PAYMENT_FAULTS, RULES, guardsOf } from './guard';

export const AROUND = [
  ...guardsOf(
    {
      file: 'src/features/portfolio/components/dashboard/open-order-list.tsx',
      test: `${PAYMENT_FAULTS}/order-of-previous-investor.test.tsx`,
    },
    [
      [
        'the overview does not wait forever for an order of the previous investor',
        'if (!data && isMissing(error)) return null;',
        '',
      ],
    ],
  ),
  ...guardsOf({ file: 'src/parts/order/order-view.ts', test: `${RULES}/order-view.test.ts` }, [
    [
      'the hash of a failed payment is not shown as the one that the bank checks',
      '(mayPay(payment) ? null : hashOf(payment))',
      'hashOf(payment)',
      'the view of',
    ],
    [
      'an open wallet request is shown before a delivery',
      "if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, false);",
      "if (payment.step === 'awaiting-wallet') return { step: 'delivered' };",
    ],
    [
      'an open wallet request is shown before the phase of the order',
      "if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, changed",
      'if (false) return awaitingWallet(order, payment, moment, changed',
    ],
    [
      'only the bank says that shares were delivered',
      "{ step: 'verifying', hash: payment.hash, status: 'CONFIRMED', isLate, isShort: isSettledShort(payment) }",
      "{ step: 'delivered' }",
    ],
    [
      'an altered payment is shown while the bank processes the order',
      "=== 'altered'",
      "=== 'altered' && order.status === 'WAITING'",
    ],
    ['an order whose price has expired is not payable', "isLate || isTimeUp ? { step: 'over' } : payment", 'payment'],
    ['an order that was paid from another device is not payable', 'if (reported', 'if (false'],
    [
      'only the hash of a proven failure is ignored on the screen',
      '!ended.includes(txHash.toLowerCase())',
      'ended.length === 0',
    ],
    ['an order that the bank processes is not payable', '!isCounted', 'isCounted'],
    [
      'a dropped payment is not payable',
      'if (!mayPay(payment)) return payment;',
      "if (!mayPay(payment)) return payment.step === 'dropped' ? { step: 'idle' } : payment;",
    ],
    [
      'the figures of an order that the bank processes are not compared',
      "!isPayBlocked && order.status === 'WAITING'",
      '!isPayBlocked',
    ],
    [
      'a payment from elsewhere is shown before changed figures',
      "'WAITING' && reportedElsewhere(order, ended) === null",
      "'WAITING'",
    ],
    ['a pending payment is shown before changed figures', '!isPayBlocked && ', ''],
    ['an order whose payment is pending does not expire', 'isUnpaid(order) && !isPayBlocked', 'isUnpaid(order)'],
    [
      'an unanswered payment is not payable',
      'if (!mayPay(payment)) return payment;',
      "if (!mayPay(payment)) return payment.step === 'unanswered' ? { step: 'idle' } : payment;",
    ],
  ]),
  ...guardsOf({ file: 'src/parts/order/order-view.ts', test: `${RULES}/purchase-moment.test.ts` }, [
    ['the open request should be declined once the price has expired', '= isTimeUp', '= false'],
    ['the open request should be declined once the figures have changed', "isChanged ? 'changed' : null", 'false'],
    ['a wallet that is no longer linked is not asked to pay', '(isWalletReplaced', '(false'],
    ['an order that has received money is not payable', 'isAnythingPaid(order)', 'false'],
  ]),
  ...guardsOf({ file: 'src/domain/order-phase.ts', test: `${RULES}/purchase.test.ts` }, [
    ['an order with a payment may not be left', 'isUnpaid(order) && (order.status', '(order.status'],
    [
      'an order that was paid in part does not count as unpaid',
      '!order.txHash && !isAnythingPaid(order)',
      '!order.txHash',
    ],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/purchase.ts', test: `${RULES}/purchase.test.ts` }, [
    [
      'an open order that is found does not replace the one on screen',
      "return state.step === 'opening' ? ordered(state.draft, event.order, 'met') : state;",
      "if (state.step === 'ordered') return ordered(state, event.order, 'met');",
    ],
    ['an event about another order changes nothing', "'ordered' && state.reviewed._id === order._id", "'ordered'"],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/merge-order.ts', test: `${RULES}/purchase.test.ts` }, [
    ['an outdated answer changes nothing', 'if (isOlder', 'if (false'],
    ['an answer about another order changes nothing', 'latest?._id !== reviewed._id', 'false'],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/purchase.ts', test: `${RULES}/purchase.test.ts` }, [
    ['an order with a payment is not renewed', 'present) && mayBeReplaced(present)', 'present)'],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/merge-order.ts', test: `${RULES}/purchase.test.ts` }, [
    ['changed figures require a new review', 'hasSameFigures(latest, reviewed)', 'order'],
    [
      'the reviewed figures stay until the new ones are accepted',
      '{\n    ...reviewed,\n    status,\n    reason,\n    txHash,\n    payoutHash,\n    actuallyPaid,\n    asked,\n    refunds,\n    updatedAt,\n  }',
      'order',
    ],
  ]),
  ...guardsOf(
    {
      file: 'src/features/shares/components/payment/unsettled-payment.tsx',
      test: `${PAYMENT_FAULTS}/unanswered.test.tsx`,
    },
    [
      [
        'Orders is not named for a payment that it does not list',
        ' isListed={!isMissing(error)}',
        '',
        'previous investor',
      ],
    ],
  ),
  ...guardsOf({ file: 'src/domain/read-hash.ts', test: `${RULES}/read-hash.test.ts` }, [
    ['text other than a hash is rejected', 'HASH.test(hash) ? (hash as Hash) : null', 'hash as Hash'],
  ]),
  ...guardsOf({ file: 'src/utils/content-key.ts', test: `${RULES}/order-key.test.ts` }, [
    ['an order whose answer was lost is not opened twice', 'known?.content === content', 'false'],
    ['a key that returns an order that is over is replaced', 'isOld && isOver(opened)', 'false'],
    ['an order of a new key is not opened twice', 'isOld && isOver', 'isOver'],
    ['different content gets a different idempotency key', 'known?.content === content', 'known'],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/amounts.ts', test: `${RULES}/amounts.test.ts` }, [
    ['the maximum payment in BNB leaves a reserve for gas', 'isNative ? exact(GAS_RESERVE) : 0n', '0n'],
    ['a payment is never shown lower than it is', 'exact(estimate) + stepOf(PAY_PLACES) - 1n', 'exact(estimate)'],
  ]),
  ...guardsOf({ file: 'src/utils/money.ts', test: `${RULES}/money.test.ts` }, [
    ['an amount with more decimals than its unit is rejected', "'' || fraction.length > decimals", "''"],
    ['an amount that is too long is rejected', 'amount.length > MAX_LENGTH', 'false'],
    ['an amount above a uint256 is rejected', 'units > MAX_UNITS ? null : units', 'units'],
    ['an amount is never shown higher than it is', 'fraction.slice(0, places)', 'fraction'],
  ]),
];
