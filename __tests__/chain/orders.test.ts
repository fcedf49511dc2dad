import { buyShare, dashboard, getDealHistory, getTransactions, listNotifications, type Hash } from '@/api/contract';
import { quantity } from '@/sandbox/chain/rpc';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import { PRICE_HELD_S, type OrderOptions } from '../support/buyer';
import { useWorld } from '../support/use-world';

/** Ten gwei. A different gas price gives the transaction a different hash. */
const FASTER = '0x2540be400';

const on = useWorld();

let confirmAgain = () => {};
/** Blocks are mined by hand until the test ends, so that the test can check the states in between. */
async function mineByHand(): Promise<void> {
  await on.world.chain.setAutomine(false);
  confirmAgain = on.world.confirmations.pause();
}
afterEach(() => confirmAgain());

describe('A purchase', () => {
  it.each(['USDT', 'BNB'] as const)('in %s is delivered once, and is in every list', async (payCurrency) => {
    const before = await on.buyer.shares();
    const order = await on.buyer.open(on.amelia, { payCurrency });
    const hash = await on.buyer.pay(order);
    const reported = await on.buyer.report(on.amelia, order, hash);
    expect(reported).toMatchObject({ status: 200, data: { txHash: hash } });
    const finished = await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');
    expect(finished.payoutHash).toMatch(/^0x/);
    expect(await on.buyer.shares()).toBe(before + 10n * ONE);

    const { docs } = await on.amelia.get(getTransactions, { orderId: order._id });
    expect(docs.map(({ direction, symbol, status, txHash }) => ({ direction, symbol, status, txHash }))).toEqual([
      { direction: 'IN', symbol: 'FNX', status: 'DONE', txHash: finished.payoutHash },
      { direction: 'OUT', symbol: payCurrency, status: 'DONE', txHash: hash },
    ]);
    expect((await on.amelia.get(getDealHistory, {})).docs[0]).toMatchObject({ _id: order._id, status: 'FINISHED' });
    expect(await on.amelia.get(dashboard, {})).toMatchObject({ totalShares: '810', openOrders: [] });
  });

  it('is also found by its hash in capital letters', async () => {
    await mineByHand();
    const order = await on.buyer.open(on.amelia);
    const hash = await on.buyer.pay(order);
    const inCapitals: Hash = `0x${hash.slice(2).toUpperCase()}`;
    expect((await on.buyer.report(on.amelia, order, inCapitals)).data).toMatchObject({
      status: 'WAITING',
      txHash: hash,
    });
    await on.world.chain.mine();
    expect((await on.buyer.report(on.amelia, order, inCapitals)).data).toMatchObject({
      status: 'CONFIRMING',
      txHash: hash,
    });
    await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');
    await on.world.chain.setAutomine(true);
  });

  it('is found by the pay address alone when its hash is never reported', async () => {
    const order = await on.buyer.open(on.amelia);
    const hash = await on.buyer.pay(order);
    expect(await on.buyer.waitForStatus(on.amelia, order, 'FINISHED')).toMatchObject({
      txHash: hash,
      actuallyPaid: order.payAmount,
    });
  });

  it('is delivered only after three confirmations', async () => {
    await mineByHand();
    const before = await on.buyer.shares();
    const order = await on.buyer.open(on.amelia);
    const hash = await on.buyer.pay(order);
    expect((await on.buyer.report(on.amelia, order, hash)).data).toMatchObject({ status: 'WAITING', txHash: hash });
    await on.world.chain.mine();
    expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({
      status: 'CONFIRMING',
      actuallyPaid: order.payAmount,
    });
    expect(await on.buyer.shares()).toBe(before);
    await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');
    await on.world.chain.setAutomine(true);
    expect(await on.buyer.shares()).toBe(before + 10n * ONE);
  });

  it('waits again when a reorganisation removes its payment', async () => {
    await mineByHand();
    const order = await on.buyer.open(on.amelia);
    const snapshot = await on.world.chain.rpc('evm_snapshot');
    await on.buyer.pay(order);
    await on.world.chain.mine();
    expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'CONFIRMING' });
    await on.world.chain.rpc('evm_revert', [snapshot]);
    expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
    await on.world.chain.setAutomine(true);
    await on.buyer.pay(order);
    await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');
  });

  it('stays paid in full when a reorganisation gives the payment another hash', async () => {
    const before = await on.buyer.shares();
    await mineByHand();
    const order = await on.buyer.open(on.amelia, { payCurrency: 'BNB' });
    const payment = { from: on.buyer.wallet(), to: order.payAddress, value: quantity(parseUnits(order.payAmount)) };
    const snapshot = await on.world.chain.rpc('evm_snapshot');
    const first = await on.world.chain.rpc('eth_sendTransaction', [payment]);
    await on.world.chain.mine();
    expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'CONFIRMING', txHash: first });

    const goOn = await on.world.service.settlement.pause();
    await on.world.chain.rpc('evm_revert', [snapshot]);
    await on.world.chain.rpc('eth_sendTransaction', [{ ...payment, gasPrice: FASTER }]);
    await on.world.chain.mine();
    goOn();
    const current = await on.buyer.currentOrder(on.amelia, order);
    expect(current).toMatchObject({ status: 'CONFIRMING', actuallyPaid: order.payAmount });
    expect(current.txHash).not.toBe(first);
    await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');
    await on.world.chain.setAutomine(true);
    expect(await on.buyer.shares()).toBe(before + 10n * ONE);
  });
});

