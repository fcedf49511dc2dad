import { randomUUID } from 'node:crypto';
import { getStaking, getTransactions, openStake, type Hash } from '@/api/contract';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import { expectBooksToAgree } from '../support/books';
import { reorganisationIn } from '../support/reorganisation';
import { useWorld } from '../support/use-world';

let reorganisation: ReturnType<typeof reorganisationIn>;
const on = useWorld();
beforeAll(() => {
  reorganisation = reorganisationIn(on.world);
});
beforeEach(async () => {
  await reorganisation.mineByHand();
});
afterEach(() => reorganisation.mineByItself());

const hers = () => on.buyer.wallet(0);
const stranger = () => on.buyer.wallet(4);

/** Mines the same transaction twice: first as the second in its block, then alone in another block. */
async function minedTwice(pay: () => Promise<Hash>): Promise<Hash> {
  const snapshot = await reorganisation.snapshot();
  await reorganisation.sendBefore(on.buyer.wallet(5));
  const hash = await pay();
  const raw = await reorganisation.rawOf(hash);
  await on.world.chain.mine();
  await on.world.service.settlement.settle();
  await reorganisation.replaceBlocks(snapshot, async () => {
    expect(await reorganisation.send(raw)).toBe(hash);
    await on.world.chain.mine();
  });
  return hash;
}

it('a deposit that a reorganisation moved counts once, and nothing is returned', async () => {
  const opened = await on.amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: randomUUID() });
  const sending = { symbol: 'FNX', from: hers(), to: opened.vaultAddress, amount: 100n * ONE } as const;
  const hash = await minedTwice(() => on.world.chain.transfer(sending));
  await reorganisation.settle();
  const [stake] = (await on.amelia.get(getStaking, {})).positions;
  expect(stake).toMatchObject({ status: 'ACTIVE', txHash: hash });
  expect(stake?.reason ?? undefined).toBeUndefined();
  expect(await on.world.chain.balanceOf('FNX', on.world.chain.vault)).toBe(100n * ONE);
  expect(await on.buyer.shares()).toBe(700n * ONE);
  await expectBooksToAgree(on.world, on.amelia, hers());
});

it('a payment that a reorganisation moved counts once, is delivered once and is not returned', async () => {
  const money = await on.world.chain.balanceOf('USDT', hers());
  const order = await on.buyer.open(on.amelia);
  await minedTwice(() => on.buyer.pay(order));
  await reorganisation.settle();
  expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({
    status: 'FINISHED',
    actuallyPaid: order.payAmount,
  });
  expect(await on.buyer.shares()).toBe(810n * ONE);
  expect(await on.world.chain.balanceOf('USDT', hers())).toBe(money - parseUnits(order.payAmount));
  expect((await on.amelia.get(getTransactions, { orderId: order._id })).total).toBe(2);
});

it('a payment of an unlinked wallet gets only one review, even if a reorganisation moved it before the report', async () => {
  await on.world.chain.setAutomine(true);
  await on.world.sandbox.faucet(stranger(), 'USDT', '1000');
  await on.world.chain.setAutomine(false);
  const order = await on.buyer.open(on.amelia);
  const hash = await minedTwice(() => on.buyer.pay(order, { from: stranger() }));
  await on.world.service.settlement.settle();
  expect((await on.buyer.report(on.amelia, order, hash)).status).toBe(200);
  await reorganisation.settle();
  expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({
    status: 'REVIEW',
    reason: 'FOREIGN_SENDER',
    actuallyPaid: order.payAmount,
  });
});

it('an order waits again when its payment in the wrong token has left the chain', async () => {
  const order = await on.buyer.open(on.amelia);
  const snapshot = await reorganisation.snapshot();
  await on.buyer.pay(order, { symbol: 'FNX', amount: ONE });
  await on.world.chain.mine();
  expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'REVIEW', reason: 'WRONG_TOKEN' });
  await reorganisation.replaceBlocks(snapshot, () => on.world.chain.mine());
  expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
  await on.buyer.pay(order);
  await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');
});

it('a payment or deposit counts even if a reorganisation puts it below the block of its order’s or stake’s opening', async () => {
  const snapshot = await reorganisation.snapshot();
  await on.world.chain.mine(2);
  const order = await on.buyer.open(on.amelia);
  const opened = await on.amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: randomUUID() });
  await reorganisation.replaceBlocks(snapshot, async () => {
    await on.buyer.pay(order);
    await on.world.chain.transfer({ symbol: 'FNX', from: hers(), to: opened.vaultAddress, amount: 100n * ONE });
    await on.world.chain.mine();
  });
  await reorganisation.settle();
  expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'FINISHED' });
  expect((await on.amelia.get(getStaking, {})).positions).toMatchObject([{ _id: opened._id, status: 'ACTIVE' }]);
});

it('the scan continues when a shorter chain replaces a longer one', async () => {
  const snapshot = await reorganisation.snapshot();
  await on.world.chain.mine(8);
  await on.world.service.settlement.settle();
  await reorganisation.replaceBlocks(snapshot, () => on.world.chain.mine());
  const order = await on.buyer.open(on.amelia);
  await on.buyer.pay(order);
  expect(await on.buyer.waitForStatus(on.amelia, order, 'FINISHED')).toMatchObject({ actuallyPaid: order.payAmount });
});
