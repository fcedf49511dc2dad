import type { Order } from '@/api/contract';
import type { PaymentFaultKind } from '@/errors/payment-fault';
import { AMOUNT, CURRENCIES, useBench, type Currency } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { DOORS, type Door } from '../../support/money/doors';

const bench = useBench();

const places = Array.from({ length: DOORS }, (_, index) => index);
const MAY_PAY = ['idle', 'unsent', 'reverted', 'cancelled', 'ineffective'];

async function waiting(currency: Currency) {
  await bench.world.chain.setAutomine(false);
  const order = bench.order(currency);
  await bench.press(order);
  return order;
}

async function standsFor(orderId: string, ms: number) {
  for (let passed = 0; passed < ms; passed += 5_000) {
    await passes(5_000);
    expect(MAY_PAY).not.toContain(bench.tab.stepOf(orderId));
    expect(bench.tab.stepOf(orderId)).not.toBe('succeeded');
  }
}

async function expectRefusedInTime(order: Order, refusal: PaymentFaultKind) {
  const before = Date.now();
  await bench.press(order);
  expect(Date.now() - before).toBeLessThan(21_000);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'idle', refusal });
  expect(bench.asks()).toBe(0);
}

type Receipt = { status: string; blockNumber: string } | null;
type Lie = readonly [what: string, method: string, lie: (result: never, params: never) => unknown];

/** One currency is enough, because both are compared in the same way. */
describe.each([CURRENCIES[0]])('%s', (currency) => {
  const { units } = AMOUNT[currency];

  describe.each(places)('where node %i of three lies', (liar) => {
    it('that it failed: it is not to be paid again', async () => {
      const order = await waiting(currency);
      bench.doors[liar]!.lie(
        'eth_getTransactionReceipt',
        (receipt: Receipt) => receipt && { ...receipt, status: '0x0' },
      );
      await bench.world.chain.mine(5);
      await standsFor(order._id, 20_000);
      await bench.press(order);
      bench.doors[liar]!.open();
      await bench.comesTo(order, 'succeeded');
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
      await bench.comesTo(order, 'succeeded');
      expect(bench.asks()).toBe(1);
      expect(await bench.payments()).toEqual([units]);
    });

    it('that it is mined: it is not said to be paid', async () => {
      const order = await waiting(currency);
      const head = await bench.world.chain.height();
      const receipt = {
        status: '0x1',
        blockNumber: `0x${(head - 5n).toString(16)}`,
        transactionHash: `0x${'0'.repeat(64)}`,
        logs: [],
      };
      bench.doors[liar]!.lie('eth_getTransactionReceipt', () => receipt);
      await standsFor(order._id, 20_000);
      bench.doors[liar]!.open();
      await bench.world.chain.mine(3);
      await bench.comesTo(order, 'succeeded');
      expect(await bench.payments()).toEqual([units]);
    });
  });

  it('is paid where one of three is away, each in its way', async () => {
    for (const how of ['html', 'busy', 'gone', 'silent'] as const) {
      bench.doors[0]!.close(how);
      const order = bench.order(currency);
      await bench.press(order);
      await bench.world.chain.mine(2);
      await bench.comesTo(order, 'succeeded');
      bench.doors.forEach((door) => door.open());
    }
    expect(await bench.payments()).toEqual([units, units, units, units]);
  });

  it('is not said to be paid by one node alone while the others are away, and is once a second one says so', async () => {
    const order = await waiting(currency);
    bench.doors[0]!.close('gone');
    bench.doors[1]!.close('busy');
    await bench.world.chain.mine(5);
    await until(() => Boolean(Object(bench.tab.paymentOf(order._id).get()).isSeenByOne));
    await standsFor(order._id, 30_000);
    bench.doors[1]!.open();
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it.each(['html', 'busy', 'gone', 'silent'] as const)(
    'is not asked for while all are away (%s), and told so within 20 seconds',
    async (how) => {
      await bench.reload();
      bench.doors.forEach((door) => door.close(how));
      const order = bench.order(currency);
      await expectRefusedInTime(order, 'chain-away');
      bench.doors.forEach((door) => door.open());
      await bench.press(order);
      await bench.world.chain.mine(2);
      await bench.comesTo(order, 'succeeded');
      expect(await bench.payments()).toEqual([units]);
    },
  );

  it.each([1, 2])('is paid where %i of three hang, which are waited for once', async (hanging) => {
    await bench.reload();
    bench.doors.slice(0, hanging).forEach((door) => door.close('silent'));
    const order = bench.order(currency);
    const before = Date.now();
    await bench.press(order);
    expect(Date.now() - before).toBeLessThan(15_000);
    expect(bench.stepOf(order)).toBe('pending');
  });

  it('is not asked for while the service hangs, and told so within 20 seconds', async () => {
    bench.bank.answers('never');
    await expectRefusedInTime(bench.order(currency), 'service-away');
    bench.bank.answers('as it should');
  });

  it('is not asked for while the wallet does not say its chain, and told so within 20 seconds', async () => {
    const answerNow = bench.wallet.hold('eth_getBlockByNumber');
    await expectRefusedInTime(bench.order(currency), 'checks-too-slow');
    answerNow();
  });

  it('is not decided upon while all are away', async () => {
    const order = await waiting(currency);
    bench.doors.forEach((door) => door.close('busy'));
    await standsFor(order._id, 100_000);
    bench.doors.forEach((door) => door.open());
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
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
    await bench.comesTo(order, 'succeeded');
    expect(await bench.payments()).toEqual([units]);
  });

  it('is neither paid nor to be paid again while one of two nodes lies: another first block, a height a million ahead, a forged receipt', async () => {
    bench.doors[2]!.close('gone');
    const order = await waiting(currency);
    const [liar] = bench.doors as [Door];
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
      await standsFor(order._id, 30_000);
      await bench.reload();
      await during(bench.tab.resume(order._id));
      await bench.press(order);
      await standsFor(order._id, 30_000);
    }
    bench.doors.forEach((door) => door.open());
    await bench.world.chain.mine(3);
    await bench.comesTo(order, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not to be paid again for one node’s word that it was cancelled, or that it failed, while the others are away', async () => {
    const order = await waiting(currency);
    await passes(10_000);
    const [sent] = await bench.pending();
    await bench.world.chain.rpc('eth_sendTransaction', [
      { from: bench.from, to: bench.from, value: '0x0', nonce: sent!.nonce, gas: '0x5208', gasPrice: '0x2540be400' },
    ]);
    bench.doors.slice(1).forEach((door) => door.close('gone'));
    await bench.world.chain.mine(5);
    await standsFor(order._id, 60_000);
    bench.doors[1]!.open();
    await bench.comesTo(order, 'cancelled');
    expect(await bench.payments()).toEqual([]);
  });
});
