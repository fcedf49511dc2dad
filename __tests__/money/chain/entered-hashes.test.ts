import type { Address, Hash } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { batcherFor, transferData } from '../../support/money/batch';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const other = () => bench.world.chain.accounts[6] as Address;
afterEach(async () => {
  bench.wallet.answerWith('eth_sendTransaction', null);
  await batcher.takeBack();
});

const isInJournal = (hash: Hash) => JSON.stringify(bench.tab.journal()).includes(hash.slice(2));

it('an entered hash that was attached is kept when the wallet later returns another one', async () => {
  await bench.world.chain.faucet('USDT', other(), 1_000n * ONE);
  const order = bench.order('USDT');
  let answer: (hash: Hash) => void = () => {};
  bench.wallet.answerWith('eth_sendTransaction', () => new Promise<Hash>((resolve) => (answer = resolve)));
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  const { contracts, payAddress } = bench.world.chain;
  const data = transferData(payAddress, AMOUNT.USDT.units);
  const sent = (await bench.world.chain.rpc('eth_sendTransaction', [
    { from: other(), to: contracts.USDT, data, gas: '0x186a0' },
  ])) as Hash;
  await bench.world.chain.mine(1);
  await during(bench.tab.enterHash(order._id, sent));
  await until(() => bench.tab.journal()[0]?.hash === sent);
  answer(`0x${'e'.repeat(64)}`);
  await passes(5_000);
  await bench.world.chain.mine(4);
  await passes(120_000);
  expect({ isStored: isInJournal(sent), step: bench.stepOf(order) }).toEqual({ isStored: true, step: 'altered' });
});

it('an entered hash of another transaction does not hide the payment whose hash the wallet returns later', async () => {
  const { rpc, accounts } = bench.world.chain;
  const order = bench.order('USDT');
  let answer = () => {};
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
    return rpc('eth_sendTransaction', [{ gas: '0x186a0', ...call }]);
  });
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  const another = await rpc('eth_sendTransaction', [{ from: other(), to: accounts[5], value: '0x1', gas: '0x5208' }]);
  await bench.world.chain.setAutomine(false);
  await during(bench.tab.enterHash(order._id, `0x${'a1'.repeat(32)}`));
  await during(bench.tab.enterHash(order._id, another as Hash));
  answer();
  await until(() => bench.stepOf(order) === 'pending');
  const steps = new Set<string>();
  const end = bench.tab.paymentOf(order._id).subscribe(() => steps.add(bench.stepOf(order)));
  await passes(60_000);
  end();
  expect([...steps]).not.toContain('unanswered');
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
});

it('a hash that the investor enters and the wallet then returns makes one attempt, not two', async () => {
  const order = bench.order('USDT');
  let answer: (hash: Hash) => void = () => {};
  bench.wallet.answerWith('eth_sendTransaction', () => new Promise<Hash>((resolve) => (answer = resolve)));
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  const [mistyped, named] = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`] as const;
  await during(bench.tab.enterHash(order._id, mistyped));
  await during(bench.tab.enterHash(order._id, named));
  answer(named);
  await passes(5_000);
  expect(bench.tab.journal()).toMatchObject([{ hash: named, status: 'pending' }]);
  expect(isInJournal(mistyped)).toBe(true);
});

it('an entered hash is kept when the investor enters another one', async () => {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  const [first, second] = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`] as const;
  await during(bench.tab.enterHash(order._id, first));
  await passes(5_000);
  await during(bench.tab.enterHash(order._id, second));
  await passes(5_000);
  expect([isInJournal(first), isInJournal(second)]).toEqual([true, true]);
});

it('an entered hash of a batch that the delegated account sent to its own address is not refused', async () => {
  const order = bench.order('USDT');
  await batcher.lend();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const { contracts, payAddress } = bench.world.chain;
  const call = { to: contracts.USDT, data: transferData(payAddress, AMOUNT.USDT.units) };
  const sent = await batcher.run([call], bench.from);
  await bench.world.chain.mine(4);
  await passes(25_000);
  await during(bench.tab.enterHash(order._id, sent));
  await passes(60_000);
  const { step, reason } = Object(bench.tab.paymentOf(order._id).get());
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  expect({ isStored: isInJournal(sent), step, reason }).toEqual({ isStored: true, step: 'altered', reason: undefined });
});
