import type { Order } from '@/api/contract';
import { ActionFault } from '@/errors/action-fault';
import { readOrder } from '@/tx/service/order-record';
import { assertOrderDue } from '@/tx/kinds/purchase';
import { tx } from '@/tx/app-engine';
import { OURS, SPED_UP } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { orderWith } from '../../support/order';

const { bank } = useBank();

const kindOf = (work: () => void): string | null => {
  try {
    work();
  } catch (thrown) {
    return thrown instanceof ActionFault ? thrown.kind : 'something else';
  }
  return null;
};
const order = orderWith();

it.each<[string, Partial<Order>, readonly string[], string | null]>([
  ['is as it was reviewed', {}, [], null],
  ['was partly paid', { actuallyPaid: '0.000001' }, [], 'paid-elsewhere'],
  ['was not paid', { actuallyPaid: '0.000' }, [], null],
  ['was partly paid and no longer waits', { actuallyPaid: '1', status: 'PARTIALLY_PAID' }, [], 'paid-elsewhere'],
  ['has a hash that is not proven to be over', { txHash: OURS }, [SPED_UP], 'paid-elsewhere'],
  ['has a hash that is proven to be over', { txHash: `0x${'A'.repeat(64)}` }, [OURS], null],
  [
    'has a hash that is proven to be over, and has received money',
    { txHash: OURS, actuallyPaid: '1' },
    [OURS],
    'paid-elsewhere',
  ],
  ['has ended', { status: 'EXPIRED' }, [], 'order-ended'],
  ['is being processed by the bank', { status: 'CONFIRMING' }, [], 'order-ended'],
  ['has an unknown status', { status: 'NEW_STATE' }, [], 'order-ended'],
  ['has another amount', { payAmount: '125' }, [], 'order-changed'],
  ['has another number of shares', { shares: '9' }, [], 'order-changed'],
])('an order that %s has the matching fault', (_what, change, ended, kind) => {
  expect(kindOf(() => assertOrderDue(order, orderWith(change), ended))).toBe(kind);
});

it('an order that the service does not know is refused', () => {
  expect(kindOf(() => assertOrderDue(order, null, []))).toBe('order-ended');
});

it('an order is loaded from the service each time, and is null when unknown', async () => {
  bank.add(order);
  expect(await readOrder(tx, order._id)).toMatchObject({ payAmount: '124.8' });
  bank.change(order._id, { payAmount: '125' });
  expect(await readOrder(tx, order._id)).toMatchObject({ payAmount: '125' });
  expect(await readOrder(tx, 'unknown')).toBeNull();
});
