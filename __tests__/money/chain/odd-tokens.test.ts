import { AMOUNT, useBench } from '../../support/money/bench';
import type { Door } from '../../support/money/doors';
import { ODD, makeOdd } from '../../support/money/odd-token';

const bench = useBench();

let restore: (() => Promise<void>) | undefined;
afterEach(async () => {
  await restore?.();
  restore = undefined;
});

const odd = async (name: string) => void (restore = await makeOdd(bench.world, ODD[name]!));

it.each([
  ['keeps a hundredth of what it moves', 'would-fall-short'],
  ['says yes and moves nothing', 'would-fall-short'],
  ['is paused', 'would-fail'],
  ['says no', 'would-fail'],
  ['has six decimals', 'odd-token'],
  ['knows no decimals', 'odd-token'],
])('one that %s is not paid with: %s', async (name, refusal) => {
  await odd(name);
  const order = bench.order('USDT');
  await bench.press(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'idle', refusal });
  expect(bench.asks()).toBe(0);
  expect(bench.tab.journal()).toEqual([]);
  await restore?.();
  await bench.press(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('one that says nothing and moves all is paid with', async () => {
  await odd('says nothing, and moves all');
  const order = bench.order('USDT');
  await bench.press(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it.each([
  ['says no', 'would-fail'],
  ['is paused', 'would-fail'],
])('one that %s is found out where no node can try a payment out in a row', async (name, refusal) => {
  await odd(name);
  bench.doors.forEach((door) =>
    door.refuse('eth_simulateV1', { code: -32_601, message: 'the method eth_simulateV1 does not exist' }),
  );
  const order = bench.order('USDT');
  await bench.press(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal });
  expect(bench.asks()).toBe(0);
  expect(await bench.payments()).toEqual([]);
});

it('one that fails in its row, between two balances, is not paid with', async () => {
  type Blocks = { calls: object[] }[];
  const failed = (blocks: Blocks) =>
    blocks.map((block) => ({
      ...block,
      calls: block.calls.map((call, at) => (at === 1 ? { ...call, status: '0x0' } : call)),
    }));
  bench.doors.forEach((door) => door.lie('eth_simulateV1', failed));
  const order = bench.order('USDT');
  await bench.press(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'would-fail' });
  expect(bench.asks()).toBe(0);
  expect(await bench.payments()).toEqual([]);
});

it.each<[string, (door: Door) => void]>([
  [
    'can',
    (door) => door.refuse('eth_simulateV1', { code: -32_601, message: 'the method eth_simulateV1 does not exist' }),
  ],
  ['has anything to answer to a', (door) => door.lie('eth_simulateV1', () => [])],
])('an honest one is paid with where no node %s try it out in a row', async (_how, spoil) => {
  bench.doors.forEach(spoil);
  const order = bench.order('USDT');
  await bench.press(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

/** An odd token may need more gas than the wallet estimated for the honest one. */
const withGasToSpare = ([call]: readonly unknown[]) => [{ ...(call as object), gas: '0x7a120' }];

async function minedByOdd(name: string) {
  await bench.world.chain.setAutomine(false);
  bench.wallet.tamper((request) => ({
    ...request,
    params: request.method === 'eth_sendTransaction' ? withGasToSpare(request.params) : request.params,
  }));
  const order = bench.order('USDT');
  await bench.press(order);
  expect(bench.stepOf(order)).toBe('pending');
  await odd(name);
  await bench.world.chain.mine(3);
  return order;
}

it('one that says yes and moves nothing, since it was asked, has paid nothing', async () => {
  const order = await minedByOdd('says yes and moves nothing');
  await bench.comesTo(order, 'ineffective');
  expect(await bench.payments()).toEqual([]);
  await restore?.();
  await bench.press(order);
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('one that keeps a part, since it was asked, has paid: what is missing, the bank says, and nothing is paid twice', async () => {
  const order = await minedByOdd('keeps a hundredth of what it moves');
  await bench.comesTo(order, 'succeeded');
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ isShort: true });
  expect(bench.tab.journal()).toMatchObject([{ status: 'succeeded', isShort: true }]);
  await bench.press(order);
  expect(bench.asks()).toBe(1);
  const [paid, ...more] = await bench.payments();
  expect(paid).toBeLessThan(AMOUNT.USDT.units);
  expect(more).toEqual([]);
});
