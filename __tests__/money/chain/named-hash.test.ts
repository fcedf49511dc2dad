import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { relayFor } from '../../support/money/relay';

const bench = useBench();
const relay = relayFor(bench);

it('a hash that the investor names is kept when one node lies about its sender', async () => {
  await relay.allow();
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const hash = await relay.payToken();
  bench.doors[0]!.lie('eth_getTransactionByHash', (own: object | null) => own && { ...own, from: bench.from });
  await during(bench.tab.enterHash(order._id, hash));
  await passes(40_000);
  expect(bench.tab.journal()).toMatchObject([{ claimed: hash }]);
  expect(bench.tab.paymentOf(order._id).get()).not.toMatchObject({ why: 'other-hash' });
});
