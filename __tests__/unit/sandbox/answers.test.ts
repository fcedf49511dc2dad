/** @jest-environment node */
import { dashboard, getFnxPrice, getProfile, graphForDealUser, myWallet, type Range } from '@/api/contract';
import { INVESTORS } from '@/sandbox/seed/investors';
import { seedState } from '@/sandbox/seed/seed-state';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, ask, logIn } from './visitor';

const fixed = Date.UTC(2026, 0, 15, 12);
let service: TestService;
beforeEach(async () => {
  service = await createTestService({ wall: () => fixed });
});

const price = async (range?: string) =>
  getFnxPrice.data.parse((await ask(service, 'wallet/getFNXprice', { query: range ? { range } : {} })).data);

describe('every seeded investor', () => {
  const members = INVESTORS.filter(({ isEmailVerified }) => isEmailVerified !== false);

  it.each(members)('gets the answers that the contract promises: $email', async ({ email, countryCode, phone }) => {
    const token = await logIn(service, { email, phone: `${countryCode}${phone}` });
    for (const call of [getProfile, dashboard, myWallet]) {
      const { status, data } = await ask(service, call.path, { token });
      expect(status).toBe(200);
      expect(call.data.parse(data)).toEqual(data);
    }
  });

  it('has a fictional number and an e-mail address that cannot exist', () => {
    for (const { email, countryCode, phone } of INVESTORS) {
      expect(email).toMatch(/@fnx\.example$/);
      expect(`${countryCode}${phone}`).toMatch(/^\+(447700900\d{3}|120255501\d{2})$/);
    }
  });
});

it('each seed has the same people and orders, but its own secret', async () => {
  const [one, two] = [await seedState(fixed, 'x'), await seedState(fixed, 'x')];
  expect({ ...one, secret: '' }).toEqual({ ...two, secret: '' });
  expect(one.secret).not.toBe(two.secret);
});

it('the dashboard is calculated from the register, exactly', async () => {
  const token = await logIn(service, AMELIA);
  const { data } = await ask(service, 'user/dashboard', { token });
  expect(data).toEqual({
    totalShares: '800',
    invested: '7284.9',
    currentValue: '9984',
    pnl: '2699.1',
    pnlPct: '37.05',
    price: '12.48',
    staked: '0',
    rewards: '0',
    openOrders: [],
    todo: ['TWO_FACTOR'],
  });
});

it('the purchases of a range are returned, oldest first', async () => {
  const token = await logIn(service, AMELIA);
  const boughtIn = async (range: Range) => {
    const answer = await ask(service, 'user/graphForDealUser', { token, query: { range } });
    return graphForDealUser.data.parse(answer.data).purchases?.map(({ shares }) => shares);
  };
  expect(await boughtIn('1M')).toEqual([]);
  expect(await boughtIn('1Y')).toEqual(['250.5', '149.5']);
  expect(await boughtIn('ALL')).toEqual(['400', '250.5', '149.5']);
});

it('the wallet’s holdings have a value', async () => {
  const token = await logIn(service, AMELIA);
  const { data } = await ask(service, 'user/my-wallet', { token });
  expect(data).toMatchObject({ walletStatus: 'APPROVED', totalFiat: '50984' });
  service.chain.set('FNX', service.state.accounts[0]?.walletAddress ?? '0x', 1n);
  const after = myWallet.data.parse((await ask(service, 'user/my-wallet', { token })).data);
  expect(after.balances.find(({ symbol }) => symbol === 'FNX')).toMatchObject({
    available: '0.000000000000000001',
    fiatValue: '0.000000000000000012',
  });
});

it('an account without a linked wallet has no balances', async () => {
  const token = await logIn(service, { email: 'nell@fnx.example', phone: '+447700900005' });
  const { data } = await ask(service, 'user/my-wallet', { token });
  expect(data).toEqual({ walletStatus: 'NONE', balances: [], totalFiat: '0' });
  expect((await ask(service, 'user/dashboard', { token })).data.todo).toEqual(['KYC', 'WALLET', 'TWO_FACTOR']);
});

describe('the reference price', () => {
  it('ends at 12.48, states its source, and includes its history only on request', async () => {
    expect(await price()).toEqual({
      price: '12.48',
      currency: 'USD',
      change24h: '0.97',
      updatedAt: '2026-01-15T00:00:00.000Z',
      source: 'FNX Bank reference price',
    });
  });

  it.each([
    ['1D', 2],
    ['1W', 8],
    ['1M', 31],
    ['1Y', 366],
    ['ALL', 1_101],
  ])('is returned for %s as %i daily prices', async (range, count) => {
    const history = (await price(range)).history ?? [];
    expect(history).toHaveLength(count);
    expect(history.at(-1)).toEqual({ t: '2026-01-15T00:00:00.000Z', p: '12.48' });
    expect(history.every(({ p }) => Number(p) > 4 && Number(p) < 20)).toBe(true);
  });

  it('does not change for past days as time passes', async () => {
    const before = (await price('1M')).history ?? [];
    service.clock.advance(10 * 86_400);
    const after = (await price('1M')).history ?? [];
    const shared = after.filter(({ t }) => before.some((point) => point.t === t));
    expect(shared).toHaveLength(21);
    expect(before).toEqual(expect.arrayContaining(shared));
  });

  it('refuses an unknown range', async () => {
    expect((await ask(service, 'wallet/getFNXprice', { query: { range: '5Y' } })).status).toBe(400);
  });
});
