import type { Txn } from '@/api/contract';
import { groupedByOrder, unsettledOf } from '@/parts/txn-groups';

const txn = (_id: string, more: Partial<Txn>) =>
  ({ _id, type: 'BUY', direction: 'IN', status: 'DONE', ...more }) as Txn;
const idsOf = (txns: readonly Txn[]) =>
  groupedByOrder(txns).map(({ lead, others }) => [lead._id, ...others.map(({ _id }) => _id)]);

const payment = txn('payment', { direction: 'OUT', orderId: 'a' });
const delivery = txn('delivery', { orderId: 'a' });

it('transactions of one order are joined if they are next to each other, with the delivery first', () => {
  expect(idsOf([delivery, payment])).toEqual([['delivery', 'payment']]);
  expect(idsOf([payment, delivery])).toEqual([['delivery', 'payment']]);
});

it('transactions of another order, without an order, or apart from each other are not joined', () => {
  const swap = (id: string) => txn(id, { type: 'SWAP', orderId: null });
  expect(idsOf([delivery, txn('other', { orderId: 'b' }), payment])).toEqual([['delivery'], ['other'], ['payment']]);
  expect(idsOf([swap('one'), swap('two')])).toEqual([['one'], ['two']]);
});

it('a group takes the status of its unfinished transaction', () => {
  const [group] = groupedByOrder([delivery, { ...payment, status: 'PENDING' }]);
  expect(unsettledOf(group!)._id).toBe('payment');
  expect(unsettledOf({ lead: delivery, others: [] })).toBe(delivery);
});
