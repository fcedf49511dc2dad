/** @jest-environment node */
import { getTransactions, listNotifications, type Hash } from '@/api/contract';
import { PAY_ADDRESS, userAccount } from '@/sandbox/chain/accounts';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { decideOrder } from '@/sandbox/service/domain/orders/decide';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AN_ORDER } from '../../support/both-kinds';
import { memberOf, type Member } from '../../support/member';
import { AMELIA } from './visitor';

const STRANGER = userAccount(7);

let service: TestService;
let amelia: Member;
let id = '';

beforeEach(async () => {
  service = await createTestService();
  amelia = await memberOf(service, AMELIA);
  id = String(Object((await AN_ORDER.open(amelia)).data)._id);
});

const settle = async (times = 1) => {
  for (let time = 0; time < times; time += 1) {
    service.chain.mine(3);
    await service.settlement.settle();
  }
};
const stored = () => service.state.orders.find(({ _id }) => _id === id)!;
const orderNow = async () => (await amelia.get(getTransactions, { orderId: id })).order!;
const refundsNow = async () =>
  (await orderNow()).refunds?.map(({ amount, symbol, status }) => `${amount} ${symbol} ${status}`);
type Paid = { asset?: 'USDT' | 'BNB'; from?: typeof STRANGER };
const pay = (amount: string, { asset = 'USDT', from = userAccount(0) }: Paid = {}): Promise<Hash> =>
  service.chain.transfer({ asset, from, to: PAY_ADDRESS, amount: parseUnits(amount) });
const refund = () => decideOrder(service.state, stored().orderNo, 'refund', service.clock.now());
const heldBy = async (from = userAccount(0)) => units(await service.chain.balanceOf('USDT', from));

async function refunding(amount = '5'): Promise<void> {
  service.clock.advance(16 * 60);
  await pay(amount);
  await settle();
  expect((await orderNow()).status).toBe('REVIEW');
  refund();
}

describe('a payment that arrives while the order is refunded', () => {
  it('is returned as well, and the order ends', async () => {
    const before = await heldBy();
    await refunding();
    await pay('7');
    await settle(6);
    expect(await refundsNow()).toEqual(['5 USDT SENT', '7 USDT SENT']);
    expect((await orderNow()).status).toBe('REFUNDED');
    expect(await heldBy()).toBe(before);
    expect((await AN_ORDER.open(amelia)).status).toBe(200);
  });

  it('is not refunded before it is final', async () => {
    await refunding();
    await pay('7');
    await service.settlement.settle();
    expect(await refundsNow()).toEqual(['5 USDT SENT']);
    expect(await orderNow()).toMatchObject({ status: 'REVIEW', reason: 'REFUNDING' });
  });

  it('does not start another review when it is in another token', async () => {
    await refunding();
    await pay('0.5', { asset: 'BNB' });
    await service.settlement.settle();
    expect(await orderNow()).toMatchObject({ status: 'REVIEW', reason: 'REFUNDING' });
    await settle(6);
    expect(await refundsNow()).toEqual(['5 USDT SENT', '0.5 BNB SENT']);
    expect((await orderNow()).status).toBe('REFUNDED');
  });

  it('does not start another review when it is from a stranger', async () => {
    service.chain.set('USDT', STRANGER, parseUnits('9'));
    service.clock.advance(16 * 60);
    await pay(stored().payAmount);
    await settle();
    const late = await pay('9', { from: STRANGER });
    stored().reportedHash = late;
    refund();
    await service.settlement.settle();
    expect(await orderNow()).toMatchObject({ status: 'REVIEW', reason: 'REFUNDING' });
    expect(() => decideOrder(service.state, stored().orderNo, 'deliver', service.clock.now())).toThrow(
      'nothing to decide',
    );
    await settle(6);
    expect((await orderNow()).status).toBe('REFUNDED');
    expect(await heldBy(STRANGER)).toBe('9');
  });

  it('does not keep the order open when a reorganisation removes it', async () => {
    await refunding();
    const gone = await pay('7');
    await service.settlement.settle();
    const outcomeOf = service.chain.outcomeOf.bind(service.chain);
    const paymentsIn = service.chain.paymentsIn.bind(service.chain);
    service.chain.outcomeOf = async (hash) => (hash === gone ? { kind: 'unknown' } : outcomeOf(hash));
    service.chain.paymentsIn = async (...blocks) => (await paymentsIn(...blocks)).filter(({ hash }) => hash !== gone);
    await settle(4);
    expect(await refundsNow()).toEqual(['5 USDT SENT']);
    expect((await orderNow()).status).toBe('REFUNDED');
  });
});

it('a payment that arrives after the refund is returned, and the order stays refunded', async () => {
  const before = await heldBy();
  await refunding();
  await settle(3);
  expect((await orderNow()).status).toBe('REFUNDED');
  await pay('7');
  await settle(4);
  expect(await refundsNow()).toEqual(['5 USDT SENT', '7 USDT SENT']);
  expect((await orderNow()).status).toBe('REFUNDED');
  expect(await heldBy()).toBe(before);
  const titles = (await amelia.get(listNotifications, {})).docs.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['We are refunding 7 USDT to you', '7 USDT are back in your wallet']));
});

it('another token that arrives for a delivered order is returned, and the order stays delivered', async () => {
  await AN_ORDER.pay(service);
  await settle(4);
  expect((await orderNow()).status).toBe('FINISHED');
  await pay('0.5', { asset: 'BNB' });
  await service.settlement.settle();
  expect((await orderNow()).status).toBe('FINISHED');
  await settle(4);
  expect(await refundsNow()).toEqual(['0.5 BNB SENT']);
  expect((await orderNow()).status).toBe('FINISHED');
});
