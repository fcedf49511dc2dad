import { AMOUNT, CURRENCIES, useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();

const setItem = Storage.prototype.setItem;
afterEach(() => {
  Storage.prototype.setItem = setItem;
});

const QUOTA = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

type Way = readonly [how: string, write: (this: Storage, key: string, text: string) => void];
const FULL: readonly Way[] = [
  [
    'is full',
    () => {
      throw QUOTA;
    },
  ],
  ['loses what is written', () => undefined],
  [
    'keeps only the tab’s own storage',
    function ofTab(key, text) {
      if (this === sessionStorage) setItem.call(this, key, text);
    },
  ],
  [
    'keeps only half of what is written',
    function half(key, text) {
      setItem.call(this, key, text.slice(0, text.length / 2));
    },
  ],
];

function fillUp(): void {
  Storage.prototype.setItem = function full(this: Storage, key: string, text: string) {
    if (text.length > (this.getItem(key)?.length ?? 0)) throw QUOTA;
    setItem.call(this, key, text);
  };
}

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  it.each(FULL)('is not submitted when storage %s, and its reservation is released', async (_how, write) => {
    const order = bench.order(currency);
    Storage.prototype.setItem = write;
    await bench.submit(order);
    expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'idle', refusal: 'not-stored' });
    await until(() => !bench.bank.isHeld(order._id));
    expect(bench.asks()).toBe(0);
    Storage.prototype.setItem = setItem;
    localStorage.clear();
    await bench.submit(order);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('cannot be declared unsent when the declaration cannot be saved', async () => {
    const order = bench.order(currency);
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopWaiting(order._id));
    await passes(25_000);
    Storage.prototype.setItem = () => {
      throw QUOTA;
    };
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
    Storage.prototype.setItem = setItem;
    expect(bench.stepOf(order)).toBe('unanswered');
    release();
    await bench.comesTo(order, 'pending');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('keeps its hash when storage fills up while the wallet is asked', async () => {
    const order = bench.order(currency);
    await bench.world.chain.setAutomine(false);
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    fillUp();
    release();
    await bench.comesTo(order, 'pending');
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ isStored: true });
    await bench.reload();
    await bench.submit(order);
    expect(bench.stepOf(order)).toBe('pending');
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not paid twice when storage fails while the wallet is asked: its hash is shown as unsaved and found after a reload', async () => {
    const order = bench.order(currency);
    await bench.world.chain.setAutomine(false);
    const release = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    Storage.prototype.setItem = () => {
      throw QUOTA;
    };
    release();
    await bench.comesTo(order, 'pending');
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ isStored: false });
    await bench.reload();
    await bench.submit(order);
    await during(bench.tab.resume(order._id));
    expect(bench.stepOf(order)).toBe('unanswered');
    await passes(25_000);
    await bench.submit(order);
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'pending');
    await bench.comesTo(order, 'succeeded');
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });
});

it('a payment keeps its hash when its record was cleared while the wallet was asked', async () => {
  const order = bench.order('USDT');
  await bench.world.chain.setAutomine(false);
  const release = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  localStorage.clear();
  release();
  await bench.comesTo(order, 'pending');
  await bench.reload();
  await bench.submit(order);
  expect(bench.stepOf(order)).toBe('pending');
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  expect(bench.asks()).toBe(1);
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});
