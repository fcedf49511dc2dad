import type { Address, Hash } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { transferData } from '../../support/money/batch';
import { openTab } from '../../support/money/tab';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => bench.world.chain.accounts[6] as Address;
const isInJournal = (hash: Hash) => JSON.stringify(bench.tab.journal()).includes(hash.slice(2));

async function unanswered() {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  return order;
}

/** The wallet paid from the account that was selected in it. */
async function paidFromOther(): Promise<Hash> {
  await bench.world.chain.faucet('USDT', other(), 1_000n * ONE);
  await bench.world.chain.setAutomine(false);
  const { contracts, payAddress } = bench.world.chain;
  const data = transferData(payAddress, AMOUNT.USDT.units);
  return (await rpc('eth_sendTransaction', [{ from: other(), to: contracts.USDT, data, gas: '0x186a0' }])) as Hash;
}

afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

const paidToBank = async (before: bigint) =>
  (await bench.world.chain.balanceOf('USDT', bench.world.chain.payAddress)) - before;

it('a hash that is entered while a wrong one is being refused is not lost, and nothing is paid twice', async () => {
  const before = await bench.world.chain.balanceOf('USDT', bench.world.chain.payAddress);
  const order = await unanswered();
  const wrong = (await rpc('eth_sendTransaction', [
    { from: other(), to: bench.world.chain.accounts[5], value: '0x1', gas: '0x5208' },
  ])) as Hash;
  await bench.world.chain.mine(4);
  const right = await paidFromOther();
  let asked = 0;
  let entered: Promise<void> | undefined;
  bench.nodes.forEach((node) =>
    node.lie('eth_getTransactionByHash', ((sent: unknown, [hash]: [string]) => {
      if (hash === wrong && (asked += 1) === 2) entered = bench.tab.enterHash(order._id, right);
      return sent;
    }) as never),
  );
  await during(bench.tab.enterHash(order._id, wrong));
  await passes(40_000);
  await entered;
  bench.nodes.forEach((node) => node.open());
  const isStored = isInJournal(right);
  const isDeclared = await during(bench.tab.sayUnsent(order._id));
  await bench.keepTime();
  await bench.submit(order);
  await bench.world.chain.mine(4);
  expect({ isStored, isDeclared, asks: bench.asks(), paid: await paidToBank(before) }).toEqual({
    isStored: true,
    isDeclared: false,
    asks: 1,
    paid: AMOUNT.USDT.units,
  });
});

it('an order is not paid again while a node knows the hash that the investor has entered', async () => {
  const before = await bench.world.chain.balanceOf('USDT', bench.world.chain.payAddress);
  const order = await unanswered();
  const right = await paidFromOther();
  // The nodes do not know the transaction yet.
  bench.nodes.forEach((node) =>
    node.lie('eth_getTransactionByHash', ((sent: unknown, [hash]: [string]) =>
      hash === right ? null : sent) as never),
  );
  await during(bench.tab.enterHash(order._id, right));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  bench.nodes.forEach((node) => node.open());
  await passes(60_000);
  expect(isInJournal(right)).toBe(true);
  await bench.submit(order);
  await bench.world.chain.mine(4);
  expect({ asks: bench.asks(), paid: await paidToBank(before) }).toEqual({ asks: 1, paid: AMOUNT.USDT.units });
});

it('hashes that two tabs enter at once are both kept', async () => {
  const order = await unanswered();
  const [first, second] = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`] as const;
  await during(Promise.all([bench.tab.enterHash(order._id, first), bench.tab.enterHash(order._id, second)]));
  expect([isInJournal(first), isInJournal(second)]).toEqual([true, true]);
});

it('the first of nine entered hashes is not lost', async () => {
  const order = await unanswered();
  const hashes = Array.from({ length: 9 }, (_, at) => `0x${`a${at}`.repeat(32)}` as Hash);
  for (const hash of hashes) await during(bench.tab.enterHash(order._id, hash));
  expect(hashes.filter((hash) => !isInJournal(hash))).toEqual([]);
});

it('a hash that is entered in another tab while this tab searches is not overridden by "Nothing was sent"', async () => {
  const order = await unanswered();
  const other = await openTab();
  await during(other.resume(order._id));
  const right = await paidFromOther();
  let entered: Promise<void> | undefined;
  bench.nodes.forEach((node) =>
    node.lie('eth_getLogs', ((logs: unknown) => {
      entered ??= other.enterHash(order._id, right);
      return logs;
    }) as never),
  );
  const isDeclared = await during(bench.tab.sayUnsent(order._id));
  await entered;
  bench.nodes.forEach((node) => node.open());
  expect({ isDeclared, isStored: isInJournal(right) }).toEqual({ isDeclared: false, isStored: true });
});

it('a hash that is entered in one tab after another tab has declared "Nothing was sent" is not lost', async () => {
  const order = await unanswered();
  const other = await openTab();
  await during(other.resume(order._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  const right = await paidFromOther();
  // The other tab's dialog was open meanwhile.
  await during(other.enterHash(order._id, right));
  await passes(5_000);
  expect(isInJournal(right)).toBe(true);
});

it('an entered hash that the wallet then returns in capitals makes one attempt, not two', async () => {
  const order = bench.order('USDT');
  await bench.world.chain.setAutomine(false);
  let answer = () => {};
  let sent: Hash | undefined;
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    sent = (await pass()) as Hash;
    await rpc('anvil_dropTransaction', [sent]);
    await new Promise<void>((resolve) => (answer = resolve));
    return `0x${sent.slice(2).toUpperCase()}`;
  });
  void bench.tab.payOrder(order, bench.from);
  await until(() => sent !== undefined);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  await during(bench.tab.enterHash(order._id, sent!));
  answer();
  await passes(60_000);
  expect(bench.tab.journal()).toMatchObject([{ status: 'pending' }]);
});

it('two tabs that watch one entered hash pay once', async () => {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const other = await openTab();
  await during(other.resume(order._id));
  await passes(25_000);
  const { nonce: _n, ...asked } = bench.requests()[0]!;
  const hash = (await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...asked }])) as Hash;
  await during(other.enterHash(order._id, hash));
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  await bench.submit(order);
  await during(other.payOrder(order, bench.from));
  expect([bench.asks(), await bench.payments()]).toEqual([1, [AMOUNT.USDT.units]]);
});
