import type { Hash } from '@/api/contract';
import { AMOUNT, CURRENCIES, useBench, type Currency, type Pending } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { inAnotherBrowser } from '../../support/money/tab';

/** The price stays the same and the same number of shares is bought again, so two orders have identical payments. */
const bench = useBench();
const statuses = () =>
  bench.tab.journal().map(({ key, status, hash, reportState }) => ({ key, status, hash, reportState }));
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

const sendAsked = (at: number) => {
  const { nonce: _place, ...call } = bench.requests().at(at)!;
  return bench.world.chain.rpc('eth_sendTransaction', [call]) as Promise<Hash>;
};

async function saidUnsent(currency: Currency) {
  const order = bench.order(currency);
  bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  return order;
}

async function unanswered(currency: Currency) {
  const order = bench.order(currency);
  const release = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  return { order, release };
}

const paidElsewhere = (currency: Currency) =>
  inAnotherBrowser(async (other) => {
    const order = bench.order(currency);
    bench.wallet.hold('eth_sendTransaction')();
    await other.submit(order, bench.from);
    return { order, hash: other.journal()[0]!.hash! };
  });

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  it('that was sent for the second order, and whose answer was lost, is not attached to the first order', async () => {
    const first = await saidUnsent(currency);
    const second = bench.order(currency);
    void bench.tab.payOrder(second, bench.from);
    await until(() => bench.asks() === 2);
    await bench.reload();
    const sent = await sendAsked(1);
    await during(bench.tab.resume(first._id));
    await during(bench.tab.resume(second._id));
    await bench.comesTo(second, 'pending');
    await bench.world.chain.mine(3);
    await bench.comesTo(second, 'succeeded');
    expect(bench.stepOf(first)).toBe('unsent');
    expect(statuses().filter(({ hash }) => hash === sent)).toHaveLength(1);
  });

  it('that was found for the first order is detached from it when the wallet returns its hash for the second order', async () => {
    const first = await saidUnsent(currency);
    bench.wallet.hold('eth_sendTransaction')();
    const second = bench.order(currency);
    let answer = () => {};
    let sent: unknown;
    bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
      sent = await pass();
      await new Promise<void>((resolve) => (answer = resolve));
      return sent;
    });
    void bench.tab.payOrder(second, bench.from);
    await until(() => sent !== undefined);
    await passes(60_000);
    answer();
    await passes(5_000);
    await bench.world.chain.mine(3);
    await bench.comesTo(second, 'succeeded');
    expect(statuses().filter(({ hash }) => hash === sent)).toMatchObject([{ key: `order:${second._id}` }]);
    expect(bench.tab.paymentOf(first._id).get().step).not.toBe('succeeded');
    await bench.submit(second);
    expect(await bench.payments()).toEqual([units]);
  });

  it('that the bank has for the order of another browser is not attached', async () => {
    const { order, release } = await unanswered(currency);
    const elsewhere = await paidElsewhere(currency);
    bench.bank.record(elsewhere.order._id, elsewhere.hash);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await passes(20_000);
    await bench.world.chain.mine(3);
    await passes(30_000);
    expect(bench.stepOf(order)).toBe('unanswered');
    release();
  });

  it('is detached when it is confirmed and the bank has it for another order', async () => {
    const { order, release } = await unanswered(currency);
    const elsewhere = await paidElsewhere(currency);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await bench.comesTo(order, 'pending');
    bench.bank.record(elsewhere.order._id, elsewhere.hash);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'unanswered');
    await passes(60_000);
    expect(statuses()).toMatchObject([{ status: 'unanswered', hash: null }]);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
    release();
  });

  it('that the bank has recorded for another order is not shown as succeeded while the bank does not answer', async () => {
    const { order, release } = await unanswered(currency);
    const elsewhere = await paidElsewhere(currency);
    bench.bank.record(elsewhere.order._id, elsewhere.hash);
    bench.bank.answers('with 503');
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await bench.world.chain.mine(4);
    await passes(60_000);
    expect(bench.stepOf(order)).not.toBe('succeeded');
    bench.bank.answers('as it should');
    await bench.comesTo(order, 'unanswered');
    release();
  });

  it('of another order is not attached to a paid order’s second request', async () => {
    const order = await saidUnsent(currency);
    bench.wallet.hold('eth_sendTransaction')();
    await bench.submit(order);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    const paid = bench.tab.journal().at(-1)?.hash;
    bench.bank.record(order._id, paid);
    const elsewhere = await paidElsewhere(currency);
    await bench.world.chain.mine(4);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await passes(60_000);
    expect(statuses().map(({ hash }) => hash)).toEqual([null, paid]);
    await bench.submit(elsewhere.order);
    expect(await bench.payments()).toEqual([units, units]);
  });

  it('succeeds with the hash that the wallet returns, although another order’s payment was found first', async () => {
    const order = bench.order(currency);
    bench.chooseOwnNonce();
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopWaiting(order._id));
    const elsewhere = await paidElsewhere(currency);
    await bench.world.chain.mine(3);
    await during(bench.tab.resume(order._id));
    await bench.comesTo(order, 'succeeded');
    release();
    await until(async () => (await bench.payments()).length === 2);
    await bench.world.chain.mine(3);
    await passes(20_000);
    const own = statuses().filter(({ hash }) => hash !== elsewhere.hash);
    expect(own).toMatchObject([{ key: `order:${order._id}`, status: 'succeeded', reportState: 'due' }]);
  });

  it('keeps its own hash when another browser pays before the nodes see that hash', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order(currency);
    bench.chooseOwnNonce();
    let sent: Pending | undefined;
    bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
      const hash = await pass();
      sent = (await bench.pending()).find((one) => one.hash === hash);
      await bench.world.chain.rpc('anvil_dropTransaction', [hash]);
      return hash;
    });
    await bench.submit(order);
    bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
      await bench.world.chain.rpc('anvil_setNonce', [bench.from, `0x${(Number(sent?.nonce) + 1).toString(16)}`]);
      return pass();
    });
    await paidElsewhere(currency);
    await bench.world.chain.mine(1);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await passes(60_000);
    expect(statuses()).toMatchObject([{ status: 'pending', hash: sent?.hash }]);
  });
});

