import type { Order } from '@/api/contract';
import type { ActionFaultKind } from '@/errors/action-fault';
import { AMOUNT, CURRENCIES, useBench, type Currency } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { NODE_COUNT, type TestNode } from '../../support/money/test-nodes';

const bench = useBench();

const places = Array.from({ length: NODE_COUNT }, (_, index) => index);
const MAY_PAY = ['idle', 'unsent', 'reverted', 'cancelled', 'ineffective'];

async function waiting(currency: Currency) {
  await bench.world.chain.setAutomine(false);
  const order = bench.order(currency);
  await bench.submit(order);
  return order;
}

async function staysUnsettled(orderId: string, ms: number) {
  for (let passed = 0; passed < ms; passed += 5_000) {
    await passes(5_000);
    expect(MAY_PAY).not.toContain(bench.tab.stepOf(orderId));
    expect(bench.tab.stepOf(orderId)).not.toBe('succeeded');
  }
}

async function expectRefusedInTime(order: Order, refusal: ActionFaultKind) {
  const before = Date.now();
  await bench.submit(order);
  expect(Date.now() - before).toBeLessThan(21_000);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'idle', refusal });
  expect(bench.asks()).toBe(0);
}

type Receipt = { status: string; blockNumber: string } | null;
type Lie = readonly [what: string, method: string, lie: (result: never, params: never) => unknown];

