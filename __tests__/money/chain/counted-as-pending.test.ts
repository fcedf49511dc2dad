import { AMOUNT, useBench } from '../../support/money/bench';
import { transferData } from '../../support/money/batch';
import { during, passes } from '../../support/money/clock';
import type { TestNode } from '../../support/money/test-nodes';

const bench = useBench();
type Block = { transactions: unknown[] };
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const showsEmptyPool = (node: TestNode) =>
  node.lie('eth_getBlockByNumber', (block: Block, [tag]: never[]) =>
    tag === 'pending' ? { ...block, transactions: [] } : block,
  );

async function unansweredOrder() {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  expect(bench.stepOf(order)).toBe('unanswered');
  return order;
}

const pays = () => {
  const { contracts, payAddress } = bench.world.chain;
  const data = transferData(payAddress, AMOUNT.USDT.units);
  return rpc('eth_sendTransaction', [{ from: bench.from, to: contracts.USDT, value: '0x0', data }]);
};

it('"Nothing was sent" is refused if two nodes count a new pending transaction that their pools do not show', async () => {
  const order = await unansweredOrder();
  await pays();
  bench.nodes.forEach(showsEmptyPool);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
});

it('"Nothing was sent" is recorded if a stuck node counts a transaction that other nodes show as mined', async () => {
  const order = await unansweredOrder();
  const count = Number(await rpc('eth_getTransactionCount', [bench.from, 'latest']));
  await rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from }]);
  await bench.world.chain.mine(2);
  const stuck = bench.nodes[0]!;
  stuck.lie('eth_getBlockByNumber', (block: Block, [tag]: never[]) => {
    if (tag === 'pending') throw new Error('not shown');
    return block;
  });
  stuck.lie(
    'eth_getTransactionCount',
    (_count, [, tag]: never[]) => `0x${(tag === 'pending' ? count + 1 : count).toString(16)}`,
  );
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
});
