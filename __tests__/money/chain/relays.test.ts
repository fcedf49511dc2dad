import type { Order } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { relayFor } from '../../support/money/relay';
import { inAnotherBrowser } from '../../support/money/tab';

const bench = useBench();
const relay = relayFor(bench);
const PAID_ONCE = [AMOUNT.USDT.units];
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

describe('a relay’s USDT payment in the nodes’ pools', () => {
  beforeEach(async () => {
    await relay.allow();
    await bench.world.chain.setAutomine(false);
  });

  async function sentUnanswered(): Promise<Order> {
    const order = bench.order('USDT');
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    return order;
  }

  it.each([
    ['has not entered its hash', false],
    ['has entered its hash', true],
  ])('cannot be declared unsent by an investor who %s', async (_who, isNamed) => {
    const order = await sentUnanswered();
    const hash = await relay.payToken();
    if (isNamed) await during(bench.tab.enterHash(order._id, hash));
    await passes(25_000);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ isSearched: true });
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual(PAID_ONCE);
  });

  it('cannot be declared unsent when a node shows it only under the returned hash', async () => {
    const order = await sentUnanswered();
    bench.nodes.forEach((node) => node.refuse('eth_getBlockByNumber', { code: -32_000, message: 'no pool' }));
    await during(bench.tab.enterHash(order._id, await relay.payToken()));
    await passes(25_000);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  });

  it('can be declared unsent when the bank has it for another order', async () => {
    const order = await sentUnanswered();
    bench.bank.record('order-9', await relay.payToken());
    await passes(25_000);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  });

  it('cannot be submitted again from another browser', async () => {
    const order = bench.order('USDT');
    bench.wallet.answerWith('eth_sendTransaction', relay.payToken);
    await bench.submit(order);
    bench.wallet.answerWith('eth_sendTransaction', null);
    await passes(125_000);
    const refusal = await inAnotherBrowser(async (other) => {
      await other.submit(order, bench.from);
      return Object(other.paymentOf(order._id).get()).refusal;
    });
    expect(refusal).toBe('paid-elsewhere');
    await bench.world.chain.mine(5);
    expect(await bench.payments()).toEqual(PAID_ONCE);
  });
});

describe('a BNB payment of an account with delegated code', () => {
  beforeEach(() => relay.lendCode());
  afterEach(() => relay.takeCodeBack());

  it('stays pending without confirmations when the wallet returns the hash of another account’s transaction', async () => {
    const before = await relay.bankHolds();
    const order = bench.order('BNB');
    bench.wallet.answerWith('eth_sendTransaction', relay.payCoin);
    await bench.submit(order);
    bench.wallet.answerWith('eth_sendTransaction', null);
    const [{ hash } = {}] = bench.tab.journal();
    await bench.world.chain.mine(4);
    const shown = new Set<number>();
    for (let look = 0; look < 20; look += 1) {
      await passes(2_000);
      const now = bench.tab.paymentOf(order._id).get();
      if (now.step === 'pending') shown.add(now.confirmations);
    }
    expect([...shown]).toEqual([0]);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'pending', hash });
    await relay.takeCodeBack();
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    expect((await relay.bankHolds()) - before).toBe(AMOUNT.BNB.units);
  });

  it('is not rejected as another transaction when the investor enters the hash of another account’s transaction', async () => {
    const order = bench.order('BNB');
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    const hash = await relay.payCoin();
    await during(bench.tab.enterHash(order._id, hash));
    await bench.world.chain.mine(4);
    await passes(40_000);
    expect(bench.tab.journal()).toMatchObject([{ enteredHash: hash, isDelegated: true }]);
    expect(bench.tab.paymentOf(order._id).get()).not.toMatchObject({ reason: 'other-hash' });
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  });

  it('is confirmed when the account itself has sent it', async () => {
    const order = bench.order('BNB');
    await bench.submit(order);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([AMOUNT.BNB.units]);
  });
});