/** One currency is enough, because the nodes' answers about both are compared in the same way. */
describe.each([CURRENCIES[0]])('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  describe.each(places)('while node %i of three lies', (liar) => {
    it('cannot be paid again after a forged failure', async () => {
      const order = await waiting(currency);
      bench.nodes[liar]!.lie(
        'eth_getTransactionReceipt',
        (receipt: Receipt) => receipt && { ...receipt, status: '0x0' },
      );
      await bench.world.chain.mine(5);
      await staysUnsettled(order._id, 20_000);
      await bench.submit(order);
      bench.nodes[liar]!.open();
      await bench.comesTo(order, 'succeeded');
      expect(bench.asks()).toBe(1);
      expect(await bench.payments()).toEqual([units]);
    });

    it('cannot be paid again when that node does not show it, and reports its nonce as free or as used', async () => {
      const order = await waiting(currency);
      const lies: Lie[] = [
        ['no transaction', 'eth_getTransactionByHash', () => null],
        ['no receipt', 'eth_getTransactionReceipt', () => null],
        ['a free place', 'eth_getTransactionCount', () => '0x0'],
      ];
      for (const [, method, lie] of lies) bench.nodes[liar]!.lie(method, lie);
      await staysUnsettled(order._id, 80_000);
      bench.nodes[liar]!.lie('eth_getTransactionCount', () => '0xffff');
      await staysUnsettled(order._id, 20_000);
      await bench.world.chain.mine(3);
      bench.nodes[liar]!.open();
      await bench.comesTo(order, 'succeeded');
      expect(bench.asks()).toBe(1);
      expect(await bench.payments()).toEqual([units]);
    });

    it('does not count as succeeded because of a forged receipt', async () => {
      const order = await waiting(currency);
      const head = await bench.world.chain.height();
      const receipt = {
        status: '0x1',
        blockNumber: `0x${(head - 5n).toString(16)}`,
        transactionHash: `0x${'0'.repeat(64)}`,
        logs: [],
      };
      bench.nodes[liar]!.lie('eth_getTransactionReceipt', () => receipt);
      await staysUnsettled(order._id, 20_000);
      bench.nodes[liar]!.open();
      await bench.world.chain.mine(3);
      await bench.comesTo(order, 'succeeded');
      expect(await bench.payments()).toEqual([units]);
    });
  });

  it('succeeds while one node of three is unavailable, whatever its failure', async () => {
    for (const how of ['html', 'busy', 'gone', 'silent'] as const) {
      bench.nodes[0]!.close(how);
      const order = bench.order(currency);
      await bench.submit(order);
      await bench.world.chain.mine(2);
      await bench.comesTo(order, 'succeeded');
      bench.nodes.forEach((node) => node.open());
    }
    expect(await bench.payments()).toEqual([units, units, units, units]);
  });

  it('does not succeed by one node alone, but succeeds once a second node answers', async () => {
    const order = await waiting(currency);
    bench.nodes[0]!.close('gone');
    bench.nodes[1]!.close('busy');
    await bench.world.chain.mine(5);
    await until(() => Boolean(Object(bench.tab.paymentOf(order._id).get()).isSeenByOne));
    await staysUnsettled(order._id, 30_000);
    bench.nodes[1]!.open();
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it.each(['html', 'busy', 'gone', 'silent'] as const)(
    'is refused within 20 seconds while all nodes are unavailable (%s)',
    async (how) => {
      await bench.reload();
      bench.nodes.forEach((node) => node.close(how));
      const order = bench.order(currency);
      await expectRefusedInTime(order, 'nodes-unreachable');
      bench.nodes.forEach((node) => node.open());
      await bench.submit(order);
      await bench.world.chain.mine(2);
      await bench.comesTo(order, 'succeeded');
      expect(await bench.payments()).toEqual([units]);
    },
  );

  it.each([1, 2])(
    'is submitted while %i of three nodes hang, and the app waits for each of them only once',
    async (hanging) => {
      await bench.reload();
      bench.nodes.slice(0, hanging).forEach((node) => node.close('silent'));
      const order = bench.order(currency);
      const before = Date.now();
      await bench.submit(order);
      expect(Date.now() - before).toBeLessThan(15_000);
      expect(bench.stepOf(order)).toBe('pending');
    },
  );

  it('is refused within 20 seconds while the service hangs', async () => {
    bench.bank.answers('never');
    await expectRefusedInTime(bench.order(currency), 'service-unreachable');
    bench.bank.answers('as it should');
  });

  it('is refused within 20 seconds while the wallet does not show its chain', async () => {
    const answerNow = bench.wallet.hold('eth_getBlockByNumber');
    await expectRefusedInTime(bench.order(currency), 'checks-too-slow');
    answerNow();
  });

  it('stays undecided while all nodes are unavailable', async () => {
    const order = await waiting(currency);
    bench.nodes.forEach((node) => node.close('busy'));
    await staysUnsettled(order._id, 100_000);
    bench.nodes.forEach((node) => node.open());
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not submitted when the nodes are of another chain', async () => {
    await bench.reload();
    bench.nodes.forEach((node) => node.lie('eth_chainId', () => '0x1'));
    const order = bench.order(currency);
    await bench.submit(order);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'nodes-unreachable' });
    expect(bench.asks()).toBe(0);
    bench.nodes.forEach((node) => node.open());
    await during(bench.tab.resume(order._id));
    await bench.submit(order);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('neither succeeds nor can be paid again while one of two nodes lies about the first block, the height and the receipt', async () => {
    bench.nodes[2]!.close('gone');
    const order = await waiting(currency);
    const [liar] = bench.nodes as [TestNode];
    liar.lie('eth_blockNumber', (height: string) => `0x${(BigInt(height) + 1_000_000n).toString(16)}`);
    liar.lie(
      'eth_getBlockByNumber',
      (block: { number: string; hash: string } | null) =>
        block && { ...block, hash: block.number === '0x0' ? `0x${'6'.repeat(64)}` : block.hash },
    );
    for (const status of ['0x0', '0x1']) {
      const blockNumber = `0x${((await bench.world.chain.height()) + 1n).toString(16)}`;
      liar.lie('eth_getTransactionReceipt', () => ({
        status,
        blockNumber,
        transactionHash: `0x${'0'.repeat(64)}`,
        logs: [],
      }));
      await staysUnsettled(order._id, 30_000);
      await bench.reload();
      await during(bench.tab.resume(order._id));
      await bench.submit(order);
      await staysUnsettled(order._id, 30_000);
    }
    bench.nodes.forEach((node) => node.open());
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('cannot be paid again when only one node reports that it was cancelled', async () => {
    const order = await waiting(currency);
    await passes(10_000);
    const [sent] = await bench.pending();
    await bench.world.chain.rpc('eth_sendTransaction', [
      { from: bench.from, to: bench.from, value: '0x0', nonce: sent!.nonce, gas: '0x5208', gasPrice: '0x2540be400' },
    ]);
    bench.nodes.slice(1).forEach((node) => node.close('gone'));
    await bench.world.chain.mine(5);
    await staysUnsettled(order._id, 60_000);
    bench.nodes[1]!.open();
    await bench.comesTo(order, 'cancelled');
    expect(await bench.payments()).toEqual([]);
  });
});
