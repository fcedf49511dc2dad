import { randomUUID } from 'node:crypto';
import {
  buyShare,
  dashboard,
  getDealHistory,
  getTransactions,
  listNotifications,
  reportPayment,
  type Address,
  type Hash,
  type Order,
} from '@/api/contract';
import { ONE, parseUnits } from '@/sandbox/service/domain/decimal';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { memberOf, type Member } from '../support/member';
import { AMELIA, GUS } from '../unit/sandbox/visitor';
import { startWorld, type World } from '../support/world';

/** A block's time is in whole seconds, so a little more than the quarter of an hour. */
const PRICE_HELD_S = 15 * 60 + 5;

let world: World;
let amelia: Member;
let gus: Member;
const wallet = (index = 0): Address => world.chain.accounts[index] ?? '0x';

beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sandbox.reset();
  [amelia, gus] = [await memberOf(world.service, AMELIA), await memberOf(world.service, GUS)];
  await world.chain.setBnb(wallet(2), ONE);
});

type Asked = Partial<{ shares: string; fiatAmount: string; payCurrency: string; walletAddress: Address; idempotencyKey: string }>;

const wishOf = (asked: Asked = {}) => ({
  ...(asked.fiatAmount === undefined && { shares: '10' }),
  payCurrency: 'USDT',
  walletAddress: wallet(),
  idempotencyKey: randomUUID(),
  riskVersion: RISK_VERSION,
  ...asked,
});

const open = (asked: Asked = {}, member = amelia) => member.get(buyShare, wishOf(asked));

type Paying = Partial<{ from: Address; to: Address; amount: bigint; symbol: 'USDT' | 'BNB' | 'FNX' }>;

const pay = (order: Order, { from = wallet(), to, amount, symbol }: Paying = {}): Promise<Hash> =>
  world.chain.transfer({
    from,
    to: to ?? order.payAddress,
    amount: amount ?? parseUnits(order.payAmount),
    symbol: symbol ?? (order.payCurrency as 'USDT'),
  });

const report = (order: Order, txHash: Hash, member = amelia) => member.ask(reportPayment, { orderId: order._id, txHash });

async function standing(order: Order, member = amelia): Promise<Order> {
  await world.service.teller.settle();
  const { order: found } = await member.get(getTransactions, { orderId: order._id });
  if (!found) throw new Error('The order is gone');
  return found;
}

/** The sandbox mines the confirmations by itself; a pass of the teller finds them. */
async function standsAt(order: Order, status: string, member = amelia): Promise<Order> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await standing(order, member);
    if (found.status === status) return found;
    await world.chain.mine();
  }
  throw new Error(`${order.orderNo} never came to ${status}: ${JSON.stringify(await standing(order, member))}`);
}

const shares = (index = 0) => world.chain.balanceOf('FNX', wallet(index));

