import { useBench, type Pending } from '../../support/money/bench';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { purchase, stepOf, comesTo } = actionsOn(bench);
const ONE = 10n ** 18n;
const anOrder = () => purchase('USDT', (1_248n * ONE) / 10n);

async function cancelledOrder() {
  const order = await anOrder();
  await bench.world.chain.setAutomine(false);
  await order.submit();
  const [{ from, nonce }] = (await bench.pending()) as [Pending];
  const fees = { maxFeePerGas: '0x4a817c800', maxPriorityFeePerGas: '0x4a817c800' };
  const request = { from, to: from, value: '0x0', nonce, gas: '0x5208', ...fees };
  const hash = await bench.world.chain.rpc('eth_sendTransaction', [request]);
  const height = await bench.world.chain.height();
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await comesTo(order, 'cancelled');
  return { order, hash, height };
}

type Shown = (block: bigint) => boolean;

/** These nodes know neither the transaction nor the blocks that are not shown. */
function hide(hidden: unknown, { isShown, count }: { isShown: Shown; count: number }): void {
  for (const node of bench.nodes.slice(0, count)) {
    for (const method of ['eth_getTransactionReceipt', 'eth_getTransactionByHash'])
      node.lie(method, (result: unknown, [hash]: [string]) => (hash === hidden ? null : result));
    node.lie('eth_getBlockByNumber', (result: unknown, [at]: [string]) =>
      at.startsWith('0x') && at !== '0x0' && !isShown(BigInt(at)) ? null : result,
    );
  }
}

it('an equal order can be paid after nodes have deleted the first order’s cancellation', async () => {
  const { order, hash, height } = await cancelledOrder();
  for (let hour = 0; hour < 12; hour += 1) await bench.anHourPasses();
  await bench.keepTime();
  const second = await anOrder();
  hide(hash, { isShown: (block) => block > height + 4n, count: 3 });
  await second.submit();
  await bench.world.chain.mine(4);
  await comesTo(second, 'succeeded');
  expect({ first: stepOf(order), asks: bench.asks() }).toEqual({ first: 'cancelled', asks: 2 });
});

it('an equal order is not paid while two nodes that are behind show neither the first nor its cancellation', async () => {
  const { hash, height } = await cancelledOrder();
  const second = await anOrder();
  hide(hash, { isShown: (block) => block < height, count: 2 });
  bench.nodes.slice(0, 2).forEach((node) => node.lie('eth_blockNumber', () => `0x${(height - 1n).toString(16)}`));
  await second.submit();
  expect(bench.asks()).toBe(1);
});

it('an equal order is not paid while nodes fail to show the blocks of the first', async () => {
  const { order, hash, height } = await cancelledOrder();
  const second = await anOrder();
  hide(hash, { isShown: () => true, count: 3 });
  for (const node of bench.nodes)
    node.lie('eth_getBlockByNumber', (block: unknown, [at]: [string]) => {
      if (at.startsWith('0x') && BigInt(at) === height) throw new Error('limit exceeded');
      return block;
    });
  await second.submit();
  expect({ first: stepOf(order), asks: bench.asks() }).toEqual({ first: 'cancelled', asks: 1 });
});
