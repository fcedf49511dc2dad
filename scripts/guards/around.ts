import { RULES, guardsOf } from './guard';

export const AROUND = [
  ...guardsOf({ file: 'src/features/shares/model/purchase-view.ts', test: `${RULES}/purchase-view.test.ts` }, [
    [
      'what is open in the wallet is said before anything else',
      "if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, false);",
      "if (payment.step === 'awaiting-wallet') return { kind: 'delivered' };",
    ],
    [
      'what is open in the wallet is said before how the order stands',
      "if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, changed",
      'if (false) return awaitingWallet(order, payment, moment, changed',
    ],
    [
      'only the bank says that shares were delivered',
      "{\n        kind: 'verifying',\n        hash: payment.hash,\n        isConfirmed: true,\n        isLate,\n        isShort: isSettledShort(payment),\n      }",
      "{ kind: 'delivered' }",
    ],
    ['an alarm is not covered by the bank’s word', "=== 'altered'", "=== 'altered' && order.status === 'WAITING'"],
    [
      'an order whose price has ended is not payable',
      "isLate || isTimeUp ? { kind: 'over' } : toBePaid(payment)",
      'toBePaid(payment)',
    ],
    ['an order that was paid from another device is not payable', 'if (reported', 'if (false'],
    [
      'only a hash that a proof has ended is passed over here',
      '!ended.includes(txHash.toLowerCase())',
      'ended.length === 0',
    ],
    ['what is with the bank is not payable', '!isCounted', 'isCounted'],
    ['what was lost is not payable', "{ kind: 'dropped', hash: payment.hash }", "{ kind: 'payable' }"],
    ['what is with the bank is not compared any more', "!isUnderWay && order.status === 'WAITING'", '!isUnderWay'],
    [
      'what was paid elsewhere is told before figures that have changed',
      "'WAITING' && reportedElsewhere(order, ended) === null",
      "'WAITING'",
    ],
    ['a payment on its way is told before figures that have changed', '!isUnderWay && ', ''],
    [
      'what nobody has answered is not payable',
      "{\n        kind: 'unanswered',\n        why: payment.why,\n        isSearched: payment.isSearched ?? false,\n      }",
      "{ kind: 'payable' }",
    ],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/purchase-view.ts', test: `${RULES}/purchase-moment.test.ts` }, [
    ['what the wallet shows is to be declined once the price has ended', '= isTimeUp', '= false'],
    ['what the wallet shows is to be declined once the figures have changed', "isChanged ? 'changed' : null", 'false'],
    ['a wallet that is linked no more is asked for nothing', '(isWalletReplaced', '(false'],
    ['an order that something has arrived for is not payable', 'hasArrived(order)', 'false'],
  ]),
  ...guardsOf({ file: 'src/domain/order-standing.ts', test: `${RULES}/purchase.test.ts` }, [
    ['an order with money in it is not left', 'isUnpaid(order) && (order.status', '(order.status'],
    ['what was asked of a wallet does not lapse', 'isUnpaid(order) && !isUnderWay', 'isUnpaid(order)'],
    ['what was paid in part is not unpaid', '!txHash && !/[1-9]/.test(actuallyPaid)', '!txHash'],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/purchase.ts', test: `${RULES}/purchase.test.ts` }, [
    [
      'an order on screen is not pushed aside',
      "return state.step === 'opening' ? reviewing(state.draft, event.order, 'met') : state;",
      "if (state.step === 'reviewing') return reviewing(state, event.order, 'met');",
    ],
    ['what is said of another order changes nothing', "'reviewing' && state.reviewed._id === order._id", "'reviewing'"],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/present.ts', test: `${RULES}/purchase.test.ts` }, [
    ['an answer that comes late changes nothing', 'if (isOlder', 'if (false'],
    ['another order’s answer changes nothing', 'told?._id !== reviewed._id', 'false'],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/purchase.ts', test: `${RULES}/purchase.test.ts` }, [
    ['an order with money in it is not renewed', 'present) && mayBeLeft(present)', 'present)'],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/present.ts', test: `${RULES}/purchase.test.ts` }, [
    ['figures that change are a new review', 'hasSameFigures(told, reviewed)', 'order'],
    [
      'what was reviewed stays until the other figures were accepted',
      '{\n    ...reviewed,\n    status,\n    reason,\n    txHash,\n    payoutHash,\n    actuallyPaid,\n    asked,\n    refunds,\n    updatedAt,\n  }',
      'order',
    ],
  ]),
  ...guardsOf({ file: 'src/domain/read-hash.ts', test: `${RULES}/read-hash.test.ts` }, [
    ['a hash is nothing but its digits', 'HASH.test(hash) ? (hash as Hash) : null', 'hash as Hash'],
  ]),
  ...guardsOf({ file: 'src/utils/content-key.ts', test: `${RULES}/order-key.test.ts` }, [
    ['an order whose answer was lost is not opened twice', 'known?.content === content', 'false'],
    ['another wish has another key', 'known?.content === content', 'known'],
  ]),
  ...guardsOf({ file: 'src/features/shares/model/amounts.ts', test: `${RULES}/amounts.test.ts` }, [
    ['the most of the coin leaves the gas', 'isNative ? exact(GAS_RESERVE) : 0n', '0n'],
    ['a payment is told no lower than it is', 'exact(estimate) + stepOf(PAY_PLACES) - 1n', 'exact(estimate)'],
  ]),
  ...guardsOf({ file: 'src/utils/money.ts', test: `${RULES}/money.test.ts` }, [
    ['no more decimals than the unit has', "'' || fraction.length > decimals", "''"],
    ['an amount has an end', 'amount.length > LONGEST', 'false'],
    ['an amount is no more than a contract can hold', 'units > MOST_UNITS ? null : units', 'units'],
    ['nobody is shown more than there is', 'fraction.slice(0, places)', 'fraction'],
  ]),
];
