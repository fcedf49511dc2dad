import type { Hash } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { relayFor } from '../../support/money/relay';

const bench = useBench();
const relay = relayFor(bench);
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

async function changesInAMinute(orderId: string): Promise<number> {
  const payment = bench.tab.paymentOf(orderId);
  let changes = 0;
  const end = payment.subscribe(() => (changes += 1));
  await passes(60_000);
  end();
  return changes;
}

it('the search for a Safe’s payment continues after the bank has recorded a hash that paid nothing', async () => {
  await bench.world.chain.rpc('anvil_setCode', [bench.from, '0x60006000f3']);
  const order = bench.order('USDT');
  const [from, to] = bench.world.chain.accounts.slice(7);
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    const hash = await relay.send({ from, to, value: '0x1' });
    bench.bank.change(order._id, { txHash: hash });
    return hash;
  });
  await bench.submit(order);
  await bench.world.chain.mine(4);
  await until(() => bench.stepOf(order) === 'unanswered');
  expect(await changesInAMinute(order._id)).toBeLessThan(4);
  await relay.takeCodeBack();
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'unanswered', isSearched: true });
});

it('an older payment that the bank has on record is detached only once', async () => {
  const { chain } = bench.world;
  const payment = { from: bench.from, to: chain.payAddress, value: `0x${AMOUNT.BNB.units.toString(16)}` };
  const old = await relay.send(payment);
  await chain.mine(1);
  await chain.rpc('evm_increaseTime', [600]);
  await chain.mine(1);
  const order = bench.order('BNB', { createdAt: new Date(Date.now() + 600_000).toISOString() });
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  jest.setSystemTime(Date.now() + 600_000);
  await bench.submit(order);
  bench.bank.change(order._id, { txHash: old });
  expect(await changesInAMinute(order._id)).toBeLessThan(8);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'unanswered', isSearched: true });
});

it('a hash that was found for the second order is detached from it when the wallet returns it for the first order', async () => {
  bench.chooseOwnNonce();
  let sent: Hash | undefined;
  let answer = () => {};
  let approve = () => {};
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    await new Promise<void>((resolve) => (approve = resolve));
    sent = (await pass()) as Hash;
    await new Promise<void>((resolve) => (answer = resolve));
    return sent;
  });
  const first = bench.order('USDT');
  void bench.tab.payOrder(first, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(first._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(first._id))).toBe(true);
  bench.wallet.answerWith('eth_sendTransaction', () => new Promise(() => undefined));
  const second = bench.order('USDT');
  void bench.tab.payOrder(second, bench.from);
  await until(() => bench.asks() === 2);
  await during(bench.tab.stopWaiting(second._id));
  await passes(25_000);
  // The first request is approved after all. Its answer is delayed, so the second order finds the payment first.
  approve();
  await until(() => bench.tab.journal().some(({ hash }) => hash !== null && hash === sent));
  answer();
  await passes(2_000);
  await bench.world.chain.mine(4);
  await bench.comesTo(first, 'succeeded');
  await passes(30_000);
  expect(await bench.payments()).toHaveLength(1);
  expect(bench.stepOf(second)).toBe('unanswered');
});
