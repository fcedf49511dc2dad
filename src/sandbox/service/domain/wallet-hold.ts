import { MINUTE } from './clock';
import type { Session } from './state';

/** The app renews it every minute while the wallet's question is open. */
export const HOLD_MS = 2 * MINUTE;

/**
 * A login session is asking a wallet to pay this: no other one may, until then. Logging out does not end it, since the
 * question that is open in a wallet can still be approved.
 */
export type WalletHold = { sessionId: string; until: number };

type Holdable = { heldFor?: WalletHold };

export const isHeldForWallet = ({ heldFor }: Holdable, now: number): boolean =>
  heldFor !== undefined && now < heldFor.until;

export const isHeldForAnother = (thing: Holdable, { id }: Session, now: number): boolean =>
  isHeldForWallet(thing, now) && thing.heldFor?.sessionId !== id;

/** Also renews it. */
export function holdFor(thing: Holdable, { id }: Session, now: number): void {
  thing.heldFor = { sessionId: id, until: now + HOLD_MS };
}

/** By anybody but its holder it changes nothing. */
export function giveBack(thing: Holdable, { id }: Session): void {
  if (thing.heldFor?.sessionId === id) thing.heldFor = undefined;
}
