import type { Hash } from '@/api/contract';
import { useBench, type Pending } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { openTab } from '../../support/money/tab';

const bench = useBench();
const rpc = (...asked: [string, unknown[]]) => bench.world.chain.rpc(...asked);
const HOUR_MS = 3_600_000;

/** Most public nodes of BNB Smart Chain keep the state of only about the last minute. */
async function forgetOldState(): Promise<void> {
  const oldest = Number(await bench.world.chain.height()) - 128;
  bench.nodes.forEach((node) =>
    node.lie('eth_getTransactionCount', (count: string, [, at]: [string, string]) =>
      at.startsWith('0x') && Number(at) < oldest ? undefined : count,
    ),
  );
}

describe('An open page whose storage is emptied', () => {
  it('saves the payment again, and continues to watch it', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('USDT');
    await bench.submit(order);
    await passes(5_000);
    localStorage.clear();
    await passes(20_000);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'pending', isStored: true });
    expect(JSON.parse(localStorage.getItem('tx_journal') ?? '')).toMatchObject([{ status: 'pending' }]);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    expect(JSON.parse(localStorage.getItem('tx_journal') ?? '')).toMatchObject([{ status: 'succeeded' }]);
  });

  it('does not remove the unanswered request in a second tab', async () => {
    const order = bench.order('USDT');
    bench.wallet.failNext({ code: 4900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    const second = await openTab();
    await during(second.resume(order._id));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await passes(30_000);
    expect(second.stepOf(order._id)).toBe('unanswered');
    await second.submit(order, bench.from);
    expect(bench.asks()).toBe(1);
  });
});

it('a tab that searches for a payment learns that the wallet has refused it in another tab', async () => {
  const order = bench.order('USDT');
  const second = await openTab();
  const stop = second.startEngine();
  bench.wallet.rejectNext('eth_sendTransaction');
  const release = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'tx_journal' }));
  await until(() => second.stepOf(order._id) === 'unanswered');
  await passes(25_000);
  release();
  await until(() => bench.stepOf(order) === 'idle');
  window.dispatchEvent(new StorageEvent('storage', { key: 'tx_journal' }));
  await until(() => second.stepOf(order._id) === 'idle');
  stop();
});

describe('Nodes that keep the state of 128 blocks', () => {
  it('find a payment that was sped up while the machine slept', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('BNB');
    await bench.submit(order);
    await passes(10_000);
    const [sent] = (await bench.pending()) as [Pending];
    await rpc('eth_sendTransaction', [{ ...sent, gasPrice: '0x4a817c800' }]);
    await rpc('anvil_mine', ['0x190', '0x0']);
    await forgetOldState();
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await bench.comesTo(order, 'succeeded');
  });

  it('find a payment whose answer was lost before the machine slept', async () => {
    const order = bench.order('BNB');
    bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    await rpc('eth_sendTransaction', [bench.requests().at(-1)]);
    bench.wallet.hold('eth_sendTransaction')();
    await rpc('anvil_mine', ['0x190', '0x0']);
    await forgetOldState();
    await bench.reload();
    await during(bench.tab.resume(order._id));
    await bench.comesTo(order, 'succeeded');
  });

  it('report a cancellation two minutes after the request', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('BNB');
    await bench.submit(order);
    await passes(10_000);
    const [sent] = (await bench.pending()) as [Pending];
    await rpc('anvil_dropAllTransactions', []);
    await rpc('anvil_mine', ['0x108', '0x0']);
    await passes(110_000);
    await rpc('eth_sendTransaction', [
      { from: bench.from, to: bench.from, value: '0x0', nonce: sent.nonce, gas: '0x5208', gasPrice: '0x4a817c800' },
    ]);
    await bench.world.chain.mine(5);
    await forgetOldState();
    await bench.comesTo(order, 'cancelled');
  });
});

it('a service time that is six hours ahead in one answer does not close a pending payment', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT', { expiresAt: new Date(Date.now() + HOUR_MS / 4).toISOString() });
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    const sent = (await pass()) as Hash;
    await rpc('anvil_dropTransaction', [sent]);
    return sent;
  });
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  const clock = await import('@/utils/service-clock');
  clock.observeServiceDate(new Date(Date.now() + 6 * HOUR_MS).toUTCString());
  await passes(40_000);
  expect(bench.stepOf(order)).toBe('pending');
  jest.setSystemTime(Date.now() + 6 * HOUR_MS);
  await bench.keepTime();
  await during(bench.tab.readService(order._id));
  await bench.comesTo(order, 'dropped');
});

it('a pending payment is not called lost while the service and the browser are six hours ahead of the chain', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT', { expiresAt: new Date(Date.now() + HOUR_MS / 4).toISOString() });
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    const sent = (await pass()) as Hash;
    await rpc('anvil_dropTransaction', [sent]);
    return sent;
  });
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  jest.setSystemTime(Date.now() + 6 * HOUR_MS);
  await during(bench.tab.readService(order._id));
  await passes(120_000);
  expect(bench.stepOf(order)).toBe('pending');
  await bench.keepTime();
  await bench.comesTo(order, 'dropped');
});

it('an order that ends in a hundred years does not block the account’s other orders after a month', async () => {
  const order = bench.order('USDT', { expiresAt: new Date('2126-01-01').toISOString() });
  bench.wallet.answerWith('eth_sendTransaction', async () => `0x${'ab'.repeat(32)}`);
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  await bench.reload();
  jest.setSystemTime(Date.now() + 30 * 24 * HOUR_MS);
  await bench.keepTime();
  await during(bench.tab.readService(order._id));
  await during(bench.tab.resume(order._id));
  await passes(90_000);
  expect(bench.tab.journal()).toMatchObject([{ status: 'failed', failure: 'dropped' }]);
});
