import type { Order } from '@/api/contract';
import { AMOUNT, CURRENCIES, useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { passes, until } from '../../support/money/clock';
import { emptyBrowser, openTab, type Tab } from '../../support/money/tab';

const bench = useBench();

async function anotherBrowser(): Promise<Tab> {
  emptyBrowser();
  return openTab({ login: loginOf('amelia elsewhere') });
}

const refusalIn = (tab: Tab, { _id }: Order) => Object(tab.paymentOf(_id).get()).refusal;

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  it('is not submitted when the bank has a hash that this browser does not know', async () => {
    const order = bench.order(currency);
    await bench.submit(order);
    bench.bank.change(order._id, { txHash: bench.tab.journal()[0]?.hash });
    const other = await anotherBrowser();
    await other.submit(order, bench.from);
    expect(refusalIn(other, order)).toBe('paid-elsewhere');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not submitted while the request of another browser is open, nor for two minutes after it', async () => {
    const order = bench.order(currency);
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    const other = await anotherBrowser();
    await other.submit(order, bench.from);
    expect(refusalIn(other, order)).toBe('asked-elsewhere');
    expect(bench.asks()).toBe(1);
    // The request is open for longer than a reservation lasts, so the browser that asked renews the reservation.
    await passes(150_000);
    await other.submit(order, bench.from);
    expect(refusalIn(other, order)).toBe('asked-elsewhere');
    release();
    await until(async () => (await bench.payments()).length === 1);
    await other.submit(order, bench.from);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('releases its reservation after a refusal, so that another browser can pay at once', async () => {
    const order = bench.order(currency);
    bench.wallet.rejectNext('eth_sendTransaction');
    await bench.submit(order);
    await until(() => !bench.bank.isHeld(order._id));
    const other = await anotherBrowser();
    await other.submit(order, bench.from);
    await bench.world.chain.mine(2);
    await other.comesTo(order._id, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it.each<[string, Partial<Order>, string]>([
    ['another amount', { payAmount: '5000' }, 'order-changed'],
    ['another price', { pricePerShare: '12.49' }, 'order-changed'],
    ['fewer shares', { shares: '9' }, 'order-changed'],
    ['a fee', { fee: { platform: '1', network: '0.05' } }, 'order-changed'],
    ['another end', { expiresAt: new Date(0).toISOString() }, 'order-changed'],
    ['a partial payment', { actuallyPaid: '0.000001' }, 'paid-elsewhere'],
    ['that the order is delivered', { status: 'FINISHED' }, 'order-ended'],
    ['that the order has ended', { status: 'EXPIRED' }, 'order-ended'],
    ['that the order is under manual review', { status: 'REVIEW' }, 'order-ended'],
  ])('is not submitted when the bank now reports %s', async (_what, change, refusal) => {
    const order = bench.order(currency);
    bench.bank.change(order._id, change);
    await bench.submit(order);
    expect(refusalIn(bench.tab, order)).toBe(refusal);
    expect(bench.asks()).toBe(0);
    expect(bench.bank.reports).toEqual([]);
  });

  it.each<[string, Partial<Order>, string]>([
    ['was paid', { status: 'CONFIRMING', actuallyPaid: '124.80' }, 'paid-elsewhere'],
    ['has ended', { status: 'EXPIRED' }, 'order-ended'],
  ])(
    'is refused with the reason that the order %s if the bank denies the reservation for that reason',
    async (_what, change, refusal) => {
      const order = bench.order(currency);
      bench.bank.atNextAsking(() => bench.bank.change(order._id, change));
      await bench.submit(order);
      expect(refusalIn(bench.tab, order)).toBe(refusal);
      expect(bench.asks()).toBe(0);
    },
  );

  it('is refused as requested elsewhere when the bank denies the reservation without a reason', async () => {
    const order = bench.order(currency);
    bench.bank.atNextAsking(() => {
      bench.bank.change(order._id, { status: 'EXPIRED' });
      bench.bank.answers('not to reading');
    });
    await bench.submit(order);
    expect(refusalIn(bench.tab, order)).toBe('asked-elsewhere');
    expect(bench.asks()).toBe(0);
  });

  it('is not submitted when the bank has no such order', async () => {
    const order = bench.order(currency);
    bench.bank.remove(order._id);
    await bench.submit(order);
    expect(refusalIn(bench.tab, order)).toBe('order-ended');
    expect(bench.asks()).toBe(0);
  });

  it.each(['nothing', 'with 503', 'with 401'] as const)(
    'is not submitted when the bank answers %s',
    async (answers) => {
      const order = bench.order(currency);
      bench.bank.answers(answers);
      await bench.submit(order);
      expect(refusalIn(bench.tab, order)).toBe('service-unreachable');
      expect(bench.asks()).toBe(0);
    },
  );

  it('is not submitted when the bank does not return the order, although it grants the reservation', async () => {
    const order = bench.order(currency);
    bench.bank.answers('not to reading');
    await bench.submit(order);
    expect(refusalIn(bench.tab, order)).toBe('service-unreachable');
    expect(bench.asks()).toBe(0);
  });

  it('is not submitted when the bank stops answering before the reservation', async () => {
    const order = bench.order(currency);
    bench.nodes.forEach((node) =>
      node.lie('eth_gasPrice', (price: string) => {
        bench.bank.answers('with 503');
        return price;
      }),
    );
    await bench.submit(order);
    expect(refusalIn(bench.tab, order)).toBe('service-unreachable');
    expect(bench.asks()).toBe(0);
    expect(bench.tab.journal()).toEqual([]);
  });

  it('is submitted when the bank does not support reservations', async () => {
    bench.bank.answers('not to asking');
    const order = bench.order(currency);
    await bench.submit(order);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });
});

it('a payment is not submitted again when it is on the chain and the bank has not seen it yet', async () => {
  bench.bank.answers('not to asking');
  const order = bench.order('USDT');
  await bench.submit(order);
  const other = await anotherBrowser();
  await other.submit(order, bench.from);
  expect(refusalIn(other, order)).toBe('paid-elsewhere');
  bench.nodes[0]!.lie('eth_getLogs', () => []);
  await other.submit(order, bench.from);
  expect(refusalIn(other, order)).toBe('paid-elsewhere');
  expect(bench.asks()).toBe(1);
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a payment is not submitted again when more blocks follow it than the search reads at once', async () => {
  bench.bank.answers('not to asking');
  const order = bench.order('USDT');
  await bench.submit(order);
  await bench.world.chain.rpc('anvil_mine', ['0x515', '0x0']);
  const other = await anotherBrowser();
  await other.submit(order, bench.from);
  expect(refusalIn(other, order)).toBe('paid-elsewhere');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a payment is not submitted when no node returns transfers', async () => {
  const order = bench.order('USDT');
  bench.nodes.forEach((node) => node.refuse('eth_getLogs', { code: -32_601, message: 'the method is not available' }));
  await bench.submit(order);
  expect(refusalIn(bench.tab, order)).toBe('nodes-unreachable');
  expect(bench.asks()).toBe(0);
});

it('a payment is submitted when the bank has an equal one on record for another order', async () => {
  const first = bench.order('USDT');
  await bench.submit(first);
  await bench.world.chain.mine(2);
  await bench.comesTo(first, 'succeeded');
  bench.bank.record(first._id, bench.tab.journal()[0]?.hash);
  const other = await anotherBrowser();
  const second = bench.order('USDT', { createdAt: first.createdAt });
  await other.submit(second, bench.from);
  await bench.world.chain.mine(2);
  await other.comesTo(second._id, 'succeeded');
  expect(await bench.payments()).toHaveLength(2);
});

it.each([
  ['become too old before the wallet is asked', 16_000],
  ['end at an earlier time because the clock was set back', -16_000],
])('a payment is not submitted when its checks %s', async (_how, passed) => {
  const order = bench.order('USDT');
  bench.nodes.forEach((node) =>
    node.lie('eth_gasPrice', (price: string) => {
      jest.setSystemTime(Date.now() + passed);
      return price;
    }),
  );
  await bench.submit(order);
  expect(refusalIn(bench.tab, order)).toBe('checks-too-slow');
  expect(bench.asks()).toBe(0);
  expect(bench.tab.journal()).toEqual([]);
});
