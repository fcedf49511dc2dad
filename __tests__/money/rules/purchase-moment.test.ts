import { paymentView, orderView, type OrderView } from '@/parts/order/order-view';
import { textOf } from '@/features/shares/model/purchase-text';
import { IDLE, type TxState } from '@/tx/state';
import type { Order } from '@/api/contract';
import { orderWith } from '../../support/order';
import { A } from './some-payment';

const asking = { step: 'awaiting-wallet' } as const;
const cancelled: TxState = { step: 'cancelled', hash: A };
type Moment = Partial<Parameters<typeof orderView>[2]> & { changed?: Order };

const viewOf = (order: Order, payment: TxState, { changed, ...moment }: Moment = {}): OrderView =>
  orderView({ order, changed: changed ?? null }, payment, { isTimeUp: false, ended: [A], ...moment });

it('the text of a request for another order says that it is not for this order', () => {
  expect(textOf({ ...asking, decline: null }, { isOfThisOrder: false }).text).toMatch(
    /another order than the one on this page/,
  );
});

it('a pending payment is said to be under Orders only if its order is listed there', () => {
  const pending = { step: 'pending', hash: A, confirmations: 0, isStored: true, isLate: false } as const;
  expect(textOf(pending).text).toMatch(/Find the payment under Orders/);
  expect(textOf(pending, { isListed: false }).text).toMatch(/Come back here to see the payment/);
});

it('an order is not offered for payment once its time is up, even when the bank has the hash of an ended attempt', () => {
  const order = orderWith({ txHash: A });
  expect(viewOf(order, cancelled).step).toBe('cancelled');
  expect(viewOf(order, cancelled, { isTimeUp: true }).step).toBe('over');
});

it('an order counts as paid elsewhere when the service reports an amount without a hash', () => {
  const order = orderWith({ actuallyPaid: '5' });
  expect(viewOf(order, IDLE)).toEqual({ step: 'reported', hash: null, isLate: false });
  expect(viewOf({ ...order, status: 'EXPIRED' }, IDLE)).toEqual({ step: 'reported', hash: null, isLate: true });
});

it('the investor is advised to decline once the price has ended or the figures have changed', () => {
  const payment: TxState = { step: 'awaiting-wallet' };
  const changed = orderWith({ payAmount: '99' });
  expect(viewOf(orderWith(), payment)).toEqual({ ...asking, decline: null });
  expect(viewOf(orderWith(), payment, { isTimeUp: true, changed })).toEqual({ ...asking, decline: 'over' });
  expect(viewOf(orderWith(), payment, { changed })).toEqual({ ...asking, decline: 'changed' });
  expect(paymentView(orderWith({ status: 'REVIEW' }), payment)).toEqual({ ...asking, decline: 'over' });
});

it('an unlinked wallet is never offered a payment', () => {
  const stepsOf = (isWalletReplaced: boolean) =>
    (
      [
        IDLE,
        { step: 'unsent' },
        cancelled,
        { step: 'checking' },
        { step: 'pending', hash: A, confirmations: 0, isStored: true },
      ] as const
    ).map((payment) => viewOf(orderWith(), payment, { isWalletReplaced }).step);
  expect(stepsOf(false)).toEqual(['idle', 'unsent', 'cancelled', 'checking', 'pending']);
  expect(stepsOf(true)).toEqual(['wallet-replaced', 'wallet-replaced', 'wallet-replaced', 'checking', 'pending']);
});
