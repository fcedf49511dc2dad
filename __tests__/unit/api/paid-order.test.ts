import type { Order } from '@/api/contract';
import { newerOrder } from '@/api/newer-order';
import { certificateOf } from '@/domain/certificate';
import { orderProgress } from '@/features/portfolio/model/order-progress';
import type { Txn } from '@/api/contract';
import { linkText } from '@/parts/link-text';
import { orderView } from '@/parts/order/order-view';
import { orderText } from '@/parts/order/order-text';

const AT = '2026-11-22T14:45:00Z';
const LATER = '2026-11-22T14:46:00Z';
const HASH = `0x${'ab'.repeat(32)}` as const;
const order = (fields: Partial<Order>) =>
  ({
    _id: 'o1',
    orderNo: 'FNX-1',
    status: 'WAITING',
    updatedAt: AT,
    txHash: null,
    actuallyPaid: '0',
    ...fields,
  }) as Order;

describe('an order whose money the bank has received', () => {
  test.each(['CONFIRMED', 'SENDING'])('is not payable again when a later answer says WAITING: %s', (status) => {
    const paid = order({ status, txHash: HASH, actuallyPaid: '250' });
    expect(newerOrder(order({ updatedAt: LATER }), paid)).toBe(paid);
  });

  test('is not offered for full payment again after a part has arrived', () => {
    const partly = order({ status: 'PARTIALLY_PAID', txHash: HASH, actuallyPaid: '100' });
    expect(newerOrder(order({ updatedAt: LATER }), partly)).toBe(partly);
  });
});

describe('a certificate', () => {
  const delivery = (fields: Partial<Txn>) =>
    ({ type: 'BUY', direction: 'IN', status: 'DONE', to: `0x${'1'.repeat(40)}`, ...fields }) as Txn;

  test('shows the delivery that arrived, and not a delivery that is pending', () => {
    const certificate = certificateOf(
      order({ status: 'FINISHED', payoutHash: HASH }),
      [
        delivery({ status: 'PENDING', to: `0x${'2'.repeat(40)}`, createdAt: '2026-11-20T12:00:00Z' }),
        delivery({ createdAt: '2026-11-22T12:00:00Z', txHash: HASH }),
      ],
      { _id: 'u1', walletAddress: null } as Parameters<typeof certificateOf>[2],
    );
    expect([certificate?.issuedOn, certificate?.holder]).toEqual(['2026-11-22T12:00:00Z', `0x${'1'.repeat(40)}`]);
  });
});

describe('a status that the service added', () => {
  const NAMES = ['constructor', 'toString', '__proto__'];

  test.each(NAMES)('is shown unchanged on the dashboard, even when it is called %s', (status) => {
    const payment = { step: 'idle' } as const;
    const view = orderView({ order: order({ status }) }, payment, { isTimeUp: false, ended: [] });
    expect(orderProgress({ order: order({ status }), payment, view }).title).toContain(status);
  });

  test.each(NAMES)(
    'is shown unchanged in the text of an order and of a wallet, even when it is called %s',
    (status) => {
      expect(linkText(status).label).toBe(status);
      expect(typeof orderText(order({ status })).text).toBe('string');
    },
  );
});
