import type { Backend } from './service';
import type { StoredStake } from '@/sandbox/service/domain/stored-payments';

const DAY_MS = 86_400_000;

export function addStake({ service: { state } }: Backend, days: number, change: Partial<StoredStake> = {}): void {
  const amelia = state.accounts.find(({ email }) => email.startsWith('amelia@'))!;
  const startAt = Date.now() - days * DAY_MS;
  state.stakes.push({
    _id: `stake-${state.stakes.length}`,
    planId: 'plan-180',
    accountId: amelia._id,
    wallet: amelia.walletAddress!,
    idempotencyKey: `key-${state.stakes.length}`,
    amount: '100',
    apr: '4.1',
    termDays: 180,
    openedAt: startAt,
    openedBlock: '1',
    expiresAt: startAt + DAY_MS,
    startAt,
    claimed: '0',
    status: 'ACTIVE',
    ...change,
  });
}
