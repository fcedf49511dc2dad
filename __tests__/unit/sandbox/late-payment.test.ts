/** @jest-environment node */
import { getStaking, getTransactions, openStake } from '@/api/contract';
import { PAY_ADDRESS, userAccount } from '@/sandbox/chain/accounts';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { A_STAKE, AN_ORDER, type BothKinds } from '../../support/both-kinds';
import { memberOf, type Member } from '../../support/member';
import { AMELIA } from './visitor';

const HOLD_S = 125;

let service: TestService;
let [laptop, phone] = [] as unknown as [Member, Member];

beforeEach(async () => {
  service = await createTestService();
  [laptop, phone] = [await memberOf(service, AMELIA), await memberOf(service, AMELIA)];
});

const settle = async (times: number) => {
  for (let time = 0; time < times; time += 1) {
    service.chain.mine(3);
    await service.settlement.settle();
  }
};
const open = async (kind: BothKinds, member: Member) => String(Object((await kind.open(member)).data)._id);
const orderOf = async (id: string) => {
  const { order } = await laptop.get(getTransactions, { orderId: id });
  if (!order) throw new Error('The order is missing');
  return order;
};
const stakeOf = async (id: string) => {
  const { positions } = await laptop.get(getStaking, {});
  return positions.find(({ _id }) => _id === id);
};

/** The laptop asks its wallet and is closed. The phone declares that nothing was sent, pays and reports its hash. */
async function settledByPhone(kind: BothKinds): Promise<string> {
  const id = await open(kind, laptop);
  await kind.wallet(laptop, id, true);
  service.clock.advance(HOLD_S);
  await kind.wallet(phone, id, true, true);
  await kind.report(phone, id, await kind.pay(service));
  await settle(4);
  return id;
}

async function lookAtAnotherPlan(member: Member): Promise<string> {
  const asked = { planId: 'plan-365', amount: '100', idempotencyKey: 'looked-at-another-plan' };
  return String(Object((await member.ask(openStake, asked)).data)._id);
}

describe('a second payment of a delivered order', () => {
  let [delivered, next] = ['', ''];
  beforeEach(async () => {
    delivered = await settledByPhone(AN_ORDER);
    expect((await orderOf(delivered)).status).toBe('FINISHED');
    next = await open(AN_ORDER, phone);
  });

  it('is returned when the investor reports it, although another order is open', async () => {
    const late = await AN_ORDER.pay(service);
    await AN_ORDER.report(laptop, delivered, late);
    await settle(4);
    expect((await orderOf(next)).actuallyPaid).toBe('0');
    expect((await orderOf(delivered)).refunds).toMatchObject([{ txHash: late, status: 'SENT' }]);
  });

  it('is returned before anyone reports it, since the other order has no wallet request', async () => {
    const late = await AN_ORDER.pay(service);
    await settle(4);
    expect((await orderOf(next)).actuallyPaid).toBe('0');
    expect((await orderOf(delivered)).refunds).toMatchObject([{ txHash: late }]);
  });

  it('counts for the other order once each request that was declared unsent has its payment', async () => {
    for (const _ of ['late', 'by hand']) {
      await AN_ORDER.pay(service);
      await settle(4);
    }
    expect((await orderOf(next)).status).toBe('FINISHED');
    expect((await orderOf(delivered)).refunds).toHaveLength(1);
  });

  it('is still expected if the first one arrived in parts, because parts do not answer a wallet request', async () => {
    const order = service.state.orders.find(({ _id }) => _id === delivered)!;
    const [payment] = order.payments;
    const half = String(Number(order.payAmount) / 2);
    order.payments = ['a', 'b'].map((part) => ({ ...payment!, key: `${payment!.hash}:${part}`, amount: half }));
    await AN_ORDER.pay(service);
    await settle(4);
    expect((await orderOf(next)).actuallyPaid).toBe('0');
    expect((await orderOf(delivered)).refunds).toHaveLength(1);
  });

  it('is not expected for an order that was paid before this chain began', async () => {
    const order = service.state.orders.find(({ _id }) => _id === delivered)!;
    Object.assign(order, { payments: [], settledBefore: order.payAmount, declaredUnsent: undefined });
    await AN_ORDER.pay(service);
    await settle(4);
    expect((await orderOf(next)).status).toBe('FINISHED');
  });

  it('counts for the other order while a wallet is being asked to pay that order', async () => {
    await AN_ORDER.wallet(phone, next, true);
    await AN_ORDER.pay(service);
    await settle(4);
    expect((await orderOf(next)).status).toBe('FINISHED');
    expect((await orderOf(delivered)).refunds).toEqual([]);
  });

  it('counts for the other order if it is reported for that order', async () => {
    await AN_ORDER.report(phone, next, await AN_ORDER.pay(service));
    await settle(4);
    expect((await orderOf(next)).status).toBe('FINISHED');
    expect((await orderOf(delivered)).refunds).toEqual([]);
  });

  it('does not count for an order of another amount, even though a wallet is being asked to pay that order', async () => {
    const order = service.state.orders.find(({ _id }) => _id === next)!;
    await AN_ORDER.wallet(phone, next, true);
    const amount = parseUnits(order.payAmount);
    order.payAmount = '777';
    await service.chain.transfer({ asset: 'USDT', from: userAccount(0), to: PAY_ADDRESS, amount });
    await settle(4);
    expect((await orderOf(next)).actuallyPaid).toBe('0');
    expect((await orderOf(delivered)).refunds).toHaveLength(1);
  });
});

