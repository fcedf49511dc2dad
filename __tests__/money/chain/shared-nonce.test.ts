import type { Hash } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

/** The first request stays open in the wallet. An approval sends it with the nonce that the app chose. */
function openRequest() {
  let approve = () => {};
  let isFirst = true;
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    if (!isFirst) return pass();
    isFirst = false;
    const asked = bench.requests()[0]!;
    await new Promise<void>((resolve) => (approve = resolve));
    return rpc('eth_sendTransaction', [{ gas: '0x30d40', ...asked, gasPrice: HIGHER }]);
  });
  return { approve: () => approve() };
}

/** The first order's request is open in the wallet although it was declared unsent. */
async function declaredOrder(currency: 'USDT' | 'BNB') {
  const request = openRequest();
  const first = bench.order(currency);
  void bench.tab.payOrder(first, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(first._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(first._id))).toBe(true);
  await bench.world.chain.setAutomine(false);
  return { first, request };
}

it.each(['USDT', 'BNB'] as const)(
  'only one of two equal transfers of %s with one nonce is shown as succeeded',
  async (token) => {
    const request = openRequest();
    const first = await sending(token, '0.5', ONE / 2n);
    void first.submit();
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(first.key));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(first.key))).toBe(true);
    await bench.world.chain.setAutomine(false);
    await bench.keepTime();
    await during(bench.tab.send({ id: `second-${token}`, token, to: first.to!, amount: '0.5' }, bench.from));
    await passes(10_000);
    expect(bench.requests()[1]!.nonce).toBe(bench.requests()[0]!.nonce);
    request.approve();
    await passes(5_000);
    await bench.world.chain.mine(4);
    await passes(90_000);
    expect(await first.arrived()).toBe(ONE / 2n);
    expect(bench.tab.journal().filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  },
);

it.each(['USDT', 'BNB'] as const)(
  'only the paid one of two equal orders in %s with one nonce is shown as succeeded',
  async (currency) => {
    const { first, request } = await declaredOrder(currency);
    const second = bench.order(currency);
    await bench.submit(second);
    await passes(10_000);
    request.approve();
    await passes(5_000);
    const paid = (await bench.pending())[0]!.hash as Hash;
    bench.bank.record(first._id, paid);
    await bench.world.chain.mine(4);
    await passes(90_000);
    expect(await bench.payments()).toEqual([AMOUNT[currency].units]);
    expect([bench.stepOf(first), bench.stepOf(second)]).toEqual(['succeeded', 'cancelled']);
  },
);

it('an order is not shown as altered when another order’s late payment replaced its payment', async () => {
  const { first, request } = await declaredOrder('USDT');
  const second = bench.order('USDT', { payAmount: '150', priceAmount: '150', shares: '12', pricePerShare: '12.5' });
  await bench.submit(second);
  await passes(10_000);
  expect(bench.requests()[1]!.nonce).toBe(bench.requests()[0]!.nonce);
  request.approve();
  await passes(5_000);
  bench.bank.record(first._id, (await bench.pending())[0]!.hash as Hash);
  await bench.world.chain.mine(4);
  await passes(90_000);
  expect([bench.stepOf(first), bench.stepOf(second)]).toEqual(['succeeded', 'cancelled']);
});

it('two requests of one order with one nonce pay once', async () => {
  const { first, request } = await declaredOrder('USDT');
  await bench.submit(first);
  await passes(10_000);
  request.approve();
  await passes(5_000);
  await bench.world.chain.mine(4);
  await bench.comesTo(first, 'succeeded');
  await bench.submit(first);
  expect([bench.asks(), await bench.payments()]).toEqual([2, [AMOUNT.USDT.units]]);
});
