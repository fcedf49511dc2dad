import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';

const bench = useBench();
const MINUTE_MS = 60_000;

it.each([
  ['is right', 0],
  ['is set back by an hour in between', 60 * MINUTE_MS],
])('a wallet that wakes 50 minutes after the submit is not asked to pay: the clock %s', async (_name, back) => {
  const order = bench.order('USDT', { expiresAt: new Date(Date.now() + 20 * MINUTE_MS).toISOString() });
  const began = Date.now();
  let release = () => {};
  const end = bench.tab.paymentOf(order._id).subscribe(() => {
    if (bench.stepOf(order) === 'awaiting-wallet') release = bench.wallet.hold('eth_chainId');
  });
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.stepOf(order) === 'awaiting-wallet');
  end();
  expect(bench.asks()).toBe(0);
  jest.setSystemTime(began - back + 50 * MINUTE_MS);
  await passes(1_000);
  release();
  await passes(5_000);
  expect(bench.asks()).toBe(0);
});
