import { Refusal } from '../refusal';
import { isReportedByAnother } from '../reported-hashes';
import type { Session } from '../state';
import type { StoredStake } from '../stored-payments';
import {
  releaseReservation,
  reserveFor,
  isRequestedByAnother,
  isAboutEarlierRequest,
  isPastRequest,
  isReservedByAnother,
  type Asking,
} from '../wallet-reservation';

export function setStakeAsking(stake: StoredStake, asking: Asking, session: Session, now: number): void {
  if (!asking.asking) return releaseReservation(stake, asking, session, now);
  const reason = whyNotAsked(stake, asking, session, now);
  if (reason) throw new Refusal(409, reason, { stakeId: stake._id });
  reserveFor(stake, asking, session, now);
}

function whyNotAsked(stake: StoredStake, asking: Asking, session: Session, now: number): string | undefined {
  const { status, deposit, expiresAt } = stake;
  if (status === 'PENDING' && deposit) return 'The deposit of this stake is already in progress.';
  if (status !== 'PENDING' || now >= expiresAt) return 'This stake is no longer waiting for a deposit.';
  if (isPastRequest(stake, asking, session)) return 'This wallet request has ended.';
  if (isAboutEarlierRequest(stake, asking)) return 'Another wallet request has been opened since.';
  if (isReportedByAnother(stake, session))
    return 'A deposit of this stake was reported from another login. Wait for its result before you deposit again.';
  if (isReservedByAnother(stake, session, now))
    return 'This deposit is being made in another browser or on another device.';
  if (!asking.declaredUnsent && isRequestedByAnother(stake, session, now))
    return 'Another login has asked a wallet for this deposit, and the wallet has not answered. Decline the request there, then declare that nothing was sent.';
  return undefined;
}
