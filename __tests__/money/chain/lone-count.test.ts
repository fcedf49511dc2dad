import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';

const bench = useBench();

it('a nonce count that only one node reports does not let the investor declare a mined payment unsent', async () => {
  const [counting, ...others] = bench.doors;
  others.forEach((door) => door.lie('eth_getTransactionCount', () => undefined));
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  const order = bench.order('BNB');
  await bench.submit(order);
  expect(bench.tab.journal()).toMatchObject([{ minedCount: null, status: 'unanswered' }]);
  const { nonce: _place, ...call } = bench.requests()[0]!;
  await bench.world.chain.rpc('eth_sendTransaction', [call]);
  await bench.world.chain.mine(3);
  await passes(25_000);
  expect(bench.tab.stateOf(`order:${order._id}`)).toMatchObject({ step: 'unanswered', isSearched: true });
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  counting!.open();
});
