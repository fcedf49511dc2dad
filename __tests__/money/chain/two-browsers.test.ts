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

describe.each(CURRENCIES)('%s', (currency) => {
  const { units } = AMOUNT[currency];

  it('is not asked for where the bank has a hash that this browser knows nothing of', async () => {
    const order = bench.order(currency);
    await bench.press(order);
    bench.bank.change(order._id, { txHash: bench.tab.journal()[0]?.hash });
    const other = await anotherBrowser();
    await other.press(order, bench.from);
    expect(refusalIn(other, order)).toBe('paid-elsewhere');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not asked for while another browser’s question is open, nor for two minutes after it', async () => {
    const order = bench.order(currency);
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    const other = await anotherBrowser();
    await other.press(order, bench.from);
    expect(refusalIn(other, order)).toBe('asked-elsewhere');
    expect(bench.asks()).toBe(1);
    // The request is open for longer than a reservation lasts, so the asking browser renews it.
    await passes(150_000);
    await other.press(order, bench.from);
    expect(refusalIn(other, order)).toBe('asked-elsewhere');
    release();
    await until(async () => (await bench.payments()).length === 1);
    await other.press(order, bench.from);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is given back after a no, so that the other browser can pay at once', async () => {
    const order = bench.order(currency);
    bench.wallet.rejectNext('eth_sendTransaction');
    await bench.press(order);
    await until(() => !bench.bank.isHeld(order._id));
    const other = await anotherBrowser();
    await other.press(order, bench.from);
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
    ['a payment in part', { actuallyPaid: '0.000001' }, 'paid-elsewhere'],
    ['that it is delivered', { status: 'FINISHED' }, 'order-ended'],
    ['that it has ended', { status: 'EXPIRED' }, 'order-ended'],
    ['that a person looks at it', { status: 'REVIEW' }, 'order-ended'],
  ])('is not asked for where the bank names %s now', async (_what, change, refusal) => {
    const order = bench.order(currency);
    bench.bank.change(order._id, change);
    await bench.press(order);
    expect(refusalIn(bench.tab, order)).toBe(refusal);
    expect(bench.asks()).toBe(0);
    expect(bench.bank.told).toEqual([]);
  });

  it.each<[string, Partial<Order>, string]>([
    ['was paid', { status: 'CONFIRMING', actuallyPaid: '124.80' }, 'paid-elsewhere'],
    ['has ended', { status: 'EXPIRED' }, 'order-ended'],
  ])('is told that it %s, where that is why the bank does not hold it', async (_what, change, refusal) => {
    const order = bench.order(currency);
    bench.bank.atNextAsking(() => bench.bank.change(order._id, change));
    await bench.press(order);
    expect(refusalIn(bench.tab, order)).toBe(refusal);
    expect(bench.asks()).toBe(0);
  });

  it('is told as asked for elsewhere where the bank does not hold it and does not say why', async () => {
    const order = bench.order(currency);
    bench.bank.atNextAsking(() => {
      bench.bank.change(order._id, { status: 'EXPIRED' });
      bench.bank.answers('not to reading');
    });
    await bench.press(order);
    expect(refusalIn(bench.tab, order)).toBe('asked-elsewhere');
    expect(bench.asks()).toBe(0);
  });

  it('is not asked for where the bank has no such order', async () => {
    const order = bench.order(currency);
    bench.bank.remove(order._id);
    await bench.press(order);
    expect(refusalIn(bench.tab, order)).toBe('order-ended');
    expect(bench.asks()).toBe(0);
  });

  it.each(['nothing', 'with 503', 'with 401'] as const)(
    'is not asked for where the bank answers %s',
    async (answers) => {
      const order = bench.order(currency);
      bench.bank.answers(answers);
      await bench.press(order);
      expect(refusalIn(bench.tab, order)).toBe('service-away');
      expect(bench.asks()).toBe(0);
    },
  );

  it('is not asked for where the bank does not say what the order stands at, although it lets the wallet be asked', async () => {
    const order = bench.order(currency);
    bench.bank.answers('not to reading');
    await bench.press(order);
    expect(refusalIn(bench.tab, order)).toBe('service-away');
    expect(bench.asks()).toBe(0);
  });

  it('is not asked for where the bank stops answering before it was told that the wallet is asked', async () => {
    const order = bench.order(currency);
    bench.doors.forEach((door) =>
      door.lie('eth_gasPrice', (price: string) => {
        bench.bank.answers('with 503');
        return price;
      }),
    );
    await bench.press(order);
    expect(refusalIn(bench.tab, order)).toBe('service-away');
    expect(bench.asks()).toBe(0);
    expect(bench.tab.journal()).toEqual([]);
  });

  it('is asked for where the bank does not know that question', async () => {
    bench.bank.answers('not to asking');
    const order = bench.order(currency);
    await bench.press(order);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });
});

it('is not asked for where the chain has the payment, and the bank has not seen it yet', async () => {
  bench.bank.answers('not to asking');
  const order = bench.order('USDT');
  await bench.press(order);
  const other = await anotherBrowser();
  await other.press(order, bench.from);
  expect(refusalIn(other, order)).toBe('paid-elsewhere');
  bench.doors[0]!.lie('eth_getLogs', () => []);
  await other.press(order, bench.from);
  expect(refusalIn(other, order)).toBe('paid-elsewhere');
  expect(bench.asks()).toBe(1);
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('is not asked for where the payment lies more blocks back than a slower chain makes in that time', async () => {
  bench.bank.answers('not to asking');
  const order = bench.order('USDT');
  await bench.press(order);
  await bench.world.chain.rpc('anvil_mine', ['0x515', '0x0']);
  const other = await anotherBrowser();
  await other.press(order, bench.from);
  expect(refusalIn(other, order)).toBe('paid-elsewhere');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('is not asked for where no node tells what was transferred', async () => {
  const order = bench.order('USDT');
  bench.doors.forEach((door) => door.refuse('eth_getLogs', { code: -32_601, message: 'the method is not available' }));
  await bench.press(order);
  expect(refusalIn(bench.tab, order)).toBe('chain-away');
  expect(bench.asks()).toBe(0);
});

it('is asked for where the bank has that payment of the same amount on record for another order', async () => {
  const first = bench.order('USDT');
  await bench.press(first);
  await bench.world.chain.mine(2);
  await bench.comesTo(first, 'succeeded');
  bench.bank.record(first._id, bench.tab.journal()[0]?.hash);
  const other = await anotherBrowser();
  const second = bench.order('USDT', { createdAt: first.createdAt });
  await other.press(second, bench.from);
  await bench.world.chain.mine(2);
  await other.comesTo(second._id, 'succeeded');
  expect(await bench.payments()).toHaveLength(2);
});

it('is not asked for where what was read has grown old before the wallet is asked', async () => {
  const order = bench.order('USDT');
  bench.doors.forEach((door) =>
    door.lie('eth_gasPrice', (price: string) => {
      jest.setSystemTime(Date.now() + 16_000);
      return price;
    }),
  );
  await bench.press(order);
  expect(refusalIn(bench.tab, order)).toBe('checks-too-slow');
  expect(bench.asks()).toBe(0);
  expect(bench.tab.journal()).toEqual([]);
});
