import { MODEL, RULES, guardsOf } from './guard';

const stage = `${RULES}/stage.test.ts`;
const purchase = `${RULES}/purchase.test.ts`;

/** What stands around a payment: the amounts, the order, and what is said of both. */
export const AROUND = [
  ...guardsOf({ file: `${MODEL}/stage.ts`, test: stage }, [
    ['only the bank says that shares were delivered', "return { kind: 'verifying', hash: payment.hash, isLate };", "return { kind: 'delivered' };"],
    ['an alarm is not covered by the bank’s word', "if (payment.step === 'altered') return { kind: 'altered', hash: payment.hash };\n  // Both", "if (payment.step === 'altered' && order.status === 'WAITING') return { kind: 'altered', hash: payment.hash };\n  // Both"],
    ['an order whose price has ended is not payable', "return isLate ? { kind: 'over' } : toBePaid(payment);", 'return toBePaid(payment);'],
    ['an order that was paid from another device is not payable', "if (reported) return { kind: 'reported', hash: reported, isLate };", ''],
    ['only a hash that a proof has ended is passed over here', 'txHash && !ended.includes(txHash.toLowerCase()) ? txHash : null', 'txHash && ended.length === 0 ? txHash : null'],
    ['what is with the bank is not payable', 'if (WITH_THE_BANK.has(order.status) && !isCounted) return', 'if (WITH_THE_BANK.has(order.status) && isCounted) return'],
    ['what was lost is not payable', "return { kind: 'dropped', hash: payment.hash };", "return { kind: 'payable' };"],
    ['what nobody has answered is not payable', "return { kind: 'looking', why: payment.why, isSearched: payment.isSearched ?? false };", "return { kind: 'payable' };"],
  ]),
  ...guardsOf({ file: `${MODEL}/order-standing.ts`, test: purchase }, [
    ['an order with money in it is not left', "isUnpaid(order) && (order.status === 'WAITING' || order.status === 'EXPIRED')", "order.status === 'WAITING' || order.status === 'EXPIRED'"],
    ['what was asked of a wallet does not lapse', 'isUnpaid(order) && !isUnderWay', 'isUnpaid(order)'],
    ['what was paid in part is not unpaid', '!txHash && !/[1-9]/.test(actuallyPaid)', '!txHash'],
  ]),
  ...guardsOf({ file: `${MODEL}/purchase.ts`, test: purchase }, [
    ['an order on screen is not pushed aside', "case 'reviewing':\n      return state;", "case 'reviewing':\n      return { ...state, order };"],
    ['an answer that comes late changes nothing', 'if (isOlder) return state;', ''],
    ['another order’s answer changes nothing', ' || state.order._id !== order._id', ''],
    ['an order with money in it is not renewed', "if (state.step !== 'reviewing' || !mayBeLeft(state.order)) return state;", "if (state.step !== 'reviewing') return state;"],
    ['figures that change are a new review', 'if (hasSameFigures(order, state.order)) return { ...reviewing, order };', 'if (order) return { ...reviewing, order };'],
    ['what was reviewed stays until the other figures were accepted', 'order: { ...state.order, status, reason, txHash, payoutHash, actuallyPaid, updatedAt }, changed: order', 'order, changed: order'],
    ['only figures that have changed are accepted', "if (state.step !== 'reviewing' || !state.changed) return state;", "if (state.step !== 'reviewing') return state;"],
  ]),
  ...guardsOf({ file: `${MODEL}/read-hash.ts`, test: `${RULES}/read-hash.test.ts` }, [
    ['a hash is nothing but its digits', 'return HASH.test(hash) ? (hash as Hash) : null;', 'return hash as Hash;'],
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
