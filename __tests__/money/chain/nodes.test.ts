import { AMOUNT, CURRENCIES, useBench, type Currency } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { DOORS } from '../../support/money/doors';

/** Three nodes that need not be there, nor agree, nor tell the truth. */
const bench = useBench();

const places = Array.from({ length: DOORS }, (_, index) => index);
const MAY_PAY = ['ready', 'reverted', 'cancelled', 'dropped'];

async function waiting(currency: Currency) {
  await bench.world.chain.setAutomine(false);
  const order = bench.order(currency);
  await bench.press(order);
  return order;
}

/** Nobody believes it: not to be paid again, and not said to be paid. */
async function standsFor(orderId: string, ms: number) {
  for (let passed = 0; passed < ms; passed += 5_000) {
    await passes(5_000);
    expect(MAY_PAY).not.toContain(bench.tab.stepOf(orderId));
    expect(bench.tab.stepOf(orderId)).not.toBe('confirmed');
  }
}

type Receipt = { status: string; blockNumber: string } | null;
type Lie = readonly [what: string, method: string, lie: (result: never, params: never) => unknown];

/** In the one currency: what a node says of a payment is compared in the same way for both. */
describe.each([CURRENCIES[0]])('%s', (currency) => {
  const { units } = AMOUNT[currency];

  describe.each(places)('where node %i of three lies', (liar) => {
    it('that it failed: it is not to be paid again', async () => {
      const order = await waiting(currency);
      bench.doors[liar]!.lie('eth_getTransactionReceipt', (receipt: Receipt) => receipt && { ...receipt, status: '0x0' });
      await bench.world.chain.mine(5);
      await standsFor(order._id, 20_000);
      await bench.press(order);
      bench.doors[liar]!.open();
      await bench.comesTo(order, 'confirmed');
      expect(bench.asks()).toBe(1);
      expect(await bench.payments()).toEqual([units]);
    });

    it('that nobody has heard of it, and that its place is free or taken: it is not to be paid again', async () => {
      const order = await waiting(currency);
      const lies: Lie[] = [
        ['no transaction', 'eth_getTransactionByHash', () => null],
        ['no receipt', 'eth_getTransactionReceipt', () => null],
        ['a free place', 'eth_getTransactionCount', () => '0x0'],
      ];
      for (const [, method, lie] of lies) bench.doors[liar]!.lie(method, lie);
      await standsFor(order._id, 80_000);
      bench.doors[liar]!.lie('eth_getTransactionCount', () => '0xffff');
      await standsFor(order._id, 20_000);
      await bench.world.chain.mine(3);
      bench.doors[liar]!.open();
      await bench.comesTo(order, 'confirmed');
      expect(bench.asks()).toBe(1);
      expect(await bench.payments()).toEqual([units]);
    });

    it('that it is mined: it is not said to be paid', async () => {
      const order = await waiting(currency);
      const head = await bench.world.chain.height();
      const receipt = { status: '0x1', blockNumber: `0x${(head - 5n).toString(16)}`, transactionHash: `0x${'0'.repeat(64)}`, logs: [] };
      bench.doors[liar]!.lie('eth_getTransactionReceipt', () => receipt);
      await standsFor(order._id, 20_000);
      bench.doors[liar]!.open();
      await bench.world.chain.mine(3);
      await bench.comesTo(order, 'confirmed');
      expect(await bench.payments()).toEqual([units]);
    });
  });

  it.each([1, 2])('is paid where %i of three are away, each in its way', async (count) => {
    for (const how of ['html', 'busy', 'gone', 'silent'] as const) {
      bench.doors.slice(0, count).forEach((door) => door.close(how));
      const order = bench.order(currency);
      await bench.press(order);
      await bench.world.chain.mine(2);
      await bench.comesTo(order, 'confirmed');
      bench.doors.forEach((door) => door.open());
    }
    expect(await bench.payments()).toEqual([units, units, units, units]);
  });

  it.each(['html', 'busy', 'gone', 'silent'] as const)('is not asked for while all are away (%s), and told so within 20 seconds', async (how) => {
    await bench.reload();
    bench.doors.forEach((door) => door.close(how));
    const order = bench.order(currency);
    const before = Date.now();
    await bench.press(order);
    expect(Date.now() - before).toBeLessThan(21_000);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'ready', refusal: 'chain-away' });
    expect(bench.asks()).toBe(0);
    bench.doors.forEach((door) => door.open());
    await bench.press(order);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not decided upon while all are away', async () => {
    const order = await waiting(currency);
    bench.doors.forEach((door) => door.close('busy'));
    await standsFor(order._id, 100_000);
    bench.doors.forEach((door) => door.open());
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not asked for by nodes of another chain', async () => {
    await bench.reload();
    bench.doors.forEach((door) => door.lie('eth_chainId', () => '0x1'));
    const order = bench.order(currency);
    await bench.press(order);
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'chain-away' });
    expect(bench.asks()).toBe(0);
    bench.doors.forEach((door) => door.open());
    await during(bench.tab.resume(order._id));
    await bench.press(order);
    await bench.world.chain.mine(2);
    await bench.comesTo(order, 'confirmed');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not given up while a node knows of something in its place', async () => {
    const order = bench.order(currency);
    const release = bench.wallet.hold('eth_sendTransaction');
    bench.wallet.rejectNext('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await bench.comesTo(order, 'asking');
    bench.tab.stopWaiting(order._id);
    bench.doors[2]!.lie('eth_getTransactionCount', (count: string, [, block]: [string, string]) => (block === 'pending' ? `0x${(BigInt(count) + 1n).toString(16)}` : count));
    await during(bench.tab.giveUpPayment(order._id));
    expect(bench.stepOf(order)).toBe('looking');
    bench.doors[2]!.open();
    await during(bench.tab.giveUpPayment(order._id));
    expect(bench.stepOf(order)).toBe('dropped');
    release();
    expect(await bench.payments()).toEqual([]);
  });

  it('is gone only where every node that answers says so', async () => {
    const order = await waiting(currency);
    const [sent] = await bench.pending();
    await bench.world.chain.rpc('anvil_dropTransaction', [sent!.hash]);
    const known = { ...sent, blockHash: null, blockNumber: null, transactionIndex: null, type: '0x0' };
    bench.doors[2]!.lie('eth_getTransactionByHash', () => known);
    await standsFor(order._id, 90_000);
    bench.doors[2]!.close('busy');
    await bench.comesTo(order, 'dropped');
    expect(await bench.payments()).toEqual([]);
  });
});
