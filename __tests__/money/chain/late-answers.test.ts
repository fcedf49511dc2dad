import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();

/** The wallet has not answered the request. It answers with `code` once the test releases it. */
async function leftOpen(code: number) {
  const order = bench.order('USDT');
  const asks = bench.asks();
  const release = bench.wallet.hold('eth_sendTransaction');
  bench.wallet.failNext({ code, message: 'late' }, 'eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() > asks);
  await during(bench.tab.stopWaiting(order._id));
  return { order, release };
}

it('an order can be paid after a late refusal by the wallet', async () => {
  const { order, release } = await leftOpen(4001);
  release();
  await bench.comesTo(order, 'idle');
  expect(bench.tab.journal()).toEqual([]);
  await bench.submit(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a declaration that is withdrawn while the nodes are asked has no effect', async () => {
  const { order, release } = await leftOpen(4900);
  await passes(25_000);
  const withdrawn = new AbortController();
  const said = bench.tab.sayUnsent(order._id, withdrawn.signal);
  withdrawn.abort();
  expect(await during(said)).toBe(false);
  await bench.submit(order);
  expect([bench.stepOf(order), bench.asks()]).toEqual(['unanswered', 1]);
  release();
});

it('a late wallet failure changes nothing after the investor declared that nothing was sent', async () => {
  const { order, release } = await leftOpen(4900);
  await passes(25_000);
  await during(bench.tab.sayUnsent(order._id));
  release();
  await passes(2_000);
  expect(bench.stepOf(order)).toBe('unsent');
  expect(bench.tab.journal()).toMatchObject([{ status: 'unanswered' }]);
  expect(await bench.payments()).toEqual([]);
});

it('a payment that fails after storage was emptied is recorded again as unanswered', async () => {
  const { order, release } = await leftOpen(4900);
  localStorage.clear();
  release();
  await passes(2_000);
  expect(bench.stepOf(order)).toBe('unanswered');
  expect(bench.tab.journal()).toMatchObject([{ status: 'unanswered', hash: null }]);
  expect(bench.asks()).toBe(1);
});

it('a late refusal of the first request does not close the second request', async () => {
  const { order, release } = await leftOpen(4001);
  await passes(25_000);
  await during(bench.tab.sayUnsent(order._id));
  const second = bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 2);
  release();
  await during(second);
  await bench.comesTo(order, 'pending');
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('an order without a wallet request ignores declarations and hashes', async () => {
  const order = bench.order('USDT');
  await during(bench.tab.stopWaiting(order._id));
  await during(bench.tab.enterHash(order._id, `0x${'9'.repeat(64)}`));
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  expect(bench.stepOf(order)).toBe('idle');
});

it('a payment stays unanswered without nodes, bank or login', async () => {
  const { order, release } = await leftOpen(4900);
  await bench.reload();
  bench.nodes.forEach((node) => node.close('gone'));
  bench.bank.answers('nothing');
  await during(bench.tab.resume(order._id));
  await passes(25_000);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'unanswered', isSearched: true });
  bench.nodes.forEach((node) => node.open());
  bench.nodes.forEach((node) => node.refuse('eth_getTransactionByHash', { code: -32_000, message: 'not now' }));
  await during(bench.tab.enterHash(order._id, `0x${'9'.repeat(64)}`));
  await passes(40_000);
  bench.bank.answers('as it should');
  bench.bank.change(order._id, { txHash: `0x${'8'.repeat(64)}` });
  await passes(40_000);
  bench.tab.setCredentials(null);
  await passes(40_000);
  expect(bench.stepOf(order)).toBe('unanswered');
  expect(await bench.payments()).toEqual([]);
  release();
});

it('a payment is not submitted while no node reports the account’s transaction count', async () => {
  const order = bench.order('USDT');
  bench.nodes.forEach((node) => node.refuse('eth_getTransactionCount', { code: -32_000, message: 'not now' }));
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'nodes-unreachable' });
  expect(bench.asks()).toBe(0);
});

describe('On every page', () => {
  it('a payment is watched after a reload and reported to the bank', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('USDT');
    await bench.submit(order);
    expect(bench.bank.hashesOf(order._id)).toEqual([]);
    await bench.reload();
    const stop = bench.tab.startEngine();
    await bench.comesTo(order, 'pending');
    expect(bench.bank.hashesOf(order._id)).toEqual([]);
    bench.tab.link(bench.from);
    await until(() => bench.bank.hashesOf(order._id).length === 1);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    stop();
    expect(bench.tab.journal()).toMatchObject([{ status: 'succeeded', reportState: 'taken' }]);
    expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  });

  it('a payment of another address is not watched', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('USDT');
    await bench.submit(order);
    await bench.reload();
    await bench.wallet.setAccount(bench.world.chain.accounts[6]!);
    await passes(1_000);
    const stop = bench.tab.startEngine();
    await passes(5_000);
    stop();
    expect(bench.stepOf(order)).toBe('idle');
    await bench.wallet.setAccount(bench.from);
    await bench.world.chain.mine(3);
    expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  });
});
