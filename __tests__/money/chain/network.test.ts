import { AMOUNT, CURRENCIES, useBench, type Currency, type Pending } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { held } from '../../support/money/held';

const bench = useBench();

const GAS_PRICE = '0x2540be400';

async function waiting(currency: Currency) {
  await bench.world.chain.setAutomine(false);
  const order = bench.order(currency);
  await bench.submit(order);
  expect(bench.stepOf(order)).toBe('pending');
  const [sent] = (await bench.pending()) as [Pending];
  return { order, sent };
}

/** The wallet sends the payment but answers with an invented hash, as a Safe does. */
async function namedOtherwise(currency: Currency) {
  await bench.world.chain.setAutomine(false);
  const order = bench.order(currency);
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    await pass();
    return `0x${'5afe'.repeat(16)}`;
  });
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  return order;
}

const confirmationsOf = (orderId: string) => {
  const payment = bench.tab.paymentOf(orderId).get();
  return payment.step === 'pending' ? payment.confirmations : undefined;
};

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];
  const { rpc, mine } = {
    rpc: (...asked: [string, unknown[]]) => bench.world.chain.rpc(...asked),
    mine: (blocks: number) => bench.world.chain.mine(blocks),
  };

  it('continues under its new hash after it was sped up', async () => {
    const { order, sent } = await waiting(currency);
    const hash = await rpc('eth_sendTransaction', [{ ...sent, gasPrice: GAS_PRICE }]);
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.tab.journal()).toMatchObject([{ hash, status: 'succeeded' }]);
    expect(await bench.payments()).toEqual([units]);
  });

  const replace = ({ from, nonce }: Pick<Pending, 'from' | 'nonce'>) =>
    rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: GAS_PRICE }]);

  it('is cancelled by a replacement only after three blocks, and can be submitted again', async () => {
    const { order, sent } = await waiting(currency);
    await passes(10_000);
    expect(bench.tab.journal()).toMatchObject([{ nonce: Number(sent.nonce) }]);
    bench.bank.change(order._id, { txHash: sent.hash });
    const replacement = await replace(sent);
    await mine(2);
    await passes(20_000);
    expect(bench.stepOf(order)).toBe('pending');
    await mine(1);
    await bench.comesTo(order, 'cancelled');
    // The bank still has the original hash of the payment, so the journal must keep it.
    expect(bench.tab.journal()).toMatchObject([{ hash: sent.hash, replacement }]);
    await bench.submit(order);
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('can be submitted again when its sped-up replacement was reverted, and keeps its first hash', async () => {
    const { order, sent } = await waiting(currency);
    await passes(10_000);
    bench.bank.change(order._id, { txHash: sent.hash });
    const target = currency === 'BNB' ? bench.world.chain.payAddress : bench.world.chain.contracts.USDT;
    const code = await rpc('eth_getCode', [target, 'latest']);
    const replacement = await rpc('eth_sendTransaction', [{ ...sent, gasPrice: GAS_PRICE }]);
    await rpc('anvil_setCode', [target, '0x60006000fd']);
    await mine(3);
    await rpc('anvil_setCode', [target, code]);
    await bench.comesTo(order, 'reverted');
    expect(bench.tab.journal()).toMatchObject([{ hash: sent.hash, replacement }]);
    await bench.submit(order);
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not cancelled by a replacement when no node has seen the payment, since its nonce is unknown', async () => {
    const { order, sent } = await held(bench, currency);
    await replace(sent);
    await mine(5);
    await passes(60_000);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'pending', isUnseen: true });
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([]);
  });

  it('is not cancelled by an earlier transaction of the wallet while the nodes do not see the payment', async () => {
    const { order, sent } = await held(bench, currency, { isBehindAnother: true });
    await mine(5);
    await passes(30_000);
    expect(bench.stepOf(order)).toBe('pending');
    await bench.submit(order);
    await rpc('eth_sendTransaction', [sent]);
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not called dropped before it is sent, and continues once it is sent', async () => {
    const { order, sent } = await held(bench, currency);
    await passes(65_000);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'pending', isUnseen: true });
    await bench.submit(order);
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await bench.submit(order);
    await rpc('eth_sendTransaction', [sent]);
    await until(() => !('isUnseen' in bench.tab.paymentOf(order._id).get()));
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is found under a hash other than the one that the wallet returned', async () => {
    const order = await namedOtherwise(currency);
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is closed hours after its order has ended, and is not submitted again', async () => {
    const { order } = await held(bench, currency);
    await bench.reload();
    jest.setSystemTime(Date.parse(order.expiresAt) + 5 * 3_600_000);
    await bench.keepTime();
    await during(bench.tab.readService(order._id));
    await during(bench.tab.resume(order._id));
    await bench.comesTo(order, 'dropped');
    await bench.submit(order);
    expect(bench.stepOf(order)).toBe('dropped');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([]);
  });

  it('counts as reverted only after three blocks, and can be submitted again', async () => {
    const { order } = await waiting(currency);
    const { contracts, payAddress } = bench.world.chain;
    const target = currency === 'BNB' ? payAddress : contracts.USDT;
    const code = await rpc('eth_getCode', [target, 'latest']);
    await rpc('anvil_setCode', [target, '0x60006000fd']);
    await mine(2);
    await rpc('anvil_setCode', [target, code]);
    await passes(20_000);
    expect(bench.stepOf(order)).toBe('pending');
    await mine(1);
    await bench.comesTo(order, 'reverted');
    expect(await bench.payments()).toEqual([]);
    await bench.submit(order);
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('loses its confirmations when its block is removed, and stays pending', async () => {
    const { order, sent } = await waiting(currency);
    const before = await rpc('evm_snapshot', []);
    await mine(2);
    await until(() => confirmationsOf(order._id) === 2);
    await rpc('evm_revert', [before]);
    await until(() => confirmationsOf(order._id) === 0);
    await rpc('eth_sendTransaction', [sent]).catch(() => undefined);
    await passes(70_000);
    expect(bench.stepOf(order)).toBe('pending');
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is overdue after five minutes, and stays pending', async () => {
    const { order } = await waiting(currency);
    await passes(315_000);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'pending', isOverdue: true });
    await bench.submit(order);
    await mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it.each(['to', 'amount'])(
    'counts as altered when the wallet changed the field "%s", even after a reload',
    async (what) => {
      const elsewhere = bench.world.chain.accounts[7]!;
      const order = bench.order(currency);
      bench.wallet.tamper((request) => {
        if (request.method !== 'eth_sendTransaction') return request;
        const [call] = request.params as [{ to: string; data?: string; value?: string }];
        const changed = {
          to:
            currency === 'BNB'
              ? { to: elsewhere }
              : {
                  data: call.data?.replace(
                    bench.world.chain.payAddress.slice(2).toLowerCase(),
                    elsewhere.slice(2).toLowerCase(),
                  ),
                },
          amount: currency === 'BNB' ? { value: '0x1' } : { data: `${call.data?.slice(0, -1)}1` },
        }[what];
        return { ...request, params: [{ ...call, ...changed }] };
      });
      await bench.submit(order);
      await bench.comesTo(order, 'altered');
      await mine(5);
      await bench.reload();
      await bench.submit(order);
      expect(bench.asks()).toBe(1);
      await during(bench.tab.resume(order._id));
      await passes(20_000);
      expect(bench.stepOf(order)).toBe('altered');
      await bench.submit(order);
      expect(bench.asks()).toBe(1);
    },
  );
});
