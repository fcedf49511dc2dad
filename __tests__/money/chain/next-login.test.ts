import { sessionStore } from '@/session/store';
import { AMOUNT, useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { passes, until, during } from '../../support/money/clock';
import { inAnotherBrowser } from '../../support/money/tab';

const bench = useBench();
const bob = loginOf('bob');
const amelia = loginOf('amelia');
afterEach(() => sessionStore.set({ state: 'restoring' }));

it('an order is not shown as paid by a payment of another order that was made while another investor was logged in', async () => {
  bench.bank.hideFrom(bob.token);
  const order = bench.order('USDT');
  const stop = bench.tab.startEngine();
  bench.tab.link(bench.from);
  bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  // Bob logs in while Amelia's wallet is still connected. Her phone pays another order of the same amount.
  bench.tab.clearUserData();
  bench.tab.setCredentials(bob);
  sessionStore.set({ state: 'authenticated', token: bob.token });
  const elsewhere = await inAnotherBrowser(async (other) => {
    const paid = bench.order('USDT');
    bench.wallet.hold('eth_sendTransaction')();
    await other.submit(paid, bench.from);
    return { order: paid, hash: other.journal()[0]!.hash! };
  });
  bench.bank.record(elsewhere.order._id, elsewhere.hash);
  await bench.world.chain.mine(4);
  await passes(60_000);
  const asBob = bench.stepOf(order);
  bench.tab.setCredentials(amelia);
  sessionStore.set({ state: 'authenticated', token: amelia.token });
  await passes(60_000);
  stop();
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  expect({ asBob, asAmelia: bench.stepOf(order) }).not.toMatchObject({ asAmelia: 'succeeded' });
});
