import { useBench } from '../support/money/bench';
import { during, until } from '../support/money/clock';
import { openTab } from '../support/money/tab';

const bench = useBench();

it('a tab that was duplicated while the wallet was asked can pay once the request has been declined', async () => {
  bench.wallet.rejectNext('eth_sendTransaction');
  const release = bench.wallet.hold('eth_sendTransaction');
  const order = bench.order('USDT');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  const copied = Object.entries(sessionStorage);
  release();
  await until(() => bench.stepOf(order) === 'idle');
  copied.forEach(([key, value]) => sessionStorage.setItem(key, String(value)));
  const copy = await openTab();
  await during(copy.payOrder(order, bench.from));
  const state = copy.stateOf(`order:${order._id}`);
  expect(state).not.toMatchObject({ refusal: 'review-unrecorded' });
  expect(state.step).toBe('pending');
});
