import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';
import { asRestored, asVersion2, oldPageStores } from '../../support/money/version-2';

/**
 * A page of 1.0.0 has found a transaction for an attempt, and so has this one. That page's copy does not say that the
 * hash was found.
 */
const bench = useBench();
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

async function unansweredInOldPage() {
  const order = bench.order('USDT');
  bench.wallet.answerWith('eth_sendTransaction', () => new Promise<Hash>(() => {}));
  const asked = bench.asks();
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() > asked);
  const attempt = asVersion2(bench.tab.journal().at(-1)!) as Record<string, unknown>;
  await bench.reload({ keepsClock: true });
  await bench.tab.resume(order._id);
  return { order, attempt };
}

const ownEntry = (id: string) => bench.tab.journal().find(({ key }) => key === `order:${id}`);

it('a request is not repeated after a transaction has failed that both pages have found', async () => {
  const { order, attempt } = await unansweredInOldPage();
  await bench.world.chain.setAutomine(false);
  const { nonce: _nonce, ...asked } = bench.requests().at(-1)!;
  const hash = (await bench.world.chain.rpc('eth_sendTransaction', [{ ...asked, gas: '0x6000' }])) as Hash;
  await until(() => ownEntry(order._id)?.hash === hash);
  oldPageStores({ ...asRestored(attempt), status: 'pending', hash, report: 'due' });
  await bench.world.chain.mine(6);
  await passes(60_000);
  await bench.world.chain.setAutomine(true);
  expect(bench.stepOf(order)).toBe('unanswered');
});

it.each([
  ['follows', 'pending'],
  ['has settled', 'succeeded'],
])('an order is not called paid by the payment of another order that the page of 1.0.0 %s', async (_name, status) => {
  const { order, attempt } = await unansweredInOldPage();
  const { nonce: _nonce, ...asked } = bench.requests().at(-1)!;
  const other = bench.order('USDT');
  await bench.world.chain.setAutomine(false);
  const hash = (await bench.world.chain.rpc('eth_sendTransaction', [asked])) as Hash;
  await until(() => ownEntry(order._id)?.hash === hash);
  bench.bank.record(other._id, hash);
  await bench.world.chain.mine(6);
  await until(() => ownEntry(order._id)?.hash === null);
  await bench.reload({ keepsClock: true });
  await bench.tab.resume(order._id);
  oldPageStores({ ...asRestored(attempt), status, hash, report: 'due' });
  await passes(60_000);
  await bench.world.chain.setAutomine(true);
  expect(bench.stepOf(order)).toBe('unanswered');
});

it('an order that a found transaction has paid stays paid although the wallet’s hash has failed', async () => {
  const { order, attempt } = await unansweredInOldPage();
  const { rpc, mine, setAutomine } = bench.world.chain;
  const { nonce: _nonce, ...asked } = bench.requests().at(-1)!;
  const paid = await rpc('eth_sendTransaction', [asked]);
  await mine(4);
  await until(() => bench.stepOf(order) === 'succeeded');
  await setAutomine(false);
  const hash = (await rpc('eth_sendTransaction', [{ ...asked, gas: '0x6000' }])) as Hash;
  await mine(4);
  await setAutomine(true);
  for (let time = 0; time < 2; time += 1) {
    oldPageStores({ ...asRestored(attempt), status: 'pending', hash, report: 'due' });
    await passes(2_000);
    await bench.reload({ keepsClock: true });
    await bench.tab.resume(order._id);
    await passes(20_000);
  }
  const known = bench.tab.journal().map((entry) => [entry.status, entry.hash]);
  expect(bench.stepOf(order)).toBe('succeeded');
  expect(known).toEqual([
    ['succeeded', paid],
    ['failed', hash],
  ]);
});
