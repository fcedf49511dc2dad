/** @jest-environment node */
import { listNotifications, getStaking, getTransactions } from '@/api/contract';
import { PAY_ADDRESS, userAccount } from '@/sandbox/chain/accounts';
import { decideOrder } from '@/sandbox/service/domain/orders/decide';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { A_STAKE, AN_ORDER, type BothKinds } from '../../support/both-kinds';
import { memberOf, type Member } from '../../support/member';
import { AMELIA } from './visitor';

let service: TestService;
let laptop: Member;
let phone: Member;

beforeEach(async () => {
  service = await createTestService();
  [laptop, phone] = [await memberOf(service, AMELIA), await memberOf(service, AMELIA)];
});

const settle = async () => {
  service.chain.mine(3);
  await service.settlement.settle();
};
const noticesOf = async (member: Member) => (await member.get(listNotifications, {})).docs.map(({ title }) => title);

/**
 * The laptop asks its wallet and is closed. The phone declares that nothing was sent and pays. Then the laptop's
 * request is approved too.
 */
async function paidTwice(kind: BothKinds): Promise<string> {
  const id = String(Object((await kind.open(laptop)).data)._id);
  await kind.wallet(laptop, id, true);
  service.clock.advance(125);
  await kind.wallet(phone, id, true, true);
  await kind.report(phone, id, await kind.pay(service));
  await settle();
  await kind.pay(service);
  return id;
}

describe('a second payment of one order', () => {
  it('is returned on the chain, and shown until it has arrived', async () => {
    const before = await service.chain.balanceOf('USDT', userAccount(0));
    const id = await paidTwice(AN_ORDER);
    await service.settlement.settle();
    const { order } = await phone.get(getTransactions, { orderId: id });
    const paid = parseUnits(order?.payAmount ?? '0');
    await settle();
    await settle();
    const { order: settled } = await phone.get(getTransactions, { orderId: id });
    expect(settled).toMatchObject({ status: 'FINISHED', asked: null });
    expect(settled?.refunds).toEqual([
      {
        amount: order?.payAmount,
        symbol: 'USDT',
        txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        returnHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        status: 'SENT',
      },
    ]);
    expect(settled?.refunds?.[0]?.txHash).not.toBe(settled?.txHash);
    expect(before - (await service.chain.balanceOf('USDT', userAccount(0)))).toBe(paid);
  });

  it('creates one notice when its return is sent, and one when it has arrived', async () => {
    await paidTwice(AN_ORDER);
    for (let pass = 0; pass < 4; pass += 1) await settle();
    const notices = await noticesOf(laptop);
    expect(notices.filter((title) => /refunding .* USDT to you/.test(title))).toHaveLength(1);
    expect(notices.filter((title) => /USDT are back in your wallet/.test(title))).toHaveLength(1);
  });

  it('is pending until the return is final', async () => {
    const id = await paidTwice(AN_ORDER);
    await settle();
    const job = service.state.outgoing.find(({ orderId, purpose }) => orderId === id && purpose === 'REFUND');
    if (!job) throw new Error('Nothing goes back');
    Object.assign(job, { isDone: undefined, attempt: undefined });
    const { order } = await phone.get(getTransactions, { orderId: id });
    expect(order?.refunds).toMatchObject([{ status: 'PENDING' }]);
    expect(order?.refunds?.[0]?.returnHash).toBeUndefined();
  });
});

it('the returned payments of a refunded order are listed', async () => {
  const id = String(Object((await AN_ORDER.open(laptop)).data)._id);
  service.clock.advance(16 * 60);
  await service.chain.transfer({ asset: 'USDT', from: userAccount(0), to: PAY_ADDRESS, amount: parseUnits('5') });
  await settle();
  const order = service.state.orders.find(({ _id }) => _id === id);
  expect(order?.status).toBe('REVIEW');
  decideOrder(service.state, String(order?.orderNo), 'refund', service.clock.now());
  await settle();
  await settle();
  const { order: refunded } = await laptop.get(getTransactions, { orderId: id });
  expect(refunded).toMatchObject({ status: 'REFUNDED', refunds: [{ amount: '5', symbol: 'USDT', status: 'SENT' }] });
  expect((await noticesOf(laptop)).filter((title) => /are back in your wallet/.test(title))).toEqual([]);
});

it('the second deposit of one stake is returned, with the reason', async () => {
  const before = await service.chain.balanceOf('FNX', userAccount(0));
  const id = await paidTwice(A_STAKE);
  for (let pass = 0; pass < 4; pass += 1) await settle();
  const { positions } = await phone.get(getStaking, {});
  expect(positions.find(({ _id }) => _id === id)).toMatchObject({
    status: 'ACTIVE',
    reason: 'DOUBLED',
    asked: null,
    returnHash: expect.stringMatching(/^0x/),
  });
  expect(before - (await service.chain.balanceOf('FNX', userAccount(0)))).toBe(parseUnits('100'));
  expect(await noticesOf(laptop)).toContain('Your deposit was returned');
});
