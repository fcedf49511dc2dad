import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { relayFor } from '../../support/money/relay';

const bench = useBench();
const relay = relayFor(bench);

it('a hash that the investor enters is kept when one node says that it has failed', async () => {
  await relay.allow();
  const [, , , , , someone] = bench.world.chain.accounts;
  const older = await bench.world.chain.rpc('eth_sendTransaction', [{ from: someone, to: someone, value: '0x0' }]);
  const receipt = (await bench.world.chain.rpc('eth_getTransactionReceipt', [older])) as object;
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const hash = await relay.payToken();
  bench.nodes[0]!.lie('eth_getTransactionReceipt', ((own: object | null, [of]: [string]) =>
    of === hash ? { ...receipt, transactionHash: hash, status: '0x0' } : own) as never);
  await during(bench.tab.enterHash(order._id, hash));
  await passes(120_000);
  expect(bench.tab.journal()).toMatchObject([{ enteredHash: hash }]);
  expect(bench.tab.paymentOf(order._id).get()).not.toMatchObject({ reason: 'other-hash' });
});
