import type { Order } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';

const bench = useBench();

async function revertsOnce(order: Order): Promise<void> {
  const { USDT } = bench.world.chain.contracts;
  const code = (await bench.world.chain.rpc('eth_getCode', [USDT, 'latest'])) as string;
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.world.chain.rpc('anvil_setCode', [USDT, '0x60006000fd']);
    return pass();
  });
  await bench.submit(order);
  await bench.world.chain.rpc('anvil_setCode', [USDT, code]);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'reverted');
}

it('a request that the journal has lost counts as open although the journal has an older attempt', async () => {
  bench.bank.requests.keep();
  bench.chooseOwnNonce();
  const order = bench.order('USDT');
  const stop = bench.tab.startEngine();
  bench.tab.link(bench.from);
  await revertsOnce(order);
  await until(() => bench.bank.hashesOf(order._id).length === 1);
  stop();
  const before = Object.entries(localStorage);
  const approve = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 2);
  await bench.reload();
  bench.wallet.hold('eth_sendTransaction')();
  localStorage.clear();
  sessionStorage.clear();
  before.forEach(([key, value]) => localStorage.setItem(key, String(value)));
  await bench.reload();
  await bench.submit(order);
  expect(Object(bench.tab.paymentOf(order._id).get()).refusal).toBe('asked-before');
  expect(bench.asks()).toBe(2);
  approve();
  await until(async () => (await bench.payments()).length === 1);
  await passes(5_000);
  expect(bench.asks()).toBe(2);
});
