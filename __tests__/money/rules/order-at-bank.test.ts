import type { Order } from '@/api/contract';
import { ActionFault } from '@/errors/action-fault';
import { readOrder } from '@/tx/service/order-record';
import { assertOrderDue } from '@/tx/kinds/purchase';
import { engine } from '@/tx/app-engine';
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

it.each<[string, string | null, Partial<Order>, readonly string[]]>([
  ['is as it was reviewed', null, {}, []],
  ['was partly paid', 'paid-elsewhere', { actuallyPaid: '0.000001' }, []],
  ['was not paid', null, { actuallyPaid: '0.000' }, []],
  ['was partly paid and no longer waits', 'paid-elsewhere', { actuallyPaid: '1', status: 'PARTIALLY_PAID' }, []],
  ['has a hash whose transaction may still pay', 'paid-elsewhere', { txHash: OURS }, [SPED_UP]],
  ['has a hash whose transaction has provably ended', null, { txHash: `0x${'A'.repeat(64)}` }, [OURS]],
  [
    'has received money, and has a hash whose transaction has provably ended',
    'paid-elsewhere',
    { txHash: OURS, actuallyPaid: '1' },
    [OURS],
  ],
  ['has ended', 'order-ended', { status: 'EXPIRED' }, []],
  ['is being processed by the bank', 'order-ended', { status: 'CONFIRMING' }, []],
  ['has an unknown status', 'order-ended', { status: 'NEW_STATE' }, []],
  ['has another amount', 'order-changed', { payAmount: '125' }, []],
  ['has another number of shares', 'order-changed', { shares: '9' }, []],
])('an order that %s gets the fault %s', (_what, kind, change, ended) => {
  expect(kindOf(() => assertOrderDue(order, orderWith(change), ended))).toBe(kind);
});

it('an order that the service does not know is refused', () => {
  expect(kindOf(() => assertOrderDue(order, null, []))).toBe('order-ended');
});

it('an order is loaded from the service each time, and is null when unknown', async () => {
  bank.add(order);
  expect(await readOrder(engine, order._id)).toMatchObject({ payAmount: '124.8' });
  bank.change(order._id, { payAmount: '125' });
  expect(await readOrder(engine, order._id)).toMatchObject({ payAmount: '125' });
  expect(await readOrder(engine, 'unknown')).toBeNull();
});
