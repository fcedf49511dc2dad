import { CURRENCIES, useBench, type Pending } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import type { TestNode } from '../../support/money/test-nodes';

/** A node without new blocks. It keeps the payment in its pool and never shows it as mined. */
const bench = useBench();

async function stickWithPool(node: TestNode): Promise<void> {
  const height = await bench.world.chain.height();
  const [sent] = (await bench.pending()) as [Pending];
  node.lie('eth_blockNumber', () => `0x${height.toString(16)}`);
  node.lie('eth_getTransactionReceipt', () => null);
  node.lie('eth_getTransactionByHash', (own: object, [hash]: [string]) =>
    hash === sent.hash ? { ...own, blockNumber: null, blockHash: null, transactionIndex: null } : own,
  );
}

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  it('is confirmed although the first node keeps it in its pool forever', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order(currency);
    await bench.submit(order);
    await passes(6_000);
    await stickWithPool(bench.nodes[0]!);
    await bench.world.chain.mine(50);
    await bench.comesTo(order, 'succeeded');
  });

  it('is confirmed after a reload although the first node keeps it in its pool forever', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order(currency);
    await bench.submit(order);
    await passes(6_000);
    await bench.reload();
    await stickWithPool(bench.nodes[0]!);
    await bench.world.chain.mine(50);
    await during(bench.tab.resume(order._id));
    await bench.comesTo(order, 'succeeded');
  });
});
