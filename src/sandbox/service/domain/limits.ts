import { HOUR, MINUTE, SECOND, secondsUntil } from './clock';
import { locked, tooMany } from './refusal';
import type { Channel, Limited } from './state';

export const unlimited = (): Limited => ({ wrongTries: [], lockedUntil: 0, sends: { phone: [], email: [] } });

const WRONG_TRIES_AN_HOUR = 10;
const LOCK_MS = 15 * MINUTE;
const SENDS_AN_HOUR = 5;
const RESEND_WAITS_MS = [60 * SECOND, 120 * SECOND, 300 * SECOND] as const;

const withinHour = (times: readonly number[], now: number) => times.filter((at) => now - at < HOUR);

export function assertUnlocked(limited: Limited, now: number): void {
  if (now < limited.lockedUntil) throw locked(secondsUntil(limited.lockedUntil, now));
}

/** Wrong tries count across all codes, so that requesting a new code gives no extra tries. */
export function countWrongTry(limited: Limited, now: number): void {
  limited.wrongTries = [...withinHour(limited.wrongTries, now), now];
  if (limited.wrongTries.length < WRONG_TRIES_AN_HOUR) return;
  limited.wrongTries = [];
  limited.lockedUntil = now + LOCK_MS;
}

/**
 * Returns the tries left before the account locks. The limit of tries for each code applies only to codes that are
 * sent, so only this one limits the tries of an authenticator code.
 */
export const triesLeft = (limited: Limited, now: number): number =>
  Math.max(0, WRONG_TRIES_AN_HOUR - withinHour(limited.wrongTries, now).length);

export const sendsLeft = (limited: Limited, channel: Channel, now: number): number =>
  Math.max(0, SENDS_AN_HOUR - withinHour(limited.sends[channel], now).length);

export function assertMaySend(limited: Limited, channel: Channel, now: number): void {
  const [oldest = now] = withinHour(limited.sends[channel], now);
  if (sendsLeft(limited, channel, now) > 0) return;
  throw tooMany('You requested too many codes. Try again later.', secondsUntil(oldest + HOUR, now));
}

export function countSend(limited: Limited, channel: Channel, now: number): void {
  limited.sends[channel] = [...withinHour(limited.sends[channel], now), now];
}

export function resetSends(limited: Limited): void {
  limited.sends = { phone: [], email: [] };
}

export const resendWaitMs = (resends: number): number =>
  RESEND_WAITS_MS[Math.min(resends, RESEND_WAITS_MS.length - 1)] ?? RESEND_WAITS_MS[2];
