import type { Order } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { relayFor } from '../../support/money/relay';
import { inAnotherBrowser } from '../../support/money/tab';

const bench = useBench();
const relay = relayFor(bench);
const PAID_ONCE = [AMOUNT.USDT.units];
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

describe('USDT that waits in the pool', () => {
  beforeEach(async () => {
    await relay.allow();
    await bench.world.chain.setAutomine(false);
  });

  async function sentUnanswered(): Promise<Order> {
    const order = bench.order('USDT');
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.press(order);
    return order;
  }

  it.each([
    ['has not named its hash', false],
    ['has named its hash', true],
  ])('is not asked for again by the word of an investor who %s: nothing was sent', async (_who, isNamed) => {
    const order = await sentUnanswered();
    const hash = await relay.payToken();
    if (isNamed) await during(bench.tab.claimHash(order._id, hash));
    await passes(25_000);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ isSearched: true });
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
    await bench.press(order);
    expect(bench.asks()).toBe(1);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual(PAID_ONCE);
  });

  it('is not asked for again where a named hash is all that a node shows of it', async () => {
    const order = await sentUnanswered();
    bench.doors.forEach((door) => door.refuse('eth_getBlockByNumber', { code: -32_000, message: 'no pool' }));
    await during(bench.tab.claimHash(order._id, await relay.payToken()));
    await passes(25_000);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  });

  it('does not keep the investor from saying that nothing was sent where the bank has it for another order', async () => {
    const order = await sentUnanswered();
    bench.bank.record('order-9', await relay.payToken());
    await passes(25_000);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  });

  it('is not asked for in another browser', async () => {
    const order = bench.order('USDT');
    bench.wallet.answerWith('eth_sendTransaction', relay.payToken);
    await bench.press(order);
    bench.wallet.answerWith('eth_sendTransaction', null);
    await passes(125_000);
    const refusal = await inAnotherBrowser(async (other) => {
      await other.press(order, bench.from);
      return Object(other.paymentOf(order._id).get()).refusal;
    });
    expect(refusal).toBe('paid-elsewhere');
    await bench.world.chain.mine(5);
    expect(await bench.payments()).toEqual(PAID_ONCE);
  });
});

describe('BNB of an account that lends itself a code', () => {
  beforeEach(() => relay.lendCode());
  afterEach(() => relay.takeCodeBack());

  it('is not asked for again where the wallet names what another account has carried out: nobody can tell', async () => {
    const before = await relay.bankHolds();
    const order = bench.order('BNB');
    bench.wallet.answerWith('eth_sendTransaction', relay.payCoin);
    await bench.press(order);
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
    await bench.press(order);
    expect(bench.asks()).toBe(1);
    expect((await relay.bankHolds()) - before).toBe(AMOUNT.BNB.units);
  });

  it('is not said to be another transaction where the investor names what another account has carried out', async () => {
    const order = bench.order('BNB');
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.press(order);
    const hash = await relay.payCoin();
    await during(bench.tab.claimHash(order._id, hash));
    await bench.world.chain.mine(4);
    await passes(40_000);
    expect(bench.tab.journal()).toMatchObject([{ claimed: hash, lendsCode: true }]);
    expect(bench.tab.paymentOf(order._id).get()).not.toMatchObject({ why: 'other-hash' });
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  });

  it('is confirmed where the account has sent it itself', async () => {
    const order = bench.order('BNB');
    await bench.press(order);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([AMOUNT.BNB.units]);
  });
});
