import { buyShare, type Hash, type Order } from '@/api/contract';
import { ONE, parseUnits } from '@/sandbox/service/domain/decimal';
import { PRICE_HELD_S, buyerIn, type Buyer } from '../support/buyer';
import { memberOf, type Member } from '../support/member';
import { quiet } from '../support/quiet';
import { startWorld, type World } from '../support/world';
import { AMELIA, GUS } from '../unit/sandbox/visitor';

let world: World;
let buyer: Buyer;
let amelia: Member;
let gus: Member;

beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
  buyer = buyerIn(world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sandbox.reset();
  amelia = await memberOf(world.service, AMELIA);
  gus = await memberOf(world.service, GUS);
  await world.chain.setBnb(buyer.wallet(2), ONE);
});

describe('What does not pay an order', () => {
  const leavesIt = (order: Order) => expect(['WAITING', 'PARTIALLY_PAID', 'REVIEW']).toContain(order.status);

  async function nothingDelivered(order: Order, work: () => Promise<unknown>) {
    const before = await buyer.shares();
    await work();
    await world.chain.mine(5);
    const found = await buyer.standing(amelia, order);
    leavesIt(found);
    expect(await buyer.shares()).toBeLessThanOrEqual(before);
    return found;
  }

  it('one unit short: the rest completes it, or all goes back after a day', async () => {
    const order = await buyer.open(amelia);
    const found = await nothingDelivered(order, () => buyer.pay(order, { amount: parseUnits(order.payAmount) - 1n }));
    expect(found.status).toBe('PARTIALLY_PAID');
    await buyer.pay(order, { amount: 1n });
    await buyer.standsAt(amelia, order, 'FINISHED');

    const before = await world.chain.balanceOf('USDT', buyer.wallet());
    const abandoned = await buyer.open(amelia);
    await buyer.pay(abandoned, { amount: ONE });
    await world.chain.mine(3);
    expect((await buyer.standing(amelia, abandoned)).status).toBe('PARTIALLY_PAID');
    await world.sandbox.clock(25 * 3_600);
    amelia = await memberOf(world.service, AMELIA);
    await buyer.standsAt(amelia, abandoned, 'REFUNDED');
    expect(await world.chain.balanceOf('USDT', buyer.wallet())).toBe(before);
  });

  it('one unit too much: the shares as ordered, and the unit back', async () => {
    const before = await world.chain.balanceOf('USDT', buyer.wallet());
    const order = await buyer.open(amelia);
    await buyer.pay(order, { amount: parseUnits(order.payAmount) + 1n });
    expect(await buyer.standsAt(amelia, order, 'FINISHED')).toMatchObject({ reason: 'OVERPAID' });
    await quiet(world);
    expect(await world.chain.balanceOf('USDT', buyer.wallet())).toBe(before - parseUnits(order.payAmount));
  });

  it.each(['USDT', 'BNB'] as const)(
    'in %s once more, after the shares were delivered: all of the second payment goes back',
    async (payCurrency) => {
      const order = await buyer.open(amelia, { payCurrency });
      await buyer.pay(order);
      await buyer.standsAt(amelia, order, 'FINISHED');
      const shares = await buyer.shares();
      const atBank = await world.chain.balanceOf(payCurrency, order.payAddress);
      await buyer.pay(order);
      for (
        let tries = 0;
        tries < 20 && (await world.chain.balanceOf(payCurrency, order.payAddress)) > atBank;
        tries += 1
      ) {
        await buyer.standing(amelia, order);
        await world.chain.mine();
      }
      // The bank pays for the network what it takes to send BNB back.
      const kept = (await world.chain.balanceOf(payCurrency, order.payAddress)) - atBank;
      expect(kept).toBeLessThanOrEqual(0n);
      expect(await buyer.shares()).toBe(shares);
      expect(await buyer.standing(amelia, order)).toMatchObject({ status: 'FINISHED' });
    },
  );

  it('the wrong token', async () => {
    const order = await buyer.open(amelia);
    expect(await nothingDelivered(order, () => buyer.pay(order, { symbol: 'FNX', amount: ONE }))).toMatchObject({
      reason: 'WRONG_TOKEN',
    });
  });

  it('another recipient', async () => {
    const order = await buyer.open(amelia);
    await nothingDelivered(order, async () => {
      const hash = await buyer.pay(order, { to: buyer.wallet(5) });
      expect(await buyer.report(amelia, order, hash)).toMatchObject({ status: 409 });
    });
  });

  it('a hash that was mined before the order', async () => {
    const earlier = await buyer.open(amelia);
    await world.sandbox.clock(8 * 24 * 3_600);
    amelia = await memberOf(world.service, AMELIA);
    const hash = await buyer.pay(earlier);
    const order = await buyer.open(amelia);
    await nothingDelivered(order, async () => {
      expect(await buyer.report(amelia, order, hash)).toMatchObject({ status: 409 });
    });
  });

  it('a transaction that failed', async () => {
    const order = await buyer.open(amelia);
    const data = `0xa9059cbb${order.payAddress.slice(2).padStart(64, '0')}${'f'.repeat(64)}`;
    const sent = { from: buyer.wallet(), to: order.contract, data, gas: '0x30000' };
    const hash = (await world.chain.rpc('eth_sendTransaction', [sent])) as Hash;
    await nothingDelivered(order, async () => {
      expect(await buyer.report(amelia, order, hash)).toMatchObject({
        status: 409,
        message: expect.stringContaining('failed') as string,
      });
    });
  });

  it('a hash that nobody ever sees, which keeps a new order from being opened only until this one ends', async () => {
    const order = await buyer.open(amelia);
    await buyer.report(amelia, order, `0x${'ab'.repeat(32)}`);
    expect((await buyer.standing(amelia, order)).status).toBe('WAITING');
    expect((await amelia.ask(buyShare, buyer.orderInputOf())).status).toBe(409);
    await world.sandbox.clock(PRICE_HELD_S);
    expect((await amelia.ask(buyShare, buyer.orderInputOf())).status).toBe(200);
  });

  it('another investor’s payment, whoever reports it first: it pays its sender’s order', async () => {
    const hers = await buyer.open(amelia);
    const his = await buyer.open(gus, { walletAddress: buyer.wallet(2) });
    await world.chain.setAutomine(false);
    const hash = await buyer.pay(hers);
    expect((await buyer.report(gus, his, hash)).status).toBe(200);
    await world.chain.mine();
    await world.chain.setAutomine(true);
    await buyer.standsAt(amelia, hers, 'FINISHED');
    expect(await buyer.standing(gus, his)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
    expect(await buyer.report(gus, his, hash)).toMatchObject({ status: 409 });
    expect(await buyer.shares(2)).toBe(0n);
  });

  it('a payment from a wallet that is nobody’s: a person looks at it once it is reported', async () => {
    const order = await buyer.open(amelia);
    await world.sandbox.faucet(buyer.wallet(6), 'USDT', '1000');
    const found = await nothingDelivered(order, async () => {
      const hash = await buyer.pay(order, { from: buyer.wallet(6) });
      await world.service.teller.settle();
      expect((await buyer.report(amelia, order, hash)).status).toBe(200);
    });
    expect(found).toMatchObject({ status: 'REVIEW', reason: 'FOREIGN_SENDER' });
  });
});
