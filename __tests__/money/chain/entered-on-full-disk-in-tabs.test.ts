import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { openTab } from '../../support/money/tab';
import { actionsOn } from '../../support/money/actions';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;
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

it('the sender that one tab has stored survives the write of another tab, so that a sped-up transfer is not sent again', async () => {
  const { rpc, accounts, mine, setAutomine, faucet } = bench.world.chain;
  const from = accounts[6]!;
  await faucet('USDT', from, ONE);
  const action = await sending('USDT', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  const other = await openTab();
  await during(other.goesOn(action.key));
  fillUp();
  await during(bench.tab.names(action.key, hashOf('a1')));
  empty();
  await setAutomine(false);
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  const call = { gas: '0x30d40', ...asked, from };
  const hash = (await rpc('eth_sendTransaction', [call])) as Hash;
  await during(other.names(action.key, hash));
  await until(() => other.journal()[0]?.sightings !== undefined);
  const { nonce } = (await rpc('eth_getTransactionByHash', [hash])) as { nonce: string };
  await rpc('eth_sendTransaction', [{ ...call, nonce, gasPrice: '0x4a817c800' }]);
  await during(bench.tab.names(action.key, hashOf('b2')));
  await bench.reload({ keepsClock: true });
  await bench.tab.goesOn(action.key);
  await mine(4);
  await setAutomine(true);
  await passes(120_000);
  const isDeclared = await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  await mine(4);
  expect({ isDeclared, asks: bench.asks(), arrived: await action.arrived() }).toEqual({
    isDeclared: false,
    asks: 1,
    arrived: ONE / 2n,
  });
});
