import { http, HttpResponse } from 'msw';
import type { Stake } from '@/api/contract';
import { ActionFault } from '@/errors/action-fault';
import { atService, isOfAnother, reportTo } from '@/tx/service/at-service';
import { STAKE, assertStakeDue, stakeIntent } from '@/tx/kinds/stake';
import { readStake } from '@/tx/service/stake-record';
import { engine } from '@/tx/app-engine';
import { OURS, SPED_UP } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { createStakes } from '../../support/money/stakes';
import { HERS, config, faultOf } from './due-order';

const { server } = useBank();
const stakes = createStakes();
beforeEach(() => server.use(...stakes.handlers));
afterEach(() => stakes.reset());

const VAULT = `0x${'a1'.repeat(20)}` as const;
const pinned = { ...config, vault: VAULT };
const stake = (change: Partial<Stake> = {}): Stake => ({
  _id: 'one',
  planId: 'plan-90',
  amount: '20',
  apr: '4',
  startAt: '2026-01-01T00:00:00.000Z',
  unlockAt: '2026-04-01T00:00:00.000Z',
  accrued: '0',
  claimable: '0',
  claimed: '0',
  status: 'PENDING',
  vaultAddress: VAULT,
  contract: config.fnxToken,
  chainId: config.chain.id,
  expiresAt: '2026-01-01T00:15:00.000Z',
  ...change,
});
const kindOf = (work: () => void): string | null => {
  try {
    work();
  } catch (thrown) {
    return thrown instanceof ActionFault ? thrown.kind : 'something else';
  }
  return null;
};

describe('The intent of a deposit', () => {
  it('moves the shares to the pinned vault, and is valid until the stake expires', () => {
    expect(STAKE.keyOf(stake())).toBe('stake:one');
    expect(stakeIntent(stake(), HERS, pinned)).toMatchObject({
      description: 'Deposit of 20.00 FNX for a stake',
      serviceRecord: { type: 'stake', id: 'one' },
      notAfter: Date.parse('2026-01-01T00:15:00.000Z'),
      effect: { type: 'transfer', token: config.fnxToken, from: HERS, to: VAULT, amount: String(20n * 10n ** 18n) },
    });
  });

  it.each<[string, Partial<Stake>]>([
    ['another vault', { vaultAddress: HERS }],
    ['no vault', { vaultAddress: null }],
    ['another token', { contract: HERS }],
    ['no token', { contract: null }],
    ['another chain', { chainId: 1 }],
    ['no chain', { chainId: null }],
    ['no end', { expiresAt: null }],
    ['nothing', { amount: '0' }],
    ['too many decimals', { amount: '1.0000000000000000001' }],
  ])('is never made for a stake with %s', (_what, change) => {
    expect(faultOf(() => stakeIntent(stake(change), HERS, pinned))).toBe('not-pinned');
  });

  it('is never made when this deployment pins no vault, or when the sender is the vault', () => {
    expect(faultOf(() => stakeIntent(stake(), HERS, config))).toBe('not-pinned');
    expect(faultOf(() => stakeIntent(stake(), VAULT, pinned))).toBe('not-pinned');
  });
});

it.each<[string, string | null, Partial<Stake>, readonly string[]]>([
  ['is as it was reviewed', null, {}, []],
  ['has a hash whose transaction may still pay', 'paid-elsewhere', { txHash: OURS }, [SPED_UP]],
  ['has a hash whose transaction has provably ended', null, { txHash: `0x${'A'.repeat(64)}` }, [OURS]],
  ['is active', 'order-ended', { status: 'ACTIVE' }, []],
  ['is active with another deposit', 'paid-elsewhere', { status: 'ACTIVE', txHash: OURS }, []],
  ['has an unknown status', 'order-ended', { status: 'NEW' }, []],
  ['has another amount', 'order-changed', { amount: '21' }, []],
  ['has another rate', 'order-changed', { apr: '3' }, []],
  ['has a longer term', 'order-changed', { unlockAt: '2099-01-01T00:00:00.000Z' }, []],
  ['has another vault', 'order-changed', { vaultAddress: HERS }, []],
  ['has lost its token', 'order-changed', { contract: null }, []],
  ['has lost its vault', 'order-changed', { vaultAddress: null }, []],
])('a stake that %s gets the fault %s', (_what, kind, change, ended) => {
  expect(kindOf(() => assertStakeDue(stake(), stake(change), ended))).toBe(kind);
});

it('a stake that the service does not know is refused', () => {
  expect(kindOf(() => assertStakeDue(stake(), null, []))).toBe('order-ended');
});

it('a stake is read from the service each time, and is null when unknown', async () => {
  stakes.add(stake());
  expect(await readStake(engine, 'one')).toMatchObject({ amount: '20' });
  stakes.change('one', { txHash: OURS });
  expect(await atService(engine, { serviceRecord: { type: 'stake', id: 'one' } }).hashOf()).toBe(OURS);
  expect(await atService(engine, { serviceRecord: { type: 'stake', id: 'other' } }).hashOf()).toBeNull();
  expect(await readStake(engine, 'unknown')).toBeNull();
});

it('a deposit belongs only to the stake for which the service has recorded it', async () => {
  stakes.add(stake({ txHash: OURS }));
  const [one, other] = ['one', 'other'].map((id) => ({ serviceRecord: { type: 'stake', id } as const }));
  expect(await isOfAnother(engine, OURS.toUpperCase().replace('0X', '0x'), one!)).toBe(false);
  expect(await isOfAnother(engine, OURS, other!)).toBe(true);
  expect(await isOfAnother(engine, SPED_UP, other!)).toBe(false);
  server.use(http.get('*/api/v1/user/staking', () => HttpResponse.error()));
  await expect(isOfAnother(engine, OURS, one!)).rejects.toMatchObject({ kind: 'service-unreachable' });
});

it('a transaction counts for a stake even if the service has it for another stake too', async () => {
  stakes.add(stake({ txHash: OURS }));
  stakes.add(stake({ _id: 'two', txHash: OURS }));
  expect(await isOfAnother(engine, OURS, { serviceRecord: { type: 'stake', id: 'two' } })).toBe(false);
});

it('the hash of a deposit is reported to the service', async () => {
  stakes.add(stake());
  await reportTo(engine, { serviceRecord: { type: 'stake', id: 'one' }, hash: OURS, requestId: 'request-1' });
  expect(stakes.reports).toEqual([{ stakeId: 'one', txHash: OURS, requestId: 'request-1' }]);
});
