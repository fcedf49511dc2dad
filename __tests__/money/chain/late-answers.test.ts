import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();

/** The wallet was asked and left unanswered; it will answer with `code` once released. */
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

it('a refusal that comes late leaves the order to be paid', async () => {
  const { order, release } = await leftOpen(4001);
  release();
  await bench.comesTo(order, 'idle');
  expect(bench.tab.journal()).toEqual([]);
  await bench.press(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a word that is taken back while the nodes are asked is not taken', async () => {
  const { order, release } = await leftOpen(4900);
  await passes(21_000);
  const withdrawn = new AbortController();
  const said = bench.tab.sayUnsent(order._id, withdrawn.signal);
  withdrawn.abort();
  expect(await during(said)).toBe(false);
  await bench.press(order);
  expect([bench.stepOf(order), bench.asks()]).toEqual(['unanswered', 1]);
  release();
});

it('a failure that comes late proves nothing, and says nothing once the investor has spoken', async () => {
  const { order, release } = await leftOpen(4900);
  await passes(21_000);
  await during(bench.tab.sayUnsent(order._id));
  release();
  await passes(2_000);
  expect(bench.stepOf(order)).toBe('unsent');
  expect(bench.tab.journal()).toMatchObject([{ status: 'unanswered' }]);
  expect(await bench.payments()).toEqual([]);
});

it('a failure that comes after storage was emptied is looked for, and written down again', async () => {
  const { order, release } = await leftOpen(4900);
  localStorage.clear();
  release();
  await passes(2_000);
  expect(bench.stepOf(order)).toBe('unanswered');
  expect(bench.tab.journal()).toMatchObject([{ status: 'unanswered', hash: null }]);
  expect(bench.asks()).toBe(1);
});

it('a refusal of the first question says nothing of a second one that is open', async () => {
  const { order, release } = await leftOpen(4001);
  await passes(21_000);
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

it('nothing comes of words about an order that was never asked for', async () => {
  const order = bench.order('USDT');
  await during(bench.tab.stopWaiting(order._id));
  await during(bench.tab.claimHash(order._id, `0x${'9'.repeat(64)}`));
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  expect(bench.stepOf(order)).toBe('idle');
});

it('it is looked for where neither a node nor the bank answers, nor anybody is logged in', async () => {
  const { order, release } = await leftOpen(4900);
  await bench.reload();
  bench.doors.forEach((door) => door.close('gone'));
  bench.bank.answers('nothing');
  await during(bench.tab.resume(order._id));
  await passes(21_000);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'unanswered', isSearched: true });
  bench.doors.forEach((door) => door.open());
  bench.doors.forEach((door) => door.refuse('eth_getTransactionByHash', { code: -32_000, message: 'not now' }));
  await during(bench.tab.claimHash(order._id, `0x${'9'.repeat(64)}`));
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

it('nobody is asked to pay while no node says how many transactions the account has', async () => {
  const order = bench.order('USDT');
  bench.doors.forEach((door) => door.refuse('eth_getTransactionCount', { code: -32_000, message: 'not now' }));
  await bench.press(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'chain-away' });
  expect(bench.asks()).toBe(0);
});

describe('On every page', () => {
  it('a payment is followed after a reload, and the bank is told of it, without the page that made it', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('USDT');
    await bench.press(order);
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
    expect(bench.tab.journal()).toMatchObject([{ status: 'succeeded', report: 'taken' }]);
    expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  });

  it('what another address has sent is not followed', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('USDT');
    await bench.press(order);
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
