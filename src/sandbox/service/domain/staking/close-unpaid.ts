import type { StakeReason, StoredStake } from './stake';

/** Without a deposit there is nothing to give back; one that comes all the same goes back by itself. */
export function closeUnpaid(stake: StoredStake, reason: StakeReason, now: number): void {
  stake.status = 'CLOSED';
  stake.reason = reason;
  stake.closedFor = reason;
  stake.reportedHash = undefined;
  stake.endedAt = now;
}
