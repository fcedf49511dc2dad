import type { Stake } from '@/api/contract';
import { reasonText } from '@/features/staking/model/reason-text';
import { progressStepsOfStake, stakeViewOf } from '@/features/staking/model/stake-view';
import type { TxState } from '@/tx';

const HASH = `0x${'a'.repeat(64)}` as const;
const stake: Stake = {
  _id: 's',
  planId: 'p',
  amount: '10',
  apr: '5',
  startAt: '2026-01-01T00:00:00Z',
  unlockAt: '2026-04-01T00:00:00Z',
  accrued: '0',
  claimable: '0',
  claimed: '0',
  status: 'PENDING',
};
const idle: TxState = { step: 'idle' };
const settled: TxState = { step: 'succeeded', hash: HASH };
const view = (change: Partial<Stake>, state: TxState = idle, isTimeUp = false) =>
  stakeViewOf({ stake: { ...stake, ...change }, state, isTimeUp });

test('the state of this browser’s attempt takes precedence over the state at the service', () => {
  expect(view({ status: 'CLOSED' }, { step: 'pending', hash: HASH, confirmations: 0, isStored: true })).toBe(
    'attempted',
  );
  expect(view({}, { step: 'unsent' }, true)).toBe('attempted');
});

test('a waiting stake can be deposited until its time is up', () => {
  expect(view({})).toBe('payable');
  expect(view({}, idle, true)).toBe('lapsed');
  expect(view({}, { step: 'checking' }, true)).toBe('payable');
});

test('no deposit can be made for a stake that has a deposit or has ended', () => {
  expect(view({ txHash: HASH })).toBe('elsewhere');
  expect(view({ status: 'ACTIVE' })).toBe('begun');
  expect(view({ status: 'CLOSED', reason: 'UNPAID' })).toBe('closed');
});

test('the last step is done only when the bank says so', () => {
  const last = (status: string) => progressStepsOfStake(settled, { ...stake, status }).at(-1);
  expect(last('PENDING')).toEqual({ name: 'Active', mark: 'now' });
  expect(last('CLOSED')).toEqual({ name: 'Active', mark: 'refused' });
  expect(last('ACTIVE')).toEqual({ name: 'Active', mark: 'done' });
});

test('a returned deposit is shown as returned, and an unknown reason is shown unchanged', () => {
  expect(reasonText({})).toBeNull();
  expect(reasonText({ reason: 'UNPAID' })).not.toMatch(/back/);
  expect(reasonText({ reason: 'LATE' })).toMatch(/returns it/);
  expect(reasonText({ reason: 'LATE', returnHash: HASH })).toMatch(/has returned it/);
  expect(reasonText({ reason: 'MOON' })).toBe('The bank’s reason: MOON.');
});
