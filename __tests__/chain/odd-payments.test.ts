import { buyShare, type Hash, type Order } from '@/api/contract';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import { PRICE_HELD_S } from '../support/buyer';
import { memberOf, type Member } from '../support/member';
import { quiet } from '../support/quiet';
import { useWorld } from '../support/use-world';
import { AMELIA, GUS } from '../unit/sandbox/visitor';

let gus: Member;

const on = useWorld();
beforeEach(async () => {
  gus = await memberOf(on.world.service, GUS);
  await on.world.chain.setBnb(on.buyer.wallet(2), ONE);
});

describe('A payment of an order', () => {
  const leavesIt = (order: Order) => expect(['WAITING', 'PARTIALLY_PAID', 'REVIEW']).toContain(order.status);

  async function nothingDelivered(order: Order, work: () => Promise<unknown>) {
    const before = await on.buyer.shares();
    await work();
    await on.world.chain.mine(5);
    const found = await on.buyer.currentOrder(on.amelia, order);
    leavesIt(found);
    expect(await on.buyer.shares()).toBeLessThanOrEqual(before);
    return found;
  }

  it('that is one unit short is completed by the rest, or returned after a day', async () => {
    const order = await on.buyer.open(on.amelia);
    const found = await nothingDelivered(order, () =>
      on.buyer.pay(order, { amount: parseUnits(order.payAmount) - 1n }),
    );
    expect(found.status).toBe('PARTIALLY_PAID');
    await on.buyer.pay(order, { amount: 1n });
    await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');

    const before = await on.world.chain.balanceOf('USDT', on.buyer.wallet());
    const abandoned = await on.buyer.open(on.amelia);
    await on.buyer.pay(abandoned, { amount: ONE });
    await on.world.chain.mine(3);
    expect((await on.buyer.currentOrder(on.amelia, abandoned)).status).toBe('PARTIALLY_PAID');
    await on.world.sandbox.clock(25 * 3_600);
    on.amelia = await memberOf(on.world.service, AMELIA);
    await on.buyer.waitForStatus(on.amelia, abandoned, 'REFUNDED');
    expect(await on.world.chain.balanceOf('USDT', on.buyer.wallet())).toBe(before);
  });

  it('that is one unit too large delivers the ordered shares, and the unit is returned', async () => {
    const before = await on.world.chain.balanceOf('USDT', on.buyer.wallet());
    const order = await on.buyer.open(on.amelia);
    await on.buyer.pay(order, { amount: parseUnits(order.payAmount) + 1n });
    expect(await on.buyer.waitForStatus(on.amelia, order, 'FINISHED')).toMatchObject({ reason: 'OVERPAID' });
    await quiet(on.world);
    expect(await on.world.chain.balanceOf('USDT', on.buyer.wallet())).toBe(before - parseUnits(order.payAmount));
  });

  it.each(['USDT', 'BNB'] as const)(
    'that is repeated in %s after the shares are delivered is returned in full',
    async (payCurrency) => {
      const order = await on.buyer.open(on.amelia, { payCurrency });
      await on.buyer.pay(order);
      await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');
      const shares = await on.buyer.shares();
      const atBank = await on.world.chain.balanceOf(payCurrency, order.payAddress);
      await on.buyer.pay(order);
      for (
        let tries = 0;
        tries < 20 && (await on.world.chain.balanceOf(payCurrency, order.payAddress)) > atBank;
        tries += 1
      ) {
        await on.buyer.currentOrder(on.amelia, order);
        await on.world.chain.mine();
      }
      const kept = (await on.world.chain.balanceOf(payCurrency, order.payAddress)) - atBank;
      expect(kept).toBeLessThanOrEqual(0n);
      expect(await on.buyer.shares()).toBe(shares);
      expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'FINISHED' });
    },
  );

  it('in the wrong token delivers nothing', async () => {
    const order = await on.buyer.open(on.amelia);
    expect(await nothingDelivered(order, () => on.buyer.pay(order, { symbol: 'FNX', amount: ONE }))).toMatchObject({
      reason: 'WRONG_TOKEN',
    });
  });

  it('to another recipient delivers nothing', async () => {
    const order = await on.buyer.open(on.amelia);
    await nothingDelivered(order, async () => {
      const hash = await on.buyer.pay(order, { to: on.buyer.wallet(5) });
      expect(await on.buyer.report(on.amelia, order, hash)).toMatchObject({ status: 409 });
    });
  });

  it('that was mined before the order delivers nothing', async () => {
    const earlier = await on.buyer.open(on.amelia);
    await on.world.sandbox.clock(8 * 24 * 3_600);
    on.amelia = await memberOf(on.world.service, AMELIA);
    const hash = await on.buyer.pay(earlier);
    const order = await on.buyer.open(on.amelia);
    await nothingDelivered(order, async () => {
      expect(await on.buyer.report(on.amelia, order, hash)).toMatchObject({ status: 409 });
    });
  });

  it('that failed delivers nothing', async () => {
    const order = await on.buyer.open(on.amelia);
    const data = `0xa9059cbb${order.payAddress.slice(2).padStart(64, '0')}${'f'.repeat(64)}`;
    const sent = { from: on.buyer.wallet(), to: order.contract, data, gas: '0x30000' };
    const hash = (await on.world.chain.rpc('eth_sendTransaction', [sent])) as Hash;
    await nothingDelivered(order, async () => {
      expect(await on.buyer.report(on.amelia, order, hash)).toMatchObject({
        status: 409,
        message: expect.stringContaining('failed') as string,
      });
    });
  });

  it('with an unknown hash blocks a new order only until its own order ends', async () => {
    const order = await on.buyer.open(on.amelia);
    await on.buyer.report(on.amelia, order, `0x${'ab'.repeat(32)}`);
    expect((await on.buyer.currentOrder(on.amelia, order)).status).toBe('WAITING');
    expect((await on.amelia.ask(buyShare, on.buyer.orderInputOf())).status).toBe(409);
    await on.world.sandbox.clock(PRICE_HELD_S);
    expect((await on.amelia.ask(buyShare, on.buyer.orderInputOf())).status).toBe(200);
  });

  it('that another investor reports first pays its sender’s order', async () => {
    const hers = await on.buyer.open(on.amelia);
    const his = await on.buyer.open(gus, { walletAddress: on.buyer.wallet(2) });
    // If no confirmations are missing, the sandbox mines no block between the payment and its report.
    await on.world.chain.mine(3);
    await on.world.chain.setAutomine(false);
    const hash = await on.buyer.pay(hers);
    expect((await on.buyer.report(gus, his, hash)).status).toBe(200);
    await on.world.chain.mine();
    await on.world.chain.setAutomine(true);
    await on.buyer.waitForStatus(on.amelia, hers, 'FINISHED');
    expect(await on.buyer.currentOrder(gus, his)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
    expect(await on.buyer.report(gus, his, hash)).toMatchObject({ status: 409 });
    expect(await on.buyer.shares(2)).toBe(0n);
  });

  it('from an unlinked wallet is reviewed manually once it is reported', async () => {
    const order = await on.buyer.open(on.amelia);
    await on.world.sandbox.faucet(on.buyer.wallet(6), 'USDT', '1000');
    const found = await nothingDelivered(order, async () => {
      const hash = await on.buyer.pay(order, { from: on.buyer.wallet(6) });
      await on.world.service.settlement.settle();
      expect((await on.buyer.report(on.amelia, order, hash)).status).toBe(200);
    });
    expect(found).toMatchObject({ status: 'REVIEW', reason: 'FOREIGN_SENDER' });
  });
});
