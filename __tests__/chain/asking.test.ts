import { reportPayment } from '@/api/contract';
import { buyerIn, type Buyer } from '../support/buyer';
import { memberOf, type Member } from '../support/member';
import { startWorld, type World } from '../support/world';
import { AMELIA } from '../unit/sandbox/visitor';

let world: World;
let buyer: Buyer;
let sessions: [Member, Member];
beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
  buyer = buyerIn(world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sandbox.reset();
  sessions = [await memberOf(world.service, AMELIA), await memberOf(world.service, AMELIA)];
});

it('only one of two browsers that submit in the same second gets the reservation, and its payment is delivered', async () => {
  const order = await buyer.open(sessions[0]);
  const ask = (member: Member) => member.ask(reportPayment, { orderId: order._id, asking: true });
  const answers = await Promise.all(sessions.map(ask));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [winner, loser] = answers[0]?.status === 200 ? sessions : [sessions[1], sessions[0]];

  const hash = await buyer.pay(order);
  expect((await buyer.report(winner, order, hash)).status).toBe(200);
  expect((await ask(loser)).status).toBe(409);
  await buyer.waitForStatus(winner, order, 'FINISHED');
});

it('a reservation is refused once the payment is on the chain, even if it was not reported', async () => {
  const order = await buyer.open(sessions[0]);
  await buyer.pay(order);
  const answer = await sessions[1].ask(reportPayment, { orderId: order._id, asking: true });
  expect(answer).toMatchObject({ status: 409, data: { orderId: order._id } });
});
