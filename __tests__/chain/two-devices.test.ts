import { listNotifications, reportPayment } from '@/api/contract';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { buyerIn, type Buyer } from '../support/buyer';
import { memberOf, type Member } from '../support/member';
import { startWorld, type World } from '../support/world';
import { AMELIA } from '../unit/sandbox/visitor';

let world: World;
let buyer: Buyer;
let laptop: Member;
let phone: Member;
beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
  buyer = buyerIn(world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sandbox.reset();
  [laptop, phone] = [await memberOf(world.service, AMELIA), await memberOf(world.service, AMELIA)];
});

it('an order that two devices have paid keeps one payment, and the other is returned on the chain', async () => {
  const order = await buyer.open(laptop);
  const ask = (member: Member, declaredUnsent?: true) =>
    member.ask(reportPayment, { orderId: order._id, asking: true, declaredUnsent });
  expect((await ask(laptop)).status).toBe(200);
  await world.sandbox.clock(125);
  expect((await ask(phone)).status).toBe(409);
  expect((await ask(phone, true)).status).toBe(200);

  const before = await world.chain.balanceOf('USDT', buyer.wallet());
  expect((await buyer.report(phone, order, await buyer.pay(order))).status).toBe(200);
  const second = await buyer.pay(order);
  expect((await buyer.report(laptop, order, second)).status).toBe(200);
  await buyer.waitForStatus(phone, order, 'FINISHED');
  for (let tries = 0; tries < 30; tries += 1) {
    const { refunds } = await buyer.currentOrder(phone, order);
    if (refunds?.[0]?.status === 'SENT') break;
    await world.chain.mine();
  }
  const { refunds } = await buyer.currentOrder(laptop, order);
  expect(refunds).toMatchObject([{ amount: order.payAmount, symbol: 'USDT', txHash: second, status: 'SENT' }]);
  expect(before - (await world.chain.balanceOf('USDT', buyer.wallet()))).toBe(parseUnits(order.payAmount));
  const titles = (await laptop.get(listNotifications, {})).docs.map(({ title }) => title);
  expect(titles).toContain(`${order.payAmount} USDT are back in your wallet`);
});
