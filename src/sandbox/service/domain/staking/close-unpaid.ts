import type { StakeReason, StoredStake } from '../stored-payments';

export function closeUnpaid(stake: StoredStake, reason: StakeReason, now: number): void {
  stake.status = 'CLOSED';
  stake.reason = reason;
  stake.closedFor = reason;
  stake.reportedHash = undefined;
  stake.endedAt = now;
}
