import { HOUR, MINUTE, SECOND, secondsUntil } from './clock';
import { locked, tooMany } from './refusal';
import type { Channel } from './state';

/** What is counted of one account, or of one address that has none. */
export type Limited = {
  /** Times of wrong codes within the last hour, over all codes. */
  wrongTries: number[];
  lockedUntil: number;
  /** Times at which a code was sent within the last hour. */
  sends: Record<Channel, number[]>;
};

export const unlimited = (): Limited => ({ wrongTries: [], lockedUntil: 0, sends: { phone: [], email: [] } });

const WRONG_TRIES_AN_HOUR = 10;
const LOCK_MS = 15 * MINUTE;
const SENDS_AN_HOUR = 5;
const RESEND_WAITS_MS = [60 * SECOND, 120 * SECOND, 300 * SECOND] as const;

const withinHour = (times: readonly number[], now: number) => times.filter((at) => now - at < HOUR);

export function assertUnlocked(limited: Limited, now: number): void {
  if (now < limited.lockedUntil) throw locked(secondsUntil(limited.lockedUntil, now));
}

/** Over all codes, so that asking for a new code does not give new tries. */
export function countWrongTry(limited: Limited, now: number): void {
  limited.wrongTries = [...withinHour(limited.wrongTries, now), now];
  if (limited.wrongTries.length < WRONG_TRIES_AN_HOUR) return;
  limited.wrongTries = [];
  limited.lockedUntil = now + LOCK_MS;
}

/** Before the account locks: how many an authenticator's code has, which is never sent and so never renewed. */
export const triesLeft = (limited: Limited, now: number): number =>
  Math.max(0, WRONG_TRIES_AN_HOUR - withinHour(limited.wrongTries, now).length);

export const sendsLeft = (limited: Limited, channel: Channel, now: number): number =>
  Math.max(0, SENDS_AN_HOUR - withinHour(limited.sends[channel], now).length);

export function assertMaySend(limited: Limited, channel: Channel, now: number): void {
  const [oldest = now] = withinHour(limited.sends[channel], now);
  if (sendsLeft(limited, channel, now) > 0) return;
  throw tooMany('Too many codes were asked for. Try again later.', secondsUntil(oldest + HOUR, now));
}

export function countSend(limited: Limited, channel: Channel, now: number): void {
  limited.sends[channel] = [...withinHour(limited.sends[channel], now), now];
}

/** An owner who has proven to own phone and e-mail may have codes sent again. */
export function forgetSends(limited: Limited): void {
  limited.sends = { phone: [], email: [] };
}

export const resendWaitMs = (resends: number): number =>
  RESEND_WAITS_MS[Math.min(resends, RESEND_WAITS_MS.length - 1)] ?? RESEND_WAITS_MS[2];