describe('An order', () => {
  it('is returned again for the same idempotency key, and that key is refused for another request', async () => {
    const input = on.buyer.orderInputOf();
    const [one, two] = await Promise.all([on.amelia.get(buyShare, input), on.amelia.get(buyShare, input)]);
    expect(two._id).toBe(one._id);
    expect(await on.amelia.ask(buyShare, { ...input, shares: '11' })).toMatchObject({
      status: 409,
      data: { orderId: one._id },
    });
  });

  it('ends when another one is opened, unless it has received money', async () => {
    const first = await on.buyer.open(on.amelia);
    const second = await on.buyer.open(on.amelia);
    expect(await on.buyer.currentOrder(on.amelia, first)).toMatchObject({ status: 'EXPIRED', reason: 'REPLACED' });
    await on.buyer.pay(second, { amount: ONE });
    expect(await on.amelia.ask(buyShare, on.buyer.orderInputOf())).toMatchObject({
      status: 409,
      data: { orderId: second._id },
    });
  });

  it('sells shares in steps of a ten-thousandth, and never fewer than the payment covers', async () => {
    const order = await on.buyer.open(on.amelia, { fiatAmount: '100' });
    expect(order).toMatchObject({ shares: '8.0128', priceAmount: '99.999744', payAmount: '99.999744' });
    expect((await on.buyer.open(on.amelia, { fiatAmount: '100', payCurrency: 'BNB' })).payAmount).toBe('0.1562496');
  });

  it.each([
    [{ shares: '4' }, 400],
    [{ shares: '1000000' }, 400],
    [{ shares: '10.00001' }, 400],
    [{ shares: '10', fiatAmount: '100' }, 400],
    [{ payCurrency: 'FNX' }, 400],
    [{ walletAddress: '0x000000000000000000000000000000000000dEaD' }, 403],
  ] as [OrderOptions, number][])('is refused: %o', async (asked, status) => {
    expect((await on.amelia.ask(buyShare, on.buyer.orderInputOf(asked))).status).toBe(status);
  });

  it('expires, and gets a manual review when its payment arrives late', async () => {
    const order = await on.buyer.open(on.amelia);
    await on.world.sandbox.clock(PRICE_HELD_S);
    expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'EXPIRED' });
    await on.buyer.pay(order);
    expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'REVIEW', reason: 'LATE' });
    expect((await on.amelia.get(listNotifications, {})).docs[0]).toMatchObject({
      type: 'ORDER',
      link: `/deals?order=${order._id}`,
    });
  });

  it('is either delivered or refunded after a manual review, once, as the reviewer decides', async () => {
    const before = await on.world.chain.balanceOf('USDT', on.buyer.wallet());
    const order = await on.buyer.open(on.amelia);
    await on.world.sandbox.clock(PRICE_HELD_S);
    await on.buyer.pay(order);
    await on.buyer.currentOrder(on.amelia, order);
    await on.world.chain.mine(3);
    await on.buyer.currentOrder(on.amelia, order);
    await on.world.sandbox.decide(order.orderNo, 'refund');
    expect(await on.buyer.waitForStatus(on.amelia, order, 'REFUNDED')).toMatchObject({ status: 'REFUNDED' });
    expect(await on.world.chain.balanceOf('USDT', on.buyer.wallet())).toBe(before);
    await expect(on.world.sandbox.decide(order.orderNo, 'deliver')).rejects.toThrow('nothing to decide');
  });
});
