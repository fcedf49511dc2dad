import type { Order } from '@/api/contract';
import { openOrderView } from '@/features/portfolio/model/open-order';
import { paymentStanding } from '@/features/transactions/model/payment-standing';
import { orderWords } from '@/parts/order-words';

const ORDER = {
  _id: 'o1',
  orderNo: 'FNX-1',
  status: 'WAITING',
  txHash: null,
  actuallyPaid: '0',
  expiresAt: '2026-11-22T15:00:00Z',
} as Order;

test.each(['AML_CHECK', 'PROCESSING'])('O1 an order in %s is not told to be over', (status) => {
  const view = openOrderView({ order: { ...ORDER, status }, step: 'idle', isReported: false, isTimeUp: false });
  expect(view.title).not.toMatch(/is over/);
});

test.each(['AML_CHECK', 'PROCESSING', 'FINISHED'])('O1 nor, in %s, that no payment of it is known', (status) => {
  const view = openOrderView({ order: { ...ORDER, status }, step: 'idle', isReported: false, isTimeUp: true });
  expect(view.text).not.toMatch(/no payment is known/);
});

test('O2 one page does not say "do not pay" and offer the payment', () => {
  const txHash = `0x${'ab'.repeat(32)}` as const;
  const order = { ...ORDER, txHash };
  const standing = paymentStanding(order, { payment: { step: 'idle' }, ended: [txHash], isTimeUp: false });
  const isForbidden = /Do not pay/.test(orderWords(order).text);
  expect(standing?.kind === 'to-pay' && isForbidden).toBe(false);
});
