import { buyShare, dashboard, getDealHistory, getTransactions, listNotifications } from '@/api/contract';
import { quantity } from '@/sandbox/chain/rpc';
import { ONE, parseUnits } from '@/sandbox/service/domain/decimal';
import { PRICE_HELD_S, buyerIn, type Asked, type Buyer } from '../support/buyer';
import { memberOf, type Member } from '../support/member';
import { startWorld, type World } from '../support/world';
import { AMELIA } from '../unit/sandbox/visitor';

/** Ten gwei: another price makes another hash. */
const FASTER = '0x2540be400';

let world: World;
let buyer: Buyer;
let amelia: Member;
beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
  buyer = buyerIn(world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sandbox.reset();
  amelia = await memberOf(world.service, AMELIA);
});

describe('A purchase', () => {
  it.each(['USDT', 'BNB'] as const)('is paid in %s, delivered once, and stands in every list', async (payCurrency) => {
    const before = await buyer.shares();
    const order = await buyer.open(amelia, { payCurrency });
    const hash = await buyer.pay(order);
    const reported = await buyer.report(amelia, order, hash);
    expect(reported).toMatchObject({ status: 200, data: { txHash: hash } });
    const finished = await buyer.standsAt(amelia, order, 'FINISHED');
    expect(finished.payoutHash).toMatch(/^0x/);
    expect(await buyer.shares()).toBe(before + 10n * ONE);

    const { docs } = await amelia.get(getTransactions, { orderId: order._id });
    expect(docs.map(({ direction, symbol, status, txHash }) => ({ direction, symbol, status, txHash }))).toEqual([
      { direction: 'IN', symbol: 'FNX', status: 'DONE', txHash: finished.payoutHash },
      { direction: 'OUT', symbol: payCurrency, status: 'DONE', txHash: hash },
    ]);
    expect((await amelia.get(getDealHistory, {})).docs[0]).toMatchObject({ _id: order._id, status: 'FINISHED' });
    expect(await amelia.get(dashboard, {})).toMatchObject({ totalShares: '810', openOrders: [] });
  });

  it('is found by the pay address alone, where its hash is never reported', async () => {
    const order = await buyer.open(amelia);
    const hash = await buyer.pay(order);
    expect(await buyer.standsAt(amelia, order, 'FINISHED')).toMatchObject({
      txHash: hash,
      actuallyPaid: order.payAmount,
    });
  });

  it('waits for three confirmations before anything is delivered', async () => {
    await world.chain.setAutomine(false);
    const before = await buyer.shares();
    const order = await buyer.open(amelia);
    const hash = await buyer.pay(order);
    expect((await buyer.report(amelia, order, hash)).data).toMatchObject({ status: 'WAITING', txHash: hash });
    await world.chain.mine();
    expect(await buyer.standing(amelia, order)).toMatchObject({ status: 'CONFIRMING', actuallyPaid: order.payAmount });
    expect(await buyer.shares()).toBe(before);
    await buyer.standsAt(amelia, order, 'FINISHED');
    await world.chain.setAutomine(true);
    expect(await buyer.shares()).toBe(before + 10n * ONE);
  });

  it('goes back to waiting when a reorganisation takes its payment away', async () => {
    await world.chain.setAutomine(false);
    const order = await buyer.open(amelia);
    const snapshot = await world.chain.rpc('evm_snapshot');
    await buyer.pay(order);
    await world.chain.mine();
    expect(await buyer.standing(amelia, order)).toMatchObject({ status: 'CONFIRMING' });
    await world.chain.rpc('evm_revert', [snapshot]);
    expect(await buyer.standing(amelia, order)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
    await world.chain.setAutomine(true);
    await buyer.pay(order);
    await buyer.standsAt(amelia, order, 'FINISHED');
  });

  it('is still paid in full where a reorganisation put the same payment there under another hash', async () => {
    const before = await buyer.shares();
    await world.chain.setAutomine(false);
    const order = await buyer.open(amelia, { payCurrency: 'BNB' });
    const payment = { from: buyer.wallet(), to: order.payAddress, value: quantity(parseUnits(order.payAmount)) };
    const snapshot = await world.chain.rpc('evm_snapshot');
    const first = await world.chain.rpc('eth_sendTransaction', [payment]);
    await world.chain.mine();
    expect(await buyer.standing(amelia, order)).toMatchObject({ status: 'CONFIRMING', txHash: first });

    const goOn = await world.service.teller.hold();
    await world.chain.rpc('evm_revert', [snapshot]);
    await world.chain.rpc('eth_sendTransaction', [{ ...payment, gasPrice: FASTER }]);
    await world.chain.mine();
    goOn();
    const standing = await buyer.standing(amelia, order);
    expect(standing).toMatchObject({ status: 'CONFIRMING', actuallyPaid: order.payAmount });
    expect(standing.txHash).not.toBe(first);
    await buyer.standsAt(amelia, order, 'FINISHED');
    await world.chain.setAutomine(true);
    expect(await buyer.shares()).toBe(before + 10n * ONE);
  });
});

describe('An order', () => {
  it('is the same for the same key, and another request with that key is refused', async () => {
    const wish = buyer.orderInputOf();
    const [one, two] = await Promise.all([amelia.get(buyShare, wish), amelia.get(buyShare, wish)]);
    expect(two._id).toBe(one._id);
    expect(await amelia.ask(buyShare, { ...wish, shares: '11' })).toMatchObject({
      status: 409,
      data: { orderId: one._id },
    });
  });

  it('ends when another one is opened, unless money is in it', async () => {
    const first = await buyer.open(amelia);
    const second = await buyer.open(amelia);
    expect(await buyer.standing(amelia, first)).toMatchObject({ status: 'EXPIRED', reason: 'REPLACED' });
    await buyer.pay(second, { amount: ONE });
    expect(await amelia.ask(buyShare, buyer.orderInputOf())).toMatchObject({
      status: 409,
      data: { orderId: second._id },
    });
  });

  it('takes money for shares, down to a ten thousandth of one and never less than is paid for', async () => {
    const order = await buyer.open(amelia, { fiatAmount: '100' });
    expect(order).toMatchObject({ shares: '8.0128', priceAmount: '99.999744', payAmount: '99.999744' });
    expect((await buyer.open(amelia, { fiatAmount: '100', payCurrency: 'BNB' })).payAmount).toBe('0.1562496');
  });

  it.each([
    [{ shares: '4' }, 400],
    [{ shares: '1000000' }, 400],
    [{ shares: '10.00001' }, 400],
    [{ shares: '10', fiatAmount: '100' }, 400],
    [{ payCurrency: 'FNX' }, 400],
    [{ walletAddress: '0x000000000000000000000000000000000000dEaD' }, 403],
  ] as [Asked, number][])('is refused: %o', async (asked, status) => {
    expect((await amelia.ask(buyShare, buyer.orderInputOf(asked))).status).toBe(status);
  });

  it('expires, and is reviewed when its payment comes late', async () => {
    const order = await buyer.open(amelia);
    await world.sandbox.clock(PRICE_HELD_S);
    expect(await buyer.standing(amelia, order)).toMatchObject({ status: 'EXPIRED' });
    await buyer.pay(order);
    expect(await buyer.standing(amelia, order)).toMatchObject({ status: 'REVIEW', reason: 'LATE' });
    expect((await amelia.get(listNotifications, {})).docs[0]).toMatchObject({
      type: 'ORDER',
      link: `/deals?order=${order._id}`,
    });
  });

  it('is delivered or refunded after a review, as a person decides, once', async () => {
    const before = await world.chain.balanceOf('USDT', buyer.wallet());
    const order = await buyer.open(amelia);
    await world.sandbox.clock(PRICE_HELD_S);
    await buyer.pay(order);
    await buyer.standing(amelia, order);
    await world.chain.mine(3);
    await buyer.standing(amelia, order);
    await world.sandbox.decide(order.orderNo, 'refund');
    expect(await buyer.standsAt(amelia, order, 'REFUNDED')).toMatchObject({ status: 'REFUNDED' });
    expect(await world.chain.balanceOf('USDT', buyer.wallet())).toBe(before);
    await expect(world.sandbox.decide(order.orderNo, 'deliver')).rejects.toThrow('nothing to decide');
  });
});
