import { Refusal } from '../refusal';
import type { Session } from '../state';
import { giveBack, holdFor, isHeldForAnother } from '../wallet-hold';
import type { StoredStake } from './stake';

/** As for an order: while the stake is held, no other session asks a wallet for its deposit. */
export function setStakeAsking(stake: StoredStake, isAsking: boolean, session: Session, now: number): void {
  if (!isAsking) return giveBack(stake, session);
  const reason = whyNotAsked(stake, session, now);
  if (reason) throw new Refusal(409, reason, { stakeId: stake._id });
  holdFor(stake, session, now);
}

function whyNotAsked(stake: StoredStake, session: Session, now: number): string | undefined {
  const { status, deposit, expiresAt } = stake;
  if (status === 'PENDING' && deposit) return 'The deposit of this stake is under way already.';
  if (status !== 'PENDING' || now >= expiresAt) return 'This stake does not wait for a deposit any more.';
  if (isHeldForAnother(stake, session, now))
    return 'This deposit is being made in another browser or on another device.';
  return undefined;
}
