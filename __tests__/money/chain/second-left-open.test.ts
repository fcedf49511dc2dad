import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();

it('a second request that a closed page has left open blocks nothing else once the first one has paid', async () => {
  bench.chooseOwnNonce();
  const order = bench.order('USDT');
  const approveFirst = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  bench.wallet.rejectNext('eth_sendTransaction');
  const declineSecond = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 2);
  approveFirst();
  await until(() => bench.tab.journal().some(({ hash }) => hash !== null));
  await bench.reload({ keepsClock: true });
  declineSecond();
  await bench.world.chain.mine(4);
  await bench.tab.resume(order._id);
  await bench.comesTo(order, 'succeeded');
  expect(bench.tab.journal()).toMatchObject([{ status: 'succeeded' }, { status: 'awaiting-wallet' }]);
  await bench.keepTime();
  const transfer = { id: 'next', token: 'BNB', to: `0x${'59'.repeat(20)}`, amount: '0.5' } as const;
  await during(bench.tab.send(transfer, bench.from, reviewMadeAt(Date.now())));
  expect(bench.tab.stateOf('send:next')).toMatchObject({ step: 'pending' });
});