it('a payment that the bank has accepted for one order does not block another order', async () => {
  bench.tab.link(bench.from);
  const stop = bench.tab.startEngine();
  const first = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(first);
  await sendAsked(-1);
  await bench.world.chain.mine(4);
  await bench.comesTo(first, 'succeeded');
  await until(() => bench.tab.journal()[0]?.reportState === 'taken');
  const second = bench.order('USDT');
  await bench.submit(second);
  stop();
  expect(bench.stepOf(second)).toBe('pending');
});

it('an order is not paid again when a payment that was found for another order may belong to it', async () => {
  const first = await saidUnsent('USDT');
  const second = bench.order('USDT');
  void bench.tab.payOrder(second, bench.from);
  await until(() => bench.asks() === 2);
  await during(bench.tab.stopWaiting(second._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(second._id))).toBe(true);
  await sendAsked(0);
  await bench.world.chain.mine(3);
  await bench.comesTo(second, 'succeeded');
  bench.wallet.hold('eth_sendTransaction')();
  await bench.submit(first);
  expect(bench.tab.paymentOf(first._id).get()).toMatchObject({ refusal: 'paid-elsewhere' });
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('the bank’s answer counts only for the order in the request', async () => {
  const order = bench.order('BNB');
  bench.wallet.failNext({ code: 4900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const hash = await sendAsked(-1);
  bench.nodes.forEach((node) => node.lie('eth_getTransactionCount', () => '0x0'));
  bench.bank.change(order._id, { _id: 'another-order', txHash: hash });
  await passes(40_000);
  expect(bench.stepOf(order)).toBe('unanswered');
});