describe('A purchase', () => {
  it.each(['USDT', 'BNB'] as const)('is paid in %s, delivered once, and stands in every list', async (payCurrency) => {
    const before = await shares();
    const order = await open({ payCurrency });
    const hash = await pay(order);
    const reported = await report(order, hash);
    expect(reported).toMatchObject({ status: 200, data: { txHash: hash } });
    const finished = await standsAt(order, 'FINISHED');
    expect(finished.payoutHash).toMatch(/^0x/);
    expect(await shares()).toBe(before + 10n * ONE);

    const { docs } = await amelia.get(getTransactions, { orderId: order._id });
    expect(docs.map(({ direction, symbol, status, txHash }) => ({ direction, symbol, status, txHash }))).toEqual([
      { direction: 'IN', symbol: 'FNX', status: 'DONE', txHash: finished.payoutHash },
      { direction: 'OUT', symbol: payCurrency, status: 'DONE', txHash: hash },
    ]);
    expect((await amelia.get(getDealHistory, {})).docs[0]).toMatchObject({ _id: order._id, status: 'FINISHED' });
    expect(await amelia.get(dashboard, {})).toMatchObject({ totalShares: '810', openOrders: [] });
  });

  it('is found by the pay address alone, where its hash is never reported', async () => {
    const order = await open();
    const hash = await pay(order);
    expect(await standsAt(order, 'FINISHED')).toMatchObject({ txHash: hash, actuallyPaid: order.payAmount });
  });

  it('waits for three confirmations before anything is delivered', async () => {
    await world.chain.setAutomine(false);
    const before = await shares();
    const order = await open();
    const hash = await pay(order);
    expect((await report(order, hash)).data).toMatchObject({ status: 'WAITING', txHash: hash });
    await world.chain.mine();
    expect(await standing(order)).toMatchObject({ status: 'CONFIRMING', actuallyPaid: order.payAmount });
    expect(await shares()).toBe(before);
    await standsAt(order, 'FINISHED');
    await world.chain.setAutomine(true);
    expect(await shares()).toBe(before + 10n * ONE);
  });

  it('goes back to waiting when a reorganisation takes its payment away', async () => {
    await world.chain.setAutomine(false);
    const order = await open();
    const snapshot = await world.chain.rpc('evm_snapshot');
    await pay(order);
    await world.chain.mine();
    expect(await standing(order)).toMatchObject({ status: 'CONFIRMING' });
    await world.chain.rpc('evm_revert', [snapshot]);
    expect(await standing(order)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
    await world.chain.setAutomine(true);
    await pay(order);
    await standsAt(order, 'FINISHED');
  });
});

describe('An order', () => {
  it('is the same for the same key, and another request with that key is refused', async () => {
    const wish = wishOf();
    const [one, two] = await Promise.all([amelia.get(buyShare, wish), amelia.get(buyShare, wish)]);
    expect(two._id).toBe(one._id);
    expect(await amelia.ask(buyShare, { ...wish, shares: '11' })).toMatchObject({ status: 409, data: { orderId: one._id } });
  });

  it('ends when another one is opened, unless money is in it', async () => {
    const first = await open();
    const second = await open();
    expect(await standing(first)).toMatchObject({ status: 'EXPIRED', reason: 'REPLACED' });
    await pay(second, { amount: ONE });
    expect(await amelia.ask(buyShare, wishOf())).toMatchObject({ status: 409, data: { orderId: second._id } });
  });

  it('takes money for shares, down to a ten thousandth of one and never less than is paid for', async () => {
    const order = await open({ fiatAmount: '100' });
    expect(order).toMatchObject({ shares: '8.0128', priceAmount: '99.999744', payAmount: '99.999744' });
    expect((await open({ fiatAmount: '100', payCurrency: 'BNB' })).payAmount).toBe('0.1562496');
  });

  it.each([
    [{ shares: '4' }, 400],
    [{ shares: '1000000' }, 400],
    [{ shares: '10.00001' }, 400],
    [{ shares: '10', fiatAmount: '100' }, 400],
    [{ payCurrency: 'FNX' }, 400],
    [{ walletAddress: '0x000000000000000000000000000000000000dEaD' }, 403],
  ] as [Asked, number][])('is refused: %o', async (asked, status) => {
    expect((await amelia.ask(buyShare, wishOf(asked))).status).toBe(status);
  });

  it('expires, and is reviewed when its payment comes late', async () => {
    const order = await open();
    await world.sandbox.clock(PRICE_HELD_S);
    expect(await standing(order)).toMatchObject({ status: 'EXPIRED' });
    await pay(order);
    expect(await standing(order)).toMatchObject({ status: 'REVIEW', reason: 'LATE' });
    expect((await amelia.get(listNotifications, {})).docs[0]).toMatchObject({ type: 'ORDER', link: `/deals?order=${order._id}` });
  });

  it('is delivered or refunded after a review, as a person decides, once', async () => {
    const before = await world.chain.balanceOf('USDT', wallet());
    const order = await open();
    await world.sandbox.clock(PRICE_HELD_S);
    await pay(order);
    await standing(order);
    await world.chain.mine(3);
    await standing(order);
    await world.sandbox.decide(order.orderNo, 'refund');
    expect(await standsAt(order, 'REFUNDED')).toMatchObject({ status: 'REFUNDED' });
    expect(await world.chain.balanceOf('USDT', wallet())).toBe(before);
    await expect(world.sandbox.decide(order.orderNo, 'deliver')).rejects.toThrow('nothing to decide');
  });
});

describe('What does not pay an order', () => {
  const leavesIt = (order: Order) => expect(['WAITING', 'PARTIALLY_PAID', 'REVIEW']).toContain(order.status);

  async function nothingDelivered(order: Order, work: () => Promise<unknown>, member = amelia) {
    const before = await shares();
    await work();
    await world.chain.mine(5);
    const found = await standing(order, member);
    leavesIt(found);
    expect(await shares()).toBeLessThanOrEqual(before);
    return found;
  }

  it('one unit short: the rest completes it, or all goes back after a day', async () => {
    const order = await open();
    const found = await nothingDelivered(order, () => pay(order, { amount: parseUnits(order.payAmount) - 1n }));
    expect(found.status).toBe('PARTIALLY_PAID');
    await pay(order, { amount: 1n });
    await standsAt(order, 'FINISHED');

    const before = await world.chain.balanceOf('USDT', wallet());
    const abandoned = await open();
    await pay(abandoned, { amount: ONE });
    await world.chain.mine(3);
    expect((await standing(abandoned)).status).toBe('PARTIALLY_PAID');
    await world.sandbox.clock(25 * 3_600);
    amelia = await memberOf(world.service, AMELIA);
    await standsAt(abandoned, 'REFUNDED');
    expect(await world.chain.balanceOf('USDT', wallet())).toBe(before);
  });

  it('one unit too much: the shares as ordered, and the unit back', async () => {
    const before = await world.chain.balanceOf('USDT', wallet());
    const order = await open();
    await pay(order, { amount: parseUnits(order.payAmount) + 1n });
    expect(await standsAt(order, 'FINISHED')).toMatchObject({ reason: 'OVERPAID' });
    await world.service.teller.settle();
    expect(await world.chain.balanceOf('USDT', wallet())).toBe(before - parseUnits(order.payAmount));
  });

  it('the wrong token', async () => {
    const order = await open();
    expect(await nothingDelivered(order, () => pay(order, { symbol: 'FNX', amount: ONE }))).toMatchObject({ reason: 'WRONG_TOKEN' });
  });

  it('another recipient', async () => {
    const order = await open();
    await nothingDelivered(order, async () => {
      const hash = await pay(order, { to: wallet(5) });
      expect(await report(order, hash)).toMatchObject({ status: 409 });
    });
  });

  it('a hash that was mined before the order', async () => {
    const earlier = await open();
    await world.sandbox.clock(8 * 24 * 3_600);
    amelia = await memberOf(world.service, AMELIA);
    const hash = await pay(earlier);
    const order = await open();
    await nothingDelivered(order, async () => {
      expect(await report(order, hash)).toMatchObject({ status: 409 });
    });
  });

  it('a transaction that failed', async () => {
    const order = await open();
    const data = `0xa9059cbb${order.payAddress.slice(2).padStart(64, '0')}${'f'.repeat(64)}`;
    const sent = { from: wallet(), to: order.contract, data, gas: '0x30000' };
    const hash = (await world.chain.rpc('eth_sendTransaction', [sent])) as Hash;
    await nothingDelivered(order, async () => {
      expect(await report(order, hash)).toMatchObject({ status: 409, message: expect.stringContaining('failed') as string });
    });
  });

  it('a hash that nobody ever sees, which keeps a new order from being opened only until this one ends', async () => {
    const order = await open();
    await report(order, `0x${'ab'.repeat(32)}`);
    expect((await standing(order)).status).toBe('WAITING');
    expect((await amelia.ask(buyShare, wishOf())).status).toBe(409);
    await world.sandbox.clock(PRICE_HELD_S);
    expect((await amelia.ask(buyShare, wishOf())).status).toBe(200);
  });

  it('another investor’s payment, whoever reports it first: it pays its sender’s order', async () => {
    const hers = await open();
    const his = await open({ walletAddress: wallet(2) }, gus);
    await world.chain.setAutomine(false);
    const hash = await pay(hers);
    expect((await report(his, hash, gus)).status).toBe(200);
    await world.chain.mine();
    await world.chain.setAutomine(true);
    await standsAt(hers, 'FINISHED');
    expect(await standing(his, gus)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
    expect(await report(his, hash, gus)).toMatchObject({ status: 409 });
    expect(await shares(2)).toBe(0n);
  });

  it('a payment from a wallet that is nobody’s: a person looks at it once it is reported', async () => {
    const order = await open();
    await world.sandbox.faucet(wallet(6), 'USDT', '1000');
    const found = await nothingDelivered(order, async () => {
      const hash = await pay(order, { from: wallet(6) });
      await world.service.teller.settle();
      expect((await report(order, hash)).status).toBe(200);
    });
    expect(found).toMatchObject({ status: 'REVIEW', reason: 'FOREIGN_SENDER' });
  });
});
