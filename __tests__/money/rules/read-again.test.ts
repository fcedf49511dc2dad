import type { Order } from '@/api/contract';
import { PaymentFault } from '@/wallet/tx/fault';
import { hasSameFigures } from '@/wallet/tx/figures';
import { assertStillDue } from '@/wallet/tx/read-again';
import { orderWith } from './order';

const HASH = `0x${'A'.repeat(64)}` as const;
const refusal = (now: Order | null, ended: string[] = []) => {
  try {
    assertStillDue(orderWith(), now, ended);
  } catch (thrown) {
    return thrown instanceof PaymentFault ? thrown.kind : 'something else';
  }
  return null;
};

const CHANGED: readonly Partial<Order>[] = [
  { _id: 'order-2' },
  { orderNo: 'FNX-9' },
  { shares: '9' },
  { pricePerShare: '12.49' },
  { priceAmount: '124.81' },
  { fiat: 'EUR' },
  { fee: { platform: '0.01', network: '0.05' } },
  { payCurrency: 'BNB' },
  { payAmount: '5000' },
  { payAddress: `0x${'3'.repeat(40)}` },
  { contract: null },
  { chainId: 97 },
  { decimals: 6 },
  { expiresAt: '2026-03-01T13:00:00.000Z' },
];

it.each(CHANGED)('an order with %j is not the one that was reviewed', (change) => {
  expect(hasSameFigures(orderWith(), orderWith(change))).toBe(false);
  expect(refusal(orderWith(change))).toBe('order-changed');
});

it.each<Partial<Order>>([{ payAddress: orderWith().payAddress.toUpperCase().replace('0X', '0x') as `0x${string}` }, { fee: { platform: '0', network: '9' } }, { updatedAt: '2026-03-01T12:05:00.000Z' }])(
  'an order with %j is still the same',
  (change) => {
    expect(hasSameFigures(orderWith(), orderWith(change))).toBe(true);
    expect(refusal(orderWith(change))).toBeNull();
  },
);

it.each<[string, Order | null, string | null]>([
  ['is not there any more', null, 'order-ended'],
  ['was paid a little', orderWith({ actuallyPaid: '0.000001' }), 'paid-elsewhere'],
  ['was paid nothing', orderWith({ actuallyPaid: '0.000' }), null],
  ['has a hash', orderWith({ txHash: HASH }), 'paid-elsewhere'],
  ['is with the bank', orderWith({ status: 'CONFIRMING' }), 'order-ended'],
  ['has ended', orderWith({ status: 'EXPIRED' }), 'order-ended'],
  ['has a status that nobody knows', orderWith({ status: 'NEW_STATE' }), 'order-ended'],
])('an order that %s is refused as %3$s', (_what, now, expected) => {
  expect(refusal(now)).toBe(expected);
});

it('a hash that a proof has ended says nothing, in whatever letters', () => {
  expect(refusal(orderWith({ txHash: HASH }), [HASH.toLowerCase()])).toBeNull();
  expect(refusal(orderWith({ txHash: HASH }), [`0x${'b'.repeat(64)}`])).toBe('paid-elsewhere');
});
