import type { Address, Hash, Order } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { batcherFor } from '../../support/money/batch';
import { during, passes } from '../../support/money/clock';

/** A relay, or an owner of a Safe, carries out two orders. The investor enters a hash for the second one. */
const bench = useBench();
const batcher = batcherFor(bench);
afterEach(() => batcher.takeBack());

const ACCOUNTS = [
  ['a Safe', '0x60006000f3'],
  ['a delegated account', `0xef0100${'1'.repeat(40)}`],
] as const;
type Call = ReturnType<typeof batcher.asked>;

async function unanswered(order: Order): Promise<Call> {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const asked = batcher.asked();
  await passes(25_000);
  return asked;
}

/** The first order's request is declared unsent, because otherwise the second order could not be paid. */
async function bothRequested(code: string) {
  await bench.world.chain.rpc('anvil_setCode', [bench.from, code]);
  const [first, second] = [bench.order('USDT'), bench.order('USDT', { payAmount: '62.4' })];
  const earlier = await unanswered(first);
  expect(await during(bench.tab.sayUnsent(first._id))).toBe(true);
  await passes(180_000);
  await bench.keepTime();
  const calls: [Call, Call] = [earlier, await unanswered(second)];
  const carriedOut = async (...together: Call[]): Promise<Hash> =>
    batcher.run(together, bench.world.chain.accounts[7] as Address, code);
  return { orders: [first, second] as const, calls, carriedOut };
}

describe.each(ACCOUNTS)('both orders of %s are paid', (_name, code) => {
  it('although the hash of the first was entered for the second', async () => {
    const { orders, calls, carriedOut } = await bothRequested(code);
    const hash = await carriedOut(calls[0]);
    await carriedOut(calls[1]);
    await bench.world.chain.mine(4);
    await during(bench.tab.enterHash(orders[1]._id, hash));
    await passes(180_000);
    expect(orders.map(bench.stepOf)).toEqual(['succeeded', 'succeeded']);
  });

  it.each([
    ['the second', [1]],
    ['both', [0, 1]],
  ])('by one transaction, whose hash was entered for %s', async (_which, entered) => {
    const { orders, calls, carriedOut } = await bothRequested(code);
    const hash = await carriedOut(...calls);
    await bench.world.chain.mine(4);
    await during(Promise.all(entered.map((at) => bench.tab.enterHash(orders[at]!._id, hash))));
    await passes(180_000);
    expect(orders.map(bench.stepOf)).toEqual(['succeeded', 'succeeded']);
  });
});
