import { AMOUNT, CURRENCIES, useBench, type Currency, type Pending } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

/** What the network may do to a payment that a wallet has sent. */
const bench = useBench();

const GAS_PRICE = '0x2540be400';

/** Sent, and waiting in the pool. */
async function waiting(currency: Currency) {
  await bench.world.chain.setAutomine(false);
  const order = bench.order(currency);
  await bench.press(order);
  expect(bench.stepOf(order)).toBe('confirming');
  const [sent] = (await bench.pending()) as [Pending];
  return { order, sent };
}

const confirmationsOf = (orderId: string) => {
  const payment = bench.tab.paymentOf(orderId).get();
  return payment.step === 'confirming' ? payment.confirmations : undefined;
};

describe.each(CURRENCIES)('%s', (currency) => {
  const { units } = AMOUNT[currency];
  const { rpc, mine } = { rpc: (...asked: [string, unknown[]]) => bench.world.chain.rpc(...asked), mine: (blocks: number) => bench.world.chain.mine(blocks) };

  it('goes on under its new hash where it was sped up', async () => {
    const { order, sent } = await waiting(currency);
    const hash = await rpc('eth_sendTransaction', [{ ...sent, gasPrice: GAS_PRICE }]);
    await mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(bench.tab.journal()).toMatchObject([{ hash, status: 'confirmed' }]);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is cancelled by another transaction in its place, after three blocks and not before, and can be made again', async () => {
    const { order, sent } = await waiting(currency);
    await rpc('eth_sendTransaction', [{ from: sent.from, to: sent.from, value: '0x0', nonce: sent.nonce, gas: '0x5208', gasPrice: GAS_PRICE }]);
    await mine(2);
    await passes(20_000);
    expect(bench.stepOf(order)).toBe('confirming');
    await mine(1);
    await bench.comesTo(order, 'cancelled');
    await bench.press(order);
    await mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is gone after a minute in which no node knew it, and the next attempt takes its place', async () => {
    const { order, sent } = await waiting(currency);
    await rpc('anvil_dropTransaction', [sent.hash]);
    await during(bench.tab.giveUpPayment(order._id));
    await passes(50_000);
    expect(bench.stepOf(order)).toBe('confirming');
    await bench.comesTo(order, 'dropped');
    await bench.reload();
    await during(bench.tab.resume(order._id));
    expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'dropped', hash: sent.hash });
    await bench.press(order);
    const [first, second] = bench.wallet.requestsOf('eth_sendTransaction').map(({ params }) => params[0] as Partial<Pending>);
    expect([first?.nonce, second?.nonce]).toEqual([undefined, sent.nonce]);
    // The one that was gone comes back: only one of both can be mined.
    await rpc('eth_sendTransaction', [{ ...sent, gasPrice: GAS_PRICE }]).catch(() => undefined);
    await mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not gone where a node hears of it again within the minute', async () => {
    const { order, sent } = await waiting(currency);
    await rpc('anvil_dropTransaction', [sent.hash]);
    await passes(40_000);
    await rpc('eth_sendTransaction', [sent]);
    await passes(40_000);
    await rpc('anvil_dropTransaction', [(await bench.pending())[0]?.hash]);
    await passes(40_000);
    expect(bench.stepOf(order)).toBe('confirming');
    await rpc('eth_sendTransaction', [sent]);
    await mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it('was refused by the network, after three blocks and not before, and can be made again', async () => {
    const { order } = await waiting(currency);
    const { contracts, payAddress } = bench.world.chain;
    const target = currency === 'BNB' ? payAddress : contracts.USDT;
    const code = await rpc('eth_getCode', [target, 'latest']);
    await rpc('anvil_setCode', [target, '0x60006000fd']);
    await mine(2);
    await rpc('anvil_setCode', [target, code]);
    await passes(20_000);
    expect(bench.stepOf(order)).toBe('confirming');
    await mine(1);
    await bench.comesTo(order, 'reverted');
    expect(await bench.payments()).toEqual([]);
    await bench.press(order);
    await mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it('loses its confirmations with its block, and is neither paid nor lost then', async () => {
    const { order, sent } = await waiting(currency);
    const before = await rpc('evm_snapshot', []);
    await mine(2);
    await until(() => confirmationsOf(order._id) === 2n);
    await rpc('evm_revert', [before]);
    await until(() => confirmationsOf(order._id) === 0n);
    await rpc('eth_sendTransaction', [sent]).catch(() => undefined);
    await passes(70_000);
    expect(bench.stepOf(order)).toBe('confirming');
    await mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is overdue after five minutes, and neither lost nor to be made again', async () => {
    const { order } = await waiting(currency);
    await passes(310_000);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'confirming', isOverdue: true });
    await bench.press(order);
    await mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it.each(['to', 'amount'])('that a wallet changed in its %s is an alarm, never a success, also after a reload', async (what) => {
    const elsewhere = bench.world.chain.accounts[7]!;
    const order = bench.order(currency);
    bench.wallet.tamper((request) => {
      if (request.method !== 'eth_sendTransaction') return request;
      const [call] = request.params as [{ to: string; data?: string; value?: string }];
      const changed = {
        to: currency === 'BNB' ? { to: elsewhere } : { data: call.data?.replace(bench.world.chain.payAddress.slice(2).toLowerCase(), elsewhere.slice(2).toLowerCase()) },
        amount: currency === 'BNB' ? { value: '0x1' } : { data: `${call.data?.slice(0, -1)}1` },
      }[what];
      return { ...request, params: [{ ...call, ...changed }] };
    });
    await bench.press(order);
    await bench.comesTo(order, 'altered');
    await mine(5);
    await bench.reload();
    await bench.press(order);
    expect(bench.asks()).toBe(1);
    await during(bench.tab.resume(order._id));
    await passes(20_000);
    expect(bench.stepOf(order)).toBe('altered');
    await bench.press(order);
    expect(bench.asks()).toBe(1);
  });
});
