import type { Order } from '@/api/contract';
import { useBench } from '../../support/money/bench';

const bench = useBench();
const ELSEWHERE = '0x00000000000000000000000000000000000000ee';

const CHANGES: readonly [string, Partial<Order>][] = [
  ['another recipient', { payAddress: ELSEWHERE }],
  ['another amount', { payAmount: '1248' }],
  ['the same amount with more digits', { payAmount: '124.80' }],
  ['another contract', { contract: ELSEWHERE }],
  ['another currency', { payCurrency: 'BNB', contract: null }],
  ['other decimals', { decimals: 6 }],
  ['another chain', { chainId: 1 }],
  ['the id of another order', { _id: 'order-of-another' }],
  ['the number of another order', { orderNo: 'FNX-1' }],
  ['a wallet of another investor', { walletAddress: ELSEWHERE }],
  ['fewer shares', { shares: '1' }],
  ['a later end', { expiresAt: '2099-01-01T00:00:00.000Z' }],
  ['a hash of another transaction', { txHash: `0x${'ab'.repeat(32)}` }],
];

describe.each([
  ['before the checks', (work: () => void): void => work()],
  ['in the answer to the reservation', (work: () => void): void => bench.bank.atNextAsking(work)],
] as const)('an order that the service changes %s', (_when, at) => {
  it.each(CHANGES)('is not paid if the service names %s', async (_what, change) => {
    const order = bench.order('USDT', { walletAddress: bench.from });
    at(() => bench.bank.change(order._id, change));
    await bench.submit(order);
    expect(bench.asks()).toBe(0);
    expect(Object(bench.tab.paymentOf(order._id).get()).refusal).toMatch(/^(order-changed|paid-elsewhere)$/);
    expect(bench.tab.journal()).toEqual([]);
  });
});
