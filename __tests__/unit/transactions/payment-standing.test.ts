import type { Order } from '@/api/contract';
import { paymentStanding } from '@/features/transactions/model/payment-standing';
import { orderWords } from '@/parts/order-words';
import type { TxState } from '@/tx';

const HASH = `0x${'AB'.repeat(32)}` as const;
const orderWith = (change: Partial<Order>) =>
  ({ status: 'WAITING', txHash: null, actuallyPaid: '0', ...change }) as Order;
const IDLE: TxState = { step: 'idle' };
type Known = { payment?: TxState; ended?: readonly string[]; isTimeUp?: boolean };
const standing = (change: Partial<Order>, { payment = IDLE, ended = [], isTimeUp = false }: Known = {}) =>
  paymentStanding(orderWith(change), { payment, ended, isTimeUp });

test('an order without a payment can be paid while its price is valid', () => {
  expect(standing({})).toEqual({ kind: 'to-pay' });
  expect(standing({}, { isTimeUp: true })).toBeNull();
  expect(standing({ status: 'EXPIRED' })).toBeNull();
});

test('a payment that this browser does not know was made elsewhere', () => {
  const found = { kind: 'elsewhere', hash: HASH, isLate: false };
  expect(standing({ txHash: HASH })).toEqual(found);
  expect(standing({ txHash: HASH }, { isTimeUp: true })).toEqual(found);
  expect(standing({ txHash: HASH, status: 'CONFIRMING' })).toEqual(found);
  expect(standing({ txHash: HASH, status: 'EXPIRED' })).toEqual({ ...found, isLate: true });
});

test('an order that received money without a hash can never be paid', () => {
  expect(standing({ actuallyPaid: '0.000001' })).toEqual({ kind: 'elsewhere', hash: null, isLate: false });
  expect(standing({ status: 'CONFIRMING' })).toEqual({ kind: 'elsewhere', hash: null, isLate: false });
});

test('an order whose hash has provably ended can be paid', () => {
  expect(standing({ txHash: HASH }, { ended: [HASH.toLowerCase()] })).toEqual({ kind: 'to-pay' });
  expect(orderWords(orderWith({ txHash: HASH })).text).not.toMatch(/Do not pay/);
});

test.each<TxState>([
  { step: 'awaiting-wallet' },
  { step: 'unanswered' },
  { step: 'pending', hash: HASH, confirmations: 0, isKept: true },
  { step: 'succeeded', hash: HASH },
  { step: 'altered', hash: HASH },
  { step: 'dropped', hash: null },
])('a payment in the step $step here is neither elsewhere nor offered again', (payment) => {
  expect(standing({}, { payment })).toEqual({ kind: 'here' });
  expect(standing({ txHash: HASH }, { payment })).toEqual({ kind: 'here' });
});

test.each(['CONFIRMED', 'SENDING', 'FINISHED', 'REVIEW', 'PARTIALLY_PAID', 'REFUNDED', 'FAILED', 'NEW_ONE'])(
  'an order in %s depends on the bank',
  (status) => {
    expect(standing({ status, txHash: HASH })).toBeNull();
  },
);
