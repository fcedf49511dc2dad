import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { passes, until } from '../../support/money/clock';

const bench = useBench();

async function changeInvestor() {
  bench.tab.setCredentials(null);
  bench.tab.clearUserData();
  bench.tab.setCredentials(loginOf('bob'));
  bench.tab.link(bench.world.chain.accounts[1]!);
}

it('a payment is not reported by the login of the next investor', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  bench.bank.answers('with 503');
  const stop = bench.tab.startEngine();
  bench.tab.link(bench.from);
  await passes(1_000);
  expect(bench.tab.linkedStore.get()).toBe(bench.from);
  await changeInvestor();
  bench.bank.answers('as it should');
  await passes(60_000);
  expect(bench.tab.linkedStore.get()).toBe(bench.world.chain.accounts[1]);
  stop();
  expect(bench.bank.hashesOf(order._id)).toEqual([]);
  expect(bench.tab.journal()).toMatchObject([{ reportState: 'due' }]);
});

it('an order that one investor has open is not reserved by the login of the next', async () => {
  const order = bench.order('USDT');
  const release = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  bench.tab.setCredentials(loginOf('bob'));
  const before = bench.bank.reports.length;
  await passes(130_000);
  expect(bench.bank.reports.slice(before)).toEqual([]);
  release();
});
