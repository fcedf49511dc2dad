import type { Order } from '@/api/contract';
import { paymentPhaseOf, type PaymentPhase } from '@/features/transactions/model/payment-phase';
import { orderView } from '@/parts/order/order-view';
import { orderText } from '@/parts/order/order-text';
import type { TxState } from '@/tx';

const HASH = `0x${'AB'.repeat(32)}` as const;
const orderWith = (change: Partial<Order>) =>
  ({ status: 'WAITING', txHash: null, actuallyPaid: '0', ...change }) as Order;
const IDLE: TxState = { step: 'idle' };
type PhaseFacts = { payment?: TxState; ended?: readonly string[]; isTimeUp?: boolean };
const phaseOf = (change: Partial<Order>, { payment = IDLE, ended = [], isTimeUp = false }: PhaseFacts = {}) =>
  withoutView(
    paymentPhaseOf(orderWith(change), payment, orderView({ order: orderWith(change) }, payment, { ended, isTimeUp })),
  );

/** Reduces the order's view to what the page shows. */
const withoutView = (phase: PaymentPhase | null) =>
  phase?.kind === 'elsewhere' ? { kind: phase.kind, hash: phase.view.hash, isLate: phase.view.isLate } : phase;

test('an order without a payment can be paid while its price is valid', () => {
  expect(phaseOf({})).toEqual({ kind: 'to-pay' });
  expect(phaseOf({}, { isTimeUp: true })).toBeNull();
  expect(phaseOf({ status: 'EXPIRED' })).toBeNull();
});

test('a payment that is unknown to this browser counts as made elsewhere', () => {
  const found = { kind: 'elsewhere', hash: HASH, isLate: false };
  expect(phaseOf({ txHash: HASH })).toEqual(found);
  expect(phaseOf({ txHash: HASH }, { isTimeUp: true })).toEqual(found);
  expect(phaseOf({ txHash: HASH, status: 'CONFIRMING' })).toEqual(found);
  expect(phaseOf({ txHash: HASH, status: 'EXPIRED' })).toEqual({ ...found, isLate: true });
});

test('an order that received money without a hash can never be paid', () => {
  expect(phaseOf({ actuallyPaid: '0.000001' })).toEqual({ kind: 'elsewhere', hash: null, isLate: false });
  expect(phaseOf({ status: 'CONFIRMING' })).toEqual({ kind: 'elsewhere', hash: null, isLate: false });
});

test('an order whose reported transaction has provably ended can be paid', () => {
  expect(phaseOf({ txHash: HASH }, { ended: [HASH.toLowerCase()] })).toEqual({ kind: 'to-pay' });
  expect(orderText(orderWith({ txHash: HASH })).text).not.toMatch(/Do not pay/);
});

test.each<TxState>([
  { step: 'awaiting-wallet' },
  { step: 'unanswered' },
  { step: 'pending', hash: HASH, confirmations: 0, isStored: true },
  { step: 'succeeded', hash: HASH },
  { step: 'altered', hash: HASH },
  { step: 'dropped', hash: null },
])('a payment in the step $step in this browser is neither shown as made elsewhere nor offered again', (payment) => {
  expect(phaseOf({}, { payment })).toEqual({ kind: 'here' });
  expect(phaseOf({ txHash: HASH }, { payment })).toEqual({ kind: 'here' });
});

test.each(['CONFIRMED', 'SENDING', 'FINISHED', 'REVIEW', 'PARTIALLY_PAID', 'REFUNDED', 'FAILED', 'NEW_ONE'])(
  'the page of an order in %s adds nothing to the bank’s own status',
  (status) => {
    expect(phaseOf({ status, txHash: HASH })).toBeNull();
  },
);
