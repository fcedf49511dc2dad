import type { Order } from '@/api/contract';
import { hasSameFigures } from '@/domain/order-figures';
import { NOW, orderWith } from '../../support/order';

const order = orderWith();

it.each<[string, Partial<Order>]>([
  ['the order', { _id: 'order-2' }],
  ['its number', { orderNo: 'FNX-100002' }],
  ['the shares', { shares: '9' }],
  ['the price of a share', { pricePerShare: '12.49' }],
  ['the price in money', { priceAmount: '124.9' }],
  ['the currency of the price', { fiat: 'EUR' }],
  ['the bank fee', { fee: { platform: '1', network: '0.05' } }],
  ['the currency of the payment', { payCurrency: 'BNB' }],
  ['the last digit of the amount', { payAmount: '124.80' }],
  ['the pay address', { payAddress: `0x${'3'.repeat(40)}` }],
  ['the token', { contract: `0x${'3'.repeat(40)}` }],
  ['the kind of currency, token or coin', { contract: null }],
  ['the chain', { chainId: 97 }],
  ['the decimals', { decimals: 6 }],
  ['the end of the price', { expiresAt: new Date(NOW + 60_000).toISOString() }],
])('a changed order differs in %s', (_what, change) => {
  expect(hasSameFigures(order, orderWith(change))).toBe(false);
  expect(hasSameFigures(orderWith(change), order)).toBe(false);
});

it('an order with another wallet differs when both versions name a wallet', () => {
  const [one, other] = ['3', '4'].map((digit) => orderWith({ walletAddress: `0x${digit.repeat(40)}` }));
  expect(hasSameFigures(one!, other!)).toBe(false);
  for (const unsaid of [undefined, null])
    expect([
      hasSameFigures(one!, orderWith({ walletAddress: unsaid })),
      hasSameFigures(orderWith({ walletAddress: unsaid }), one!),
    ]).toEqual([true, true]);
});

it.each<[string, Partial<Order>]>([
  ['progress', { status: 'CONFIRMING', txHash: `0x${'5'.repeat(64)}`, updatedAt: new Date(NOW + 1).toISOString() }],
  ['network fee', { fee: { platform: '0', network: '0.09' } }],
])('an order has the same figures when only its %s differs', (_what, change) => {
  expect(hasSameFigures(order, orderWith(change))).toBe(true);
});

it('addresses are compared in any letter case', () => {
  const small = orderWith({
    payAddress: '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd',
    contract: '0xfedcbafedcbafedcbafedcbafedcbafedcbafedc',
  });
  const large = orderWith({
    payAddress: '0xABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCD',
    contract: '0xFEDCBAFEDCBAFEDCBAFEDCBAFEDCBAFEDCBAFEDC',
  });
  expect(hasSameFigures(small, large)).toBe(true);
});
