import { AMOUNT, CURRENCIES, useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { installLocks } from '../../support/money/locks';
import { openTab } from '../../support/money/tab';

/** What a wallet may do when it is asked, and who else may ask it. */
const bench = useBench();

const isOver = (step: string) => ['ready', 'reverted', 'cancelled', 'dropped'].includes(step);

describe.each(CURRENCIES)('%s', (currency) => {
  const { units } = AMOUNT[currency];

  it('goes the straight way: asked once, found on the chain, confirmed by three blocks', async () => {
    const order = bench.order(currency);
    await bench.press(order);
    expect(bench.stepOf(order)).toBe('confirming');
    await passes(5_000);
    expect(bench.stepOf(order)).toBe('confirming');
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'confirmed');
    expect(bench.tab.journal()).toMatchObject([{ orderId: order._id, status: 'confirmed' }]);
    await bench.press(order);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not paid after a no, and can be paid then', async () => {
    const order = bench.order(currency);
    bench.wallet.rejectNext('eth_sendTransaction');
    await bench.press(order);
    expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'ready', refusal: 'rejected' });
    expect(bench.tab.journal()).toEqual([]);
    expect(await bench.payments()).toEqual([]);
    await bench.press(order);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it.each([
    [-32_603, 'wallet-failed'],
    [4900, 'wallet-away'],
  ])('is looked for after a failure %i: the wallet may have sent it all the same', async (code, why) => {
    const order = bench.order(currency);
    bench.wallet.failNext({ code, message: 'no' }, 'eth_sendTransaction');
    await bench.press(order);
    expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'looking', why });
    await bench.press(order);
    const [asked] = bench.wallet.requestsOf('eth_sendTransaction');
    const hash = await bench.world.chain.rpc('eth_sendTransaction', asked!.params);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'confirmed');
    expect(bench.tab.journal()).toMatchObject([{ hash, status: 'confirmed' }]);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('of a wallet that hangs: nobody can pay meanwhile; it is given up by the investor alone, and after a reload', async () => {
    const order = bench.order(currency);
    const release = bench.wallet.hold('eth_sendTransaction');
    bench.wallet.rejectNext('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await bench.comesTo(order, 'asking');
    await bench.tab.resume(order._id);
    await bench.press(order);
    expect(bench.stepOf(order)).toBe('asking');
    bench.tab.stopWaiting(order._id);
    await passes(90_000);
    expect(bench.stepOf(order)).toBe('looking');
    await bench.reload();
    await during(bench.tab.resume(order._id));
    expect(bench.stepOf(order)).toBe('looking');
    await during(bench.tab.giveUpPayment(order._id));
    expect(bench.stepOf(order)).toBe('dropped');
    expect(bench.tab.journal()).toMatchObject([{ status: 'failed', how: 'dropped', hash: null }]);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    expect(bench.stepOf(order)).toBe('dropped');
    expect(await bench.payments()).toEqual([]);
    release();
  });

  it('of a wallet that hangs is given up and made again in the same tab, in the place of the first', async () => {
    const removeLocks = installLocks();
    const order = bench.order(currency);
    const release = bench.wallet.hold('eth_sendTransaction');
    bench.wallet.rejectNext('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    bench.tab.stopWaiting(order._id);
    await during(bench.tab.giveUpPayment(order._id));
    expect(bench.stepOf(order)).toBe('dropped');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 2);
    const [entry] = bench.tab.journal();
    const [, again] = bench.wallet.requestsOf('eth_sendTransaction');
    expect(again?.params).toEqual([expect.objectContaining({ nonce: `0x${entry!.nonce.toString(16)}` })]);
    release();
    await bench.comesTo(order, 'confirming');
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'confirmed');
    removeLocks();
    expect(await bench.payments()).toEqual([units]);
  });

  it.each([
    [4001, 'ready'],
    [4900, 'looking'],
  ])('takes a late answer %i for what it is, and not once it was given up', async (code, step) => {
    const order = bench.order(currency);
    for (const isGivenUp of [false, true]) {
      const release = bench.wallet.hold('eth_sendTransaction');
      bench.wallet.failNext({ code, message: 'late' }, 'eth_sendTransaction');
      const asks = bench.asks();
      void bench.tab.payOrder(order, bench.from);
      await until(() => bench.asks() > asks);
      bench.tab.stopWaiting(order._id);
      if (isGivenUp) await during(bench.tab.giveUpPayment(order._id));
      const steps: string[] = [];
      const payment = bench.tab.paymentOf(order._id);
      const end = payment.subscribe(() => void steps.push(payment.get().step));
      release();
      await passes(5_000);
      end();
      expect(bench.stepOf(order)).toBe(isGivenUp ? 'dropped' : step);
      // Not even for a moment.
      if (isGivenUp) expect(steps.filter((one) => one !== 'dropped')).toEqual([]);
      await during(bench.tab.giveUpPayment(order._id));
    }
    expect(await bench.payments()).toEqual([]);
  });

  it('is found where its hash was lost in a reload, and not paid again', async () => {
    const order = bench.order(currency);
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await bench.press(order);
    expect(bench.stepOf(order)).toBe('looking');
    release();
    await bench.comesTo(order, 'confirming');
    await during(bench.tab.giveUpPayment(order._id));
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'confirmed');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not given up while something of the account waits in the pool, and goes on once it is mined', async () => {
    const order = bench.order(currency);
    await bench.world.chain.setAutomine(false);
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    release();
    await until(async () => (await bench.pending()).length === 1);
    await during(bench.tab.giveUpPayment(order._id));
    expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'looking', why: 'place-taken' });
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it.each(['with the hash known', 'with the pool empty'])('goes on after a reload %s', async (when) => {
    const order = bench.order(currency);
    if (when === 'with the hash known') await bench.world.chain.setAutomine(false);
    await bench.press(order);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    expect(bench.stepOf(order)).toBe('confirming');
    // Whoever presses all the same is not put before the wallet again.
    await bench.press(order);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'confirmed');
    await bench.reload();
    await during(bench.tab.resume(order._id));
    expect(bench.stepOf(order)).toBe('confirmed');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is asked for once where two press at once, in one tab', async () => {
    const order = bench.order(currency);
    const payment = bench.tab.paymentOf(order._id);
    const steps: string[] = [];
    payment.subscribe(() => steps.push(payment.get().step));
    await during(Promise.all([bench.tab.payOrder(order, bench.from), bench.tab.payOrder(order, bench.from)]));
    expect([...new Set(steps)]).toEqual(['checking', 'asking', 'confirming']);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'confirmed');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it.each(['with locks', 'without locks'])('is asked for once where two tabs press at once, %s', async (how) => {
    const removeLocks = how === 'with locks' ? installLocks() : () => undefined;
    const order = bench.order(currency);
    const second = await openTab();
    await during(Promise.all([bench.press(order), second.press(order, bench.from)]));
    expect(bench.asks()).toBe(1);
    if (how === 'with locks') expect(second.paymentOf(order._id).get()).toMatchObject({ step: 'ready', refusal: 'other-tab' });
    await bench.world.chain.mine(2);
    for (const tab of [bench.tab, second]) {
      await during(tab.resume(order._id));
      await tab.comesTo(order._id, 'confirmed');
      await tab.press(order, bench.from);
    }
    removeLocks();
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not asked for where a tab that knows no locks asks while this one checks', async () => {
    const order = bench.order(currency);
    await bench.press(bench.order(currency));
    const [sent] = bench.tab.journal();
    bench.doors.forEach((door) =>
      door.lie('eth_gasPrice', (price: string) => {
        localStorage.setItem('payment_journal', JSON.stringify([{ ...sent, orderId: order._id }]));
        return price;
      }),
    );
    await bench.press(order);
    expect(bench.asks()).toBe(1);
    expect(bench.stepOf(order)).toBe('confirming');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is never made again from a tab that slept through the payment of another', async () => {
    const order = bench.order(currency);
    const second = await openTab();
    await bench.press(order);
    // There may be too little left for the same once more: that is not the question.
    bench.doors.forEach((door) => door.lie('eth_getBalance', () => '0x0'));
    await second.press(order, bench.from);
    bench.doors.forEach((door) => door.open());
    expect(isOver(second.stepOf(order._id))).toBe(false);
    await bench.world.chain.mine(2);
    await second.comesTo(order._id, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
    expect(bench.asks()).toBe(1);
  });
});
