import type { Order } from '@/api/contract';
import { AMOUNT, CURRENCIES, useBench, type Currency } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();

const HOUR_MS = 3_600_000;
const stateOf = ({ _id }: Order) => bench.tab.paymentOf(_id).get();

/** The wallet request stays open, but the app has stopped waiting. */
async function leftOpen(currency: Currency, change: Partial<Order> = {}, { isDeclined = false } = {}) {
  const order = bench.order(currency, change);
  const asks = bench.asks();
  if (isDeclined) bench.wallet.rejectNext('eth_sendTransaction');
  const release = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() > asks);
  await during(bench.tab.stopWaiting(order._id));
  expect(stateOf(order)).toEqual({ step: 'unanswered' });
  return { order, release };
}

async function saidUnsent(currency: Currency) {
  const left = await leftOpen(currency);
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(left.order._id))).toBe(true);
  expect(stateOf(left.order)).toEqual({ step: 'unsent' });
  return left;
}

const sendAsked = (at = -1) => {
  const [call] = bench.wallet.requestsOf('eth_sendTransaction').at(at)!.params as [{ nonce?: string }];
  const { nonce: _place, ...rest } = call;
  return bench.world.chain.rpc('eth_sendTransaction', [rest]);
};

const otherTransaction = () =>
  bench.world.chain.rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value: '0x0', gas: '0x5208' }]);

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  it('is searched for during 20 seconds before it can be declared unsent', async () => {
    const { order, release } = await leftOpen(currency);
    await passes(18_000);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
    expect(stateOf(order)).toEqual({ step: 'unanswered' });
    await passes(3_000);
    expect(stateOf(order)).toEqual({ step: 'unanswered', isSearched: true });
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
    expect(bench.tab.journal()).toMatchObject([
      { status: 'unanswered', hash: null, declaredUnsentAt: expect.any(Number) as number },
    ]);
    expect(await bench.payments()).toEqual([]);
    release();
  });

  it('can be declared unsent after four searches even if no node answers', async () => {
    const { order, release } = await leftOpen(currency);
    bench.nodes.forEach((node) => node.close('silent'));
    await passes(25_000);
    expect(stateOf(order)).toEqual({ step: 'unanswered' });
    await passes(60_000);
    expect(stateOf(order)).toMatchObject({ isSearched: true });
    bench.nodes.forEach((node) => node.open());
    release();
  });

  it('reuses the nonce of a first request that was declared unsent, so that only one of the two can be mined', async () => {
    const { order, release } = await saidUnsent(currency);
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 2);
    const [first, second] = bench.wallet
      .requestsOf('eth_sendTransaction')
      .map(({ params }) => params[0] as { nonce: string });
    expect(first).toMatchObject({ nonce: expect.stringMatching(/^0x/) as string });
    expect(second?.nonce).toBe(first?.nonce);
    release();
    await bench.comesTo(order, 'pending');
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is found when the first request is approved late, and is not submitted again', async () => {
    const { order, release } = await saidUnsent(currency);
    release();
    await bench.comesTo(order, 'pending');
    await bench.submit(order);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is found on the chain after a reload, although it was declared unsent', async () => {
    const { order } = await saidUnsent(currency);
    await bench.reload();
    await sendAsked();
    await during(bench.tab.resume(order._id));
    await bench.comesTo(order, 'pending');
    await bench.submit(order);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is shown as found while a second request is open, so that the investor declines that request', async () => {
    const { order, release } = await saidUnsent(currency);
    bench.wallet.rejectNext('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 2);
    await sendAsked(0);
    await until(() => Object(stateOf(order)).earlierHash !== undefined);
    expect(stateOf(order)).toMatchObject({ step: 'awaiting-wallet' });
    await bench.world.chain.mine(1);
    expect(await bench.payments()).toEqual([units]);
    release();
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
  });

  it('is unanswered again when the wallet is busy, perhaps with the first request', async () => {
    const { order, release } = await saidUnsent(currency);
    const answerSecond = bench.wallet.hold('eth_sendTransaction');
    bench.wallet.failNext({ code: -32_002, message: 'Already pending.' }, 'eth_sendTransaction');
    const busy = bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 2);
    answerSecond();
    await during(busy);
    expect(stateOf(order)).toMatchObject({ step: 'unanswered', reason: 'wallet-busy' });
    release();
    await bench.comesTo(order, 'pending');
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is watched under the hash that the investor has entered, once a node knows that hash', async () => {
    const { order } = await leftOpen(currency);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await bench.world.chain.setAutomine(false);
    const hash = (await sendAsked()) as `0x${string}`;
    await during(bench.tab.enterHash(order._id, hash));
    await bench.comesTo(order, 'pending');
    expect(bench.tab.journal()).toMatchObject([{ hash, reportState: 'due' }]);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not attached to another transaction whose hash the investor enters, nor to an unknown hash', async () => {
    const { order, release } = await leftOpen(currency);
    const other = (await otherTransaction()) as `0x${string}`;
    await bench.world.chain.mine(3);
    await during(bench.tab.enterHash(order._id, other));
    await until(() => Object(stateOf(order)).reason === 'other-hash');
    await during(bench.tab.enterHash(order._id, `0x${'9'.repeat(64)}`));
    await passes(30_000);
    expect(stateOf(order)).toMatchObject({ step: 'unanswered', isSearched: true });
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    release();
  });

  it('is found by the hash that the bank has on record when the nodes hide the transaction', async () => {
    const { order, release } = await leftOpen(currency);
    const hash = (await sendAsked()) as `0x${string}`;
    bench.nodes.forEach((node) => {
      node.lie('eth_getLogs', () => []);
      node.lie('eth_getTransactionCount', () => '0x0');
    });
    bench.bank.change(order._id, { txHash: hash });
    await bench.comesTo(order, 'pending');
    bench.nodes.forEach((node) => node.open());
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
    release();
  });

  it('is searched for with fewer than 20 calls a minute, and is found when it is mined late', async () => {
    const { order } = await leftOpen(currency);
    await bench.reload();
    await bench.world.chain.rpc('anvil_mine', ['0x320']);
    await otherTransaction();
    await bench.world.chain.mine(12);
    await during(bench.tab.resume(order._id));
    await passes(25_000);
    for (let minute = 0; minute < 3; minute += 1) {
      const before = calls();
      await passes(60_000);
      expect(calls() - before).toBeLessThanOrEqual(20);
    }
    await sendAsked();
    const before = calls();
    await until(() => bench.stepOf(order) === 'pending', 300_000);
    await passes(60_000);
    expect(calls() - before).toBeLessThanOrEqual(100);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is closed four hours after its order has ended, and another order can be paid', async () => {
    const { order, release } = await leftOpen(
      currency,
      { expiresAt: new Date(Date.now() + HOUR_MS).toISOString() },
      { isDeclined: true },
    );
    jest.setSystemTime(Date.now() + 6 * HOUR_MS);
    await bench.keepTime();
    await bench.comesTo(order, 'dropped');
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    const next = bench.order(currency, { expiresAt: new Date(Date.now() + HOUR_MS).toISOString() });
    await bench.reload({ keepsClock: true });
    release();
    await passes(1_000);
    await bench.submit(next);
    await bench.world.chain.mine(2);
    await bench.comesTo(next, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });
});

const calls = () => bench.nodes.reduce((sum, { asked }) => sum + asked.length, 0);

it('an unanswered payment blocks every other order of the account until it is settled', async () => {
  const { order, release } = await leftOpen('USDT');
  const other = bench.order('BNB');
  await bench.submit(other);
  expect(bench.tab.paymentOf(other._id).get()).toMatchObject({ refusal: 'other-request' });
  await passes(25_000);
  await during(bench.tab.sayUnsent(order._id));
  bench.wallet.rejectNext('eth_sendTransaction');
  const asking = bench.tab.payOrder(other, bench.from);
  await until(() => bench.asks() === 2);
  release();
  await during(asking);
  await bench.comesTo(order, 'pending');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});
