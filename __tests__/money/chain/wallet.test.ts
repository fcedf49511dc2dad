import { AMOUNT, CURRENCIES, useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { openTab } from '../../support/money/tab';

const bench = useBench();

const isOver = (step: string) => ['idle', 'unsent', 'reverted', 'cancelled', 'ineffective'].includes(step);

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  it('is requested once, found on the chain and confirmed by three blocks', async () => {
    const order = bench.order(currency);
    await bench.submit(order);
    expect(bench.stepOf(order)).toBe('pending');
    await passes(5_000);
    expect(bench.stepOf(order)).toBe('pending');
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(bench.tab.journal()).toMatchObject([{ key: `order:${order._id}`, status: 'succeeded' }]);
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not sent after a refusal, and can be submitted again', async () => {
    const order = bench.order(currency);
    bench.wallet.rejectNext('eth_sendTransaction');
    await bench.submit(order);
    expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'idle', refusal: 'rejected' });
    expect(bench.tab.journal()).toEqual([]);
    expect(await bench.payments()).toEqual([]);
    await bench.submit(order);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it.each([
    [-32_603, 'wallet-failed'],
    [4900, 'wallet-unreachable'],
  ])('is searched for after the wallet failure %i, since the wallet may have sent it', async (code, reason) => {
    const order = bench.order(currency);
    bench.wallet.failNext({ code, message: 'no' }, 'eth_sendTransaction');
    await bench.submit(order);
    expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'unanswered', reason });
    await bench.submit(order);
    const [asked] = bench.wallet.requestsOf('eth_sendTransaction');
    const hash = await bench.world.chain.rpc('eth_sendTransaction', asked!.params);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(bench.tab.journal()).toMatchObject([{ hash, status: 'succeeded' }]);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it.each([null, '0x', 'yes', `0x${'a'.repeat(63)}`, 7, {}])(
    'is searched for when the wallet answers with %p instead of a hash',
    async (junk) => {
      const order = bench.order(currency);
      bench.wallet.answerWith('eth_sendTransaction', async () => junk);
      await bench.submit(order);
      bench.wallet.answerWith('eth_sendTransaction', null);
      expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'unanswered', reason: 'wallet-failed' });
      await bench.submit(order);
      expect(bench.asks()).toBe(1);
      expect(await bench.payments()).toEqual([]);
    },
  );

  it('is searched for when the wallet answers with the hash of an older payment', async () => {
    const first = bench.order(currency);
    await bench.submit(first);
    await bench.world.chain.mine(2);
    await bench.comesTo(first, 'succeeded');
    const [paid] = bench.tab.journal();
    bench.bank.record(first._id, paid?.hash);
    localStorage.clear();
    await bench.reload();
    const order = bench.order(currency, { createdAt: new Date(Date.now() + 30_000).toISOString() });
    bench.wallet.answerWith('eth_sendTransaction', async () => paid?.hash);
    await bench.submit(order);
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.comesTo(order, 'unanswered');
    await passes(20_000);
    expect(bench.stepOf(order)).toBe('unanswered');
    expect(await bench.payments()).toEqual([units]);
  });

  it.each(['ConnectorNotConnectedError', 'ProviderNotFoundError', 'ChainMismatchError', 'constructor'])(
    'is searched for when the wallet’s own error has the name %s, because its code proves nothing',
    async (name) => {
      const order = bench.order(currency);
      bench.wallet.failNext({ code: -32_603, message: 'Internal error', name } as never, 'eth_sendTransaction');
      await bench.submit(order);
      expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'unanswered', reason: 'wallet-failed' });
    },
  );

  it('is searched for at once when the wallet answers with the hash of another order’s payment', async () => {
    const first = bench.order(currency);
    await bench.submit(first);
    await bench.world.chain.mine(2);
    await bench.comesTo(first, 'succeeded');
    const [paid] = bench.tab.journal();
    const order = bench.order(currency, { createdAt: new Date(Date.now() + 30_000).toISOString() });
    bench.wallet.answerWith('eth_sendTransaction', async () => paid?.hash);
    await bench.submit(order);
    bench.wallet.answerWith('eth_sendTransaction', null);
    expect(bench.stepOf(order)).toBe('unanswered');
    expect(bench.tab.journal()).toMatchObject([{ hash: paid?.hash }, { hash: null, status: 'unanswered' }]);
    expect(bench.tab.journal()[1]?.reportState).toBeUndefined();
    expect(await bench.payments()).toEqual([units]);
  });

  it('is found when its hash was lost in a reload, and is not submitted again', async () => {
    const order = bench.order(currency);
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await bench.submit(order);
    expect(bench.stepOf(order)).toBe('unanswered');
    release();
    await bench.comesTo(order, 'pending');
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it.each(['with the hash known', 'with the pool empty'])('continues after a reload %s', async (when) => {
    const order = bench.order(currency);
    if (when === 'with the hash known') await bench.world.chain.setAutomine(false);
    await bench.submit(order);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    expect(bench.stepOf(order)).toBe('pending');
    await bench.submit(order);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    await bench.reload();
    await during(bench.tab.resume(order._id));
    expect(bench.stepOf(order)).toBe('succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is requested once when it is submitted twice at once in one tab', async () => {
    const order = bench.order(currency);
    const payment = bench.tab.paymentOf(order._id);
    const steps: string[] = [];
    payment.subscribe(() => steps.push(payment.get().step));
    await during(Promise.all([bench.tab.payOrder(order, bench.from), bench.tab.payOrder(order, bench.from)]));
    expect([...new Set(steps)]).toEqual(['checking', 'awaiting-wallet', 'pending']);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is requested once when two tabs submit it at once', async () => {
    const order = bench.order(currency);
    const second = await openTab();
    await during(Promise.all([bench.submit(order), second.submit(order, bench.from)]));
    expect(bench.asks()).toBe(1);
    expect(second.paymentOf(order._id).get()).toMatchObject({ step: 'idle', refusal: 'other-tab' });
    await bench.world.chain.mine(2);
    for (const tab of [bench.tab, second]) {
      await during(tab.resume(order._id));
      await tab.comesTo(order._id, 'succeeded');
      await tab.submit(order, bench.from);
    }
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is never submitted again by a tab that was suspended while another tab paid', async () => {
    const order = bench.order(currency);
    const second = await openTab();
    await bench.submit(order);
    // The balance may be too low for a second payment, which must not matter here.
    bench.nodes.forEach((node) => node.lie('eth_getBalance', () => '0x0'));
    await second.submit(order, bench.from);
    bench.nodes.forEach((node) => node.open());
    expect(isOver(second.stepOf(order._id))).toBe(false);
    await bench.world.chain.mine(2);
    await second.comesTo(order._id, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
    expect(bench.asks()).toBe(1);
  });
});