describe('a second deposit of an open stake', () => {
  let [active, next] = ['', ''];
  beforeEach(async () => {
    active = await settledByPhone(A_STAKE);
    expect((await stakeOf(active))?.status).toBe('ACTIVE');
    next = await lookAtAnotherPlan(phone);
  });

  it.each(['is reported', 'is not reported'])('is returned and not locked in another plan when it %s', async (how) => {
    const late = await A_STAKE.pay(service);
    if (how === 'is reported') await A_STAKE.report(laptop, active, late);
    await settle(6);
    expect(await stakeOf(active)).toMatchObject({ reason: 'DOUBLED', returnHash: expect.stringMatching(/^0x/) });
    expect((await stakeOf(next))?.status).toBe('PENDING');
  });

  it('counts for the other plan once each request that was declared unsent has its deposit', async () => {
    for (const _ of ['late', 'by hand']) {
      await A_STAKE.pay(service);
      await settle(6);
    }
    expect((await stakeOf(next))?.status).toBe('ACTIVE');
  });

  it.each(['a wallet is asked', 'a hash is reported'])('counts for the other plan if %s for it', async (how) => {
    const isAsked = how === 'a wallet is asked';
    if (isAsked) await A_STAKE.wallet(phone, next, true);
    const deposit = await A_STAKE.pay(service);
    if (!isAsked) await A_STAKE.report(phone, next, deposit);
    await settle(4);
    expect((await stakeOf(next))?.status).toBe('ACTIVE');
  });
});

it('the deposit of a replaced stake is returned, and is not locked in the plan of its replacement', async () => {
  const replaced = await open(A_STAKE, laptop);
  await A_STAKE.wallet(laptop, replaced, true);
  service.clock.advance(HOLD_S);
  const next = await lookAtAnotherPlan(laptop);
  await A_STAKE.pay(service);
  await settle(6);
  expect((await stakeOf(replaced))?.reason).toBe('LATE');
  expect((await stakeOf(next))?.status).toBe('PENDING');
});

it('the hash of one stake’s deposit is not accepted as the deposit of another stake', async () => {
  const active = await settledByPhone(A_STAKE);
  const next = await lookAtAnotherPlan(phone);
  const deposit = service.state.stakes.find(({ _id }) => _id === active)!.deposit!;
  expect((await A_STAKE.report(phone, next, deposit.hash)).status).toBe(409);
  expect(service.state.stakes.find(({ _id }) => _id === next)?.reportedHashes).toBeUndefined();
});
