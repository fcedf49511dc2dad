import type { Order } from '@/api/contract';
import { AMOUNT, CURRENCIES, useBench } from '../../support/money/bench';
import { during } from '../../support/money/clock';

const bench = useBench();

const refusalOf = (order: Order) => {
  const payment = bench.tab.paymentOf(order._id).get();
  return payment.step === 'idle' ? payment.refusal : payment.step;
};

async function expectRefused(order: Order, refusal: string): Promise<void> {
  await bench.submit(order);
  expect(refusalOf(order)).toBe(refusal);
  expect(bench.tab.journal()).toEqual([]);
  expect(await bench.payments()).toEqual([]);
}

async function expectPaid(order: Order, acceptedUnreadChain = false): Promise<void> {
  await bench.submit(order, acceptedUnreadChain);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(bench.asks()).toBe(1);
  expect(await bench.payments()).toHaveLength(1);
}

/** Runs `work` during the checks, at their last request to the chain. */
function whileChecking(work: () => unknown): void {
  bench.nodes.forEach((node) =>
    node.lie('eth_gasPrice', (price: string) => {
      void work();
      return price;
    }),
  );
}

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  it('is not submitted on another network, even if the network changes during the checks', async () => {
    const order = bench.order(currency);
    await bench.wallet.setChainId(1);
    await expectRefused(order, 'wrong-chain');
    await bench.wallet.setChainId(56);
    whileChecking(() => bench.wallet.setChainId(1));
    await expectRefused(order, 'wrong-chain');
    expect(bench.asks()).toBe(0);
    bench.nodes.forEach((node) => node.open());
    await bench.wallet.setChainId(56);
    await expectPaid(order);
  });

  it('is not submitted after the network changed without an event', async () => {
    const order = bench.order(currency);
    await bench.wallet.setChainId(1, { isSilent: true });
    await expectRefused(order, 'wrong-chain');
    expect(bench.asks()).toBe(0);
    await bench.wallet.setChainId(56, { isSilent: true });
    await expectPaid(order);
  });

  it('is not submitted from another account, whenever the account changes', async () => {
    const order = bench.order(currency);
    const other = bench.world.chain.accounts[6]!;
    await bench.wallet.setAccount(other);
    await expectRefused(order, 'wrong-account');
    await bench.wallet.setAccount(bench.from);
    whileChecking(() => bench.wallet.setAccount(other));
    await expectRefused(order, 'wrong-account');
    expect(bench.asks()).toBe(0);
    bench.nodes.forEach((node) => node.open());
    await bench.wallet.setAccount(bench.from);
    await expectPaid(order);
  });

  it('is not submitted once the price has less than a minute left, even when that happens during the checks', async () => {
    const order = bench.order(currency, { expiresAt: new Date(Date.now() + 90_000).toISOString() });
    whileChecking(() => jest.setSystemTime(Date.parse(order.expiresAt) - 59_000));
    await expectRefused(order, 'price-ended');
    bench.nodes.forEach((node) => node.open());
    await expectRefused(order, 'price-ended');
    expect(bench.asks()).toBe(0);
  });

  it('is not submitted when the wallet has disconnected', async () => {
    const order = bench.order(currency);
    await bench.wallet.disconnect();
    await expectRefused(order, 'not-connected');
    await during(bench.tab.connect());
    await expectPaid(order);
  });

  it.each<[string, (order: Order) => Partial<Order>]>([
    ['another address', () => ({ payAddress: bench.world.chain.accounts[7]! })],
    [
      'another contract',
      ({ contract }) => ({ contract: contract ? bench.world.chain.contracts.FNX : bench.world.chain.contracts.USDT }),
    ],
    ['another chain', () => ({ chainId: 97 })],
    ['other decimals', () => ({ decimals: 6 })],
    ['nothing', () => ({ payAmount: '0' })],
    ['no amount', () => ({ payAmount: '1e3' })],
    ['an unknown currency', () => ({ payCurrency: 'DOGE' })],
  ])('is not submitted when the order contains %s', async (_what, change) => {
    const order = bench.order(currency);
    await expectRefused({ ...order, ...change(order) }, 'not-pinned');
    expect(bench.asks()).toBe(0);
  });

  it('is not submitted when the wallet’s blocks belong to another chain', async () => {
    const order = bench.order(currency);
    bench.wallet.tamper((request) =>
      request.method === 'eth_getBlockByNumber' ? { ...request, params: ['0x0', false] } : request,
    );
    await expectRefused(order, 'other-chain-behind-wallet');
    await expectRefused(order, 'other-chain-behind-wallet');
    expect(bench.asks()).toBe(0);
    bench.wallet.tamper((request) => request);
    await expectPaid(order);
  });

  it('is submitted only after the warning was accepted when the wallet hides its chain', async () => {
    const order = bench.order(currency);
    const hidden = { code: -32_601, message: 'the method is not supported' };
    bench.wallet.failNext(hidden, 'eth_getBlockByNumber');
    await expectRefused(order, 'unread-chain-behind-wallet');
    expect(bench.asks()).toBe(0);
    bench.wallet.failNext(hidden, 'eth_getBlockByNumber');
    await expectRefused(order, 'unread-chain-behind-wallet');
    bench.wallet.failNext(hidden, 'eth_getBlockByNumber');
    await expectPaid(order, true);
  });

  it('is submitted without a comparison of blocks when the wallet is outside the browser', async () => {
    const [connector] = bench.tab.config.connectors.filter(({ name }) => name === 'Test Wallet');
    Object.assign(connector!, { type: 'walletConnect' });
    const order = bench.order(currency);
    await expectPaid(order);
    expect(bench.wallet.requestsOf('eth_getBlockByNumber')).toHaveLength(0);
  });

  it('is not submitted without enough BNB for the network fee', async () => {
    const { chain } = bench.world;
    const order = bench.order(currency);
    const coin = await chain.balanceOf('BNB', bench.from);
    const { units } = AMOUNT[currency];
    await chain.setBnb(bench.from, 0n);
    await expectRefused(order, currency === 'BNB' ? 'too-little' : 'too-little-gas');
    await chain.setBnb(bench.from, currency === 'BNB' ? units : 1n);
    await expectRefused(order, 'too-little-gas');
    await chain.setBnb(bench.from, units - 1n);
    if (currency === 'BNB') await expectRefused(order, 'too-little');
    expect(bench.asks()).toBe(0);
    await chain.setBnb(bench.from, coin);
    await expectPaid(order);
  });

  it('is not submitted when it is more than the balance', async () => {
    await expectRefused(bench.order(currency, { payAmount: '999999999' }), 'too-little');
    expect(bench.asks()).toBe(0);
  });

  it('is not submitted when the nodes are silent, and nothing is sent afterwards', async () => {
    const order = bench.order(currency);
    await bench.reload();
    bench.nodes[0]!.close('silent');
    bench.nodes[1]!.close('silent');
    bench.nodes[2]!.close('silent');
    await expectRefused(order, 'nodes-unreachable');
    bench.nodes.forEach((node) => node.open());
    await bench.reload();
    await expectPaid(order);
  });
});

it('a pending payment blocks the payment of another order until it is confirmed', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  const other = bench.order('BNB');
  await bench.submit(other);
  expect(bench.tab.paymentOf(other._id).get()).toMatchObject({ refusal: 'other-pending' });
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  await bench.submit(other);
  await bench.world.chain.mine(3);
  await bench.comesTo(other, 'succeeded');
  expect(await bench.payments()).toHaveLength(2);
});
