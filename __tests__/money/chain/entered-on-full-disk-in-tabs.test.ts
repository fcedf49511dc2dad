import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { openTab } from '../../support/money/tab';
import { during, passes } from '../../support/money/clock';

const bench = useBench();
const setItem = Storage.prototype.setItem;
const empty = () => {
  Storage.prototype.setItem = setItem;
};
afterEach(empty);
const QUOTA = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const fillUp = () => {
  Storage.prototype.setItem = () => {
    throw QUOTA;
  };
};
const hashOf = (digits: string) => `0x${digits.repeat(32)}` as Hash;
const stored = () => localStorage.getItem('tx_journal') ?? '';

async function unanswered() {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  return order;
}

const noticesWrite = () => window.dispatchEvent(new StorageEvent('storage', { key: 'tx_journal' }));

it('hashes that two tabs could not store are both stored once there is room', async () => {
  const order = await unanswered();
  const other = await openTab();
  const ends = [bench.tab, other].map((tab) => tab.startEngine());
  await during(other.resume(order._id));
  fillUp();
  await during(bench.tab.enterHash(order._id, hashOf('a1')));
  await during(other.enterHash(order._id, hashOf('b2')));
  empty();
  noticesWrite();
  await passes(5_000);
  noticesWrite();
  await passes(5_000);
  ends.forEach((end) => end());
  expect([stored().includes('a1a1a1'), stored().includes('b2b2b2')]).toEqual([true, true]);
});

it('a tab that could not store its hash does not overwrite the hash that another tab has stored', async () => {
  const order = await unanswered();
  const other = await openTab();
  const ends = [bench.tab, other].map((tab) => tab.startEngine());
  await during(other.resume(order._id));
  fillUp();
  await during(bench.tab.enterHash(order._id, hashOf('a1')));
  empty();
  await during(other.enterHash(order._id, hashOf('b2')));
  noticesWrite();
  await passes(5_000);
  ends.forEach((end) => end());
  expect([stored().includes('a1a1a1'), stored().includes('b2b2b2')]).toEqual([true, true]);
});
