import type { Order } from '@/api/contract';
import { AMOUNT, CURRENCIES, useBench, type Currency } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { inAnotherBrowser } from '../../support/money/tab';

const bench = useBench();
const HOLD_OVER_MS = 125_000;
const refusalOf = (order: Order) => Object(bench.tab.paymentOf(order._id).get()).refusal;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

/** Pays in another browser after the reservation of this login has expired. */
async function payInOtherBrowser(order: Order): Promise<string> {
  await passes(HOLD_OVER_MS);
  return inAnotherBrowser(async (other) => {
    await other.submit(order, bench.from);
    return Object(other.paymentOf(order._id).get()).refusal;
  });
}

async function sentUnanswered(currency: Currency): Promise<Order> {
  const order = bench.order(currency);
  const answer = bench.wallet.hold('eth_sendTransaction');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  const { nonce: _place, ...call } = bench.requests().at(-1)!;
  await bench.world.chain.rpc('eth_sendTransaction', [call]);
  answer();
  return order;
}

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  it('is not submitted again in another browser while it waits in the nodes’ pools', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order(currency);
    await bench.submit(order);
    expect(await payInOtherBrowser(order)).toBe('paid-elsewhere');
    await bench.world.chain.mine(3);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not submitted again in another browser once it is mined', async () => {
    const order = bench.order(currency);
    await bench.submit(order);
    await bench.world.chain.mine(5);
    await bench.comesTo(order, 'succeeded');
    expect(await payInOtherBrowser(order)).toBe('paid-elsewhere');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is submitted again in another browser when the mined payment has failed', async () => {
    const { payAddress, contracts } = bench.world.chain;
    const receiver = currency === 'BNB' ? payAddress : contracts.USDT;
    const code = (await bench.world.chain.rpc('eth_getCode', [receiver, 'latest'])) as string;
    const order = bench.order(currency);
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      await bench.world.chain.rpc('anvil_setCode', [receiver, '0x60006000fd']);
      const { nonce: _place, ...call } = bench.requests().at(-1)!;
      const hash = await bench.world.chain.rpc('eth_sendTransaction', [{ ...call, gas: '0x186a0' }]);
      await bench.world.chain.mine(1);
      await bench.world.chain.rpc('anvil_setCode', [receiver, code]);
      return hash;
    });
    await bench.submit(order);
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.world.chain.mine(5);
    await bench.comesTo(order, 'reverted');
    expect(await payInOtherBrowser(order)).toBeUndefined();
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not submitted again when the journal is gone', async () => {
    const order = bench.order(currency);
    await bench.submit(order);
    await bench.world.chain.mine(5);
    await bench.comesTo(order, 'succeeded');
    localStorage.clear();
    await bench.reload();
    await bench.submit(order);
    expect(refusalOf(order)).toBe('paid-elsewhere');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is found in the nodes’ pools after its answer was lost, and is not submitted again', async () => {
    await bench.world.chain.setAutomine(false);
    const order = await sentUnanswered(currency);
    await passes(40_000);
    expect(bench.stepOf(order)).toBe('pending');
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not submitted again after a search without nodes, whatever the investor declares', async () => {
    const order = await sentUnanswered(currency);
    await bench.world.chain.mine(5);
    bench.nodes.forEach((node) => node.close('gone'));
    await passes(40_000);
    await during(bench.tab.sayUnsent(order._id));
    bench.nodes.forEach((node) => node.open());
    await bench.submit(order);
    await passes(2_000);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });
});

it('an older payment that a node shows in its pool is not attached', async () => {
  const { chain } = bench.world;
  const payment = { from: bench.from, to: chain.payAddress, value: `0x${AMOUNT.BNB.units.toString(16)}` };
  const old = await chain.rpc('eth_sendTransaction', [payment]);
  await chain.mine(1);
  const { blockNumber } = (await chain.rpc('eth_getTransactionByHash', [old])) as { blockNumber: string };
  const block = await chain.rpc('eth_getBlockByNumber', [blockNumber, true]);
  await chain.rpc('evm_increaseTime', [600]);
  await chain.mine(1);
  const order = bench.order('BNB', { createdAt: new Date(Date.now() + 600_000).toISOString() });
  const answer = bench.wallet.hold('eth_sendTransaction');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  jest.setSystemTime(Date.now() + 600_000);
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  bench.nodes.forEach((node) =>
    node.lie('eth_getBlockByNumber', (own: object, [at]: [string]) => (at === 'pending' ? block : own)),
  );
  answer();
  await passes(25_000);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'unanswered', isSearched: true });
});
