import type { Order } from '@/api/contract';

export const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const at = (offsetMs: number) => new Date(NOW + offsetMs).toISOString();

export const orderWith = (changes: Partial<Order> = {}): Order => ({
  _id: 'order-1',
  orderNo: 'FNX-100001',
  shares: '10',
  pricePerShare: '12.48',
  fiat: 'USD',
  priceAmount: '124.8',
  fee: { platform: '0', network: '0.05' },
  payCurrency: 'USDT',
  payAmount: '124.8',
  payAddress: `0x${'1'.repeat(40)}`,
  chainId: 56,
  contract: `0x${'2'.repeat(40)}`,
  decimals: 18,
  actuallyPaid: '0',
  status: 'WAITING',
  expiresAt: at(15 * 60_000),
  createdAt: at(0),
  updatedAt: at(0),
  ...changes,
});
