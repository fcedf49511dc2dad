import { MODEL, RULES, guardsOf } from './guard';

const stage = `${RULES}/stage.test.ts`;
const purchase = `${RULES}/purchase.test.ts`;

/** What stands around a payment: the amounts, the order, and what is said of both. */
export const AROUND = [
  ...guardsOf({ file: `${MODEL}/stage.ts`, test: stage }, [
    ['only the bank says that shares were delivered', "return { kind: 'verifying', hash: payment.hash, isLate };", "return { kind: 'delivered' };"],
    ['an alarm is not covered by the bank’s word', "if (payment.step === 'altered') return { kind: 'altered', hash: payment.hash };", ''],
    ['an order whose price has ended is not payable', "isLate ? { kind: 'over' } : { kind: 'payable' }", "{ kind: 'payable' }"],
    ['nor to be paid again', "return isLate ? { kind: 'over' } : { kind: 'failed'", "return { kind: 'failed'"],
    ['what is with the bank is not payable', 'if (WITH_THE_BANK.has(order.status) && !isCounted) return', 'if (WITH_THE_BANK.has(order.status) && isCounted) return'],
  ]),
  ...guardsOf({ file: `${MODEL}/order-standing.ts`, test: purchase }, [
    ['an order with money in it is not left', "isUnpaid(order) && (order.status === 'WAITING' || order.status === 'EXPIRED')", "order.status === 'WAITING' || order.status === 'EXPIRED'"],
    ['what was asked of a wallet does not lapse', 'isUnpaid(order) && !isUnderWay', 'isUnpaid(order)'],
    ['what was paid in part is not unpaid', '!txHash && !/[1-9]/.test(actuallyPaid)', '!txHash'],
  ]),
  ...guardsOf({ file: `${MODEL}/purchase.ts`, test: purchase }, [
    ['an order on screen is not pushed aside', "case 'reviewing':\n      return state;", "case 'reviewing':\n      return { ...state, order };"],
    ['an answer that comes late changes nothing', 'return isOlder ? state : { ...state, order };', 'return { ...state, order };'],
    ['another order’s answer changes nothing', ' || state.order._id !== order._id', ''],
    ['an order with money in it is not renewed', "if (state.step !== 'reviewing' || !mayBeLeft(state.order)) return state;", "if (state.step !== 'reviewing') return state;"],
  ]),
  ...guardsOf({ file: `${MODEL}/order-key.ts`, test: `${RULES}/order-key.test.ts` }, [
    ['an order whose answer was lost is not opened twice', 'if (known?.content === content) return known.key;', ''],
    ['another wish has another key', 'if (known?.content === content) return known.key;', 'if (known) return known.key;'],
  ]),
  ...guardsOf({ file: `${MODEL}/amounts.ts`, test: `${RULES}/amounts.test.ts` }, [
    ['the most of the coin leaves the gas', '(isNative ? exact(GAS_RESERVE) : 0n)', '0n'],
    ['a payment is told no lower than it is', 'exact(estimate) + stepOf(PAY_PLACES) - 1n', 'exact(estimate)'],
  ]),
  ...guardsOf({ file: 'src/utils/money.ts', test: `${RULES}/money.test.ts` }, [
    ['no more decimals than the unit has', " || fraction.length > decimals", ''],
    ['an amount has an end', 'if (amount.length > LONGEST) return null;', ''],
    ['nobody is shown more than there is', 'const kept = fraction.slice(0, places);', 'const kept = fraction;'],
  ]),
];
