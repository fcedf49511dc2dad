import { AMOUNT, useBench } from '../../support/money/bench';
import type { TestNode } from '../../support/money/test-nodes';
import { ODD, makeOdd } from '../../support/money/odd-token';

const bench = useBench();

let restore: (() => Promise<void>) | undefined;
afterEach(async () => {
  await restore?.();
  restore = undefined;
});

const odd = async (name: string) => void (restore = await makeOdd(bench.world, ODD[name]!));

it.each([
  ['keeps a hundredth of each transfer', 'would-fall-short'],
  ['returns true and moves nothing', 'would-fall-short'],
  ['is paused', 'would-fail'],
  ['returns false', 'would-fail'],
  ['has six decimals', 'unsupported-token'],
  ['reports no decimals', 'unsupported-token'],
])('a token that %s is refused: %s', async (name, refusal) => {
  await odd(name);
  const order = bench.order('USDT');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'idle', refusal });
  expect(bench.asks()).toBe(0);
  expect(bench.tab.journal()).toEqual([]);
  await restore?.();
  await bench.submit(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a token that returns nothing and moves the full amount is accepted', async () => {
  await odd('returns nothing and moves everything');
  const order = bench.order('USDT');
  await bench.submit(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it.each([
  ['returns false', 'would-fail'],
  ['is paused', 'would-fail'],
])('a token that %s is refused although no node supports the simulation', async (name, refusal) => {
  await odd(name);
  bench.nodes.forEach((node) =>
    node.refuse('eth_simulateV1', { code: -32_601, message: 'the method eth_simulateV1 does not exist' }),
  );
  const order = bench.order('USDT');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal });
  expect(bench.asks()).toBe(0);
  expect(await bench.payments()).toEqual([]);
});

it('a token transfer that fails inside the simulation is refused', async () => {
  type Blocks = { calls: object[] }[];
  const failed = (blocks: Blocks) =>
    blocks.map((block) => ({
      ...block,
      calls: block.calls.map((call, at) => (at === 1 ? { ...call, status: '0x0' } : call)),
    }));
  bench.nodes.forEach((node) => node.lie('eth_simulateV1', failed));
  const order = bench.order('USDT');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'would-fail' });
  expect(bench.asks()).toBe(0);
  expect(await bench.payments()).toEqual([]);
});

it.each<[string, (node: TestNode) => void]>([
  [
    'supports',
    (node) => node.refuse('eth_simulateV1', { code: -32_601, message: 'the method eth_simulateV1 does not exist' }),
  ],
  ['returns a result of', (node) => node.lie('eth_simulateV1', () => [])],
])('an honest token is accepted when no node %s the simulation', async (_how, spoil) => {
  bench.nodes.forEach(spoil);
  const order = bench.order('USDT');
  await bench.submit(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

/** An odd token may need more gas than the wallet estimated for the normal token. */
const withGasToSpare = ([call]: readonly unknown[]) => [{ ...(call as object), gas: '0x7a120' }];

async function minedByOdd(name: string) {
  await bench.world.chain.setAutomine(false);
  bench.wallet.tamper((request) => ({
    ...request,
    params: request.method === 'eth_sendTransaction' ? withGasToSpare(request.params) : request.params,
  }));
  const order = bench.order('USDT');
  await bench.submit(order);
  expect(bench.stepOf(order)).toBe('pending');
  await odd(name);
  await bench.world.chain.mine(3);
  return order;
}

it('a payment is ineffective when its token moves nothing after all, and can be submitted again', async () => {
  const order = await minedByOdd('returns true and moves nothing');
  await bench.comesTo(order, 'ineffective');
  expect(await bench.payments()).toEqual([]);
  await restore?.();
  await bench.submit(order);
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a payment is marked short if the token kept a part of it, and is not paid twice', async () => {
  const order = await minedByOdd('keeps a hundredth of each transfer');
  await bench.comesTo(order, 'succeeded');
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ isShort: true });
  expect(bench.tab.journal()).toMatchObject([{ status: 'succeeded', isShort: true }]);
  await bench.submit(order);
  expect(bench.asks()).toBe(1);
  const [paid, ...more] = await bench.payments();
  expect(paid).toBeLessThan(AMOUNT.USDT.units);
  expect(more).toEqual([]);
});
