import { HOUR, MINUTE, SECOND, secondsUntil } from './clock';
import { locked, tooMany } from './refusal';
import type { Account, Channel } from './state';

const WRONG_TRIES_AN_HOUR = 10;
const LOCK_MS = 15 * MINUTE;
const SENDS_AN_HOUR = 5;
const RESEND_WAITS_MS = [60 * SECOND, 120 * SECOND, 300 * SECOND] as const;

const withinHour = (times: readonly number[], now: number) => times.filter((at) => now - at < HOUR);

export function assertUnlocked(account: Account, now: number): void {
  if (now < account.lockedUntil) throw locked(secondsUntil(account.lockedUntil, now));
}

/** Over all codes of the account, so that asking for a new code does not give new tries. */
export function countWrongTry(account: Account, now: number): void {
  account.wrongTries = [...withinHour(account.wrongTries, now), now];
  if (account.wrongTries.length < WRONG_TRIES_AN_HOUR) return;
  account.wrongTries = [];
  account.lockedUntil = now + LOCK_MS;
}

/** Before the account locks: how many an authenticator's code has, which is never sent and so never renewed. */
export const triesLeft = (account: Account, now: number): number =>
  Math.max(0, WRONG_TRIES_AN_HOUR - withinHour(account.wrongTries, now).length);

export const sendsLeft = (account: Account, channel: Channel, now: number): number =>
  Math.max(0, SENDS_AN_HOUR - withinHour(account.sends[channel], now).length);

export function assertMaySend(account: Account, channel: Channel, now: number): void {
  const [oldest = now] = withinHour(account.sends[channel], now);
  if (sendsLeft(account, channel, now) > 0) return;
  throw tooMany('Too many codes were asked for. Try again later.', secondsUntil(oldest + HOUR, now));
}

export function countSend(account: Account, channel: Channel, now: number): void {
  account.sends[channel] = [...withinHour(account.sends[channel], now), now];
}

/** Whoever proved to own phone and e-mail may have codes sent again. */
export function forgetSends(account: Account): void {
  account.sends = { phone: [], email: [] };
}

export const resendWaitMs = (resends: number): number =>
  RESEND_WAITS_MS[Math.min(resends, RESEND_WAITS_MS.length - 1)] ?? RESEND_WAITS_MS[2];
