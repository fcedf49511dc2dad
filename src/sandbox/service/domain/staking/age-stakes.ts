import { amountText, notify } from '../notices';
import type { State } from '../state';
import type { StoredStake } from '../stored-payments';
import { closeUnpaid } from './close-unpaid';
import { isMature } from './stake';

export function ageStakes(state: State, now: number): void {
  for (const stake of state.stakes) {
    if (stake.status === 'ACTIVE') stake.countedUntil = Math.max(now, stake.countedUntil ?? 0);
    if (stake.status === 'PENDING' && !stake.deposit && now >= stake.expiresAt)
      closeUnpaid(stake, stake.reason ?? 'UNPAID', now);
    if (stake.status === 'ACTIVE' && isMature(stake, now)) mature(state, stake, now);
  }
}

function mature(state: State, stake: StoredStake, now: number): void {
  stake.status = 'MATURED';
  const body = `${amountText(stake.amount)} FNX have reached the end of their term. Claim to get your shares back with their rewards.`;
  notify(state, stake.accountId, { title: 'Your stake has matured', body, type: 'STAKE', link: '/staking' }, now);
}
