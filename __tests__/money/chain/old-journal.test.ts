import type { Order } from '@/api/contract';
import { isOfOrder } from '@/tx/entry';
import { mirrorOf } from '@/tx/journal-v1';
import { AMOUNT, useBench, type Pending } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { installLocks } from '../../support/money/locks';

/** Tabs of the previous version, and a rollback to it, know one journal and its lock. */
const bench = useBench();

const OLD = 'payment_journal';
type Old = { orderId: string; status: string; how?: string; hash: string | null };
const oldJournal = () => JSON.parse(localStorage.getItem(OLD) ?? '[]') as Old[];

async function leftByOldTab(change: (old: Old) => object): Promise<{ order: Order; sent: Pending }> {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  const [sent] = (await bench.pending()) as [Pending];
  const [old] = bench.tab.journal().filter(isOfOrder).map(mirrorOf);
  if (!old) throw new Error('Nothing was written down');
  localStorage.clear();
  localStorage.setItem(OLD, JSON.stringify([{ ...old, ...change(old) }]));
  await bench.reload();
  return { order, sent };
}

it('a tab of an older version reads each step in its own words', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  const statuses: (string | undefined)[] = [];
  const end = bench.tab.paymentOf(order._id).subscribe(() => void statuses.push(oldJournal()[0]?.status));
  await bench.submit(order);
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  end();
  expect([...new Set(statuses)].filter(Boolean)).toEqual(['asked', 'sent', 'confirmed']);
  expect(oldJournal()).toMatchObject([{ orderId: order._id, hash: bench.tab.journal()[0]?.hash }]);
});

it.each<[string, (old: Old) => object, string]>([
  ['asked, without an answer', () => ({ status: 'asked', hash: null }), 'unanswered'],
  ['sent', () => ({}), 'pending'],
  ['dropped after a minute without a node that knew it', () => ({ status: 'failed', how: 'dropped' }), 'pending'],
  ['dropped after the investor’s declaration', () => ({ status: 'failed', how: 'dropped', hash: null }), 'unanswered'],
  ['cancelled', () => ({ status: 'failed', how: 'cancelled' }), 'pending'],
  ['reverted', () => ({ status: 'failed', how: 'reverted' }), 'pending'],
])('a payment that an older tab called %s is not paid again', async (_what, change, step) => {
  const { order } = await leftByOldTab(change);
  await bench.submit(order);
  await bench.comesTo(order, step);
  await passes(5_000);
  await bench.submit(order);
  expect(bench.asks()).toBe(1);
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a payment is not submitted while an older tab holds the order’s lock', async () => {
  const removeLocks = installLocks();
  const order = bench.order('USDT');
  let letGo = () => {};
  const held = navigator.locks.request(`payment-${order._id}`, () => new Promise<void>((resolve) => (letGo = resolve)));
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'other-tab' });
  expect(bench.asks()).toBe(0);
  letGo();
  await during(held);
  await bench.submit(order);
  await bench.world.chain.mine(2);
  await bench.comesTo(order, 'succeeded');
  removeLocks();
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a payment is not submitted when an older tab, which knows no lock, requests it during the checks', async () => {
  const first = bench.order('BNB');
  await bench.submit(first);
  await bench.world.chain.mine(2);
  await bench.comesTo(first, 'succeeded');
  const [paid] = oldJournal();
  const order = bench.order('BNB');
  bench.doors.forEach((door) =>
    door.lie('eth_gasPrice', (price: string) => {
      localStorage.setItem(
        OLD,
        JSON.stringify([paid, { ...paid, orderId: order._id, status: 'asked', hash: null, at: Date.now() }]),
      );
      return price;
    }),
  );
  await bench.submit(order);
  expect(bench.asks()).toBe(1);
  expect(bench.stepOf(order)).toBe('unanswered');
  expect(await bench.payments()).toEqual([AMOUNT.BNB.units]);
});
