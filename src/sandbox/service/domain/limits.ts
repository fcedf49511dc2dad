import { HOUR, MINUTE, SECOND, secondsUntil } from './clock';
import { locked, tooMany } from './refusal';
import type { Channel, AttemptCounts } from './state';

export const noAttempts = (): AttemptCounts => ({ wrongTries: [], lockedUntil: 0, sends: { phone: [], email: [] } });

const WRONG_TRIES_AN_HOUR = 10;
const LOCK_MS = 15 * MINUTE;
const SENDS_AN_HOUR = 5;
const RESEND_WAITS_MS = [60 * SECOND, 120 * SECOND, 300 * SECOND] as const;

const withinHour = (times: readonly number[], now: number) => times.filter((at) => now - at < HOUR);

export function assertUnlocked(counts: AttemptCounts, now: number): void {
  if (now < counts.lockedUntil) throw locked(secondsUntil(counts.lockedUntil, now));
}

/** Wrong tries count across all codes, so that requesting a new code gives no extra tries. */
export function countWrongTry(counts: AttemptCounts, now: number): void {
  counts.wrongTries = [...withinHour(counts.wrongTries, now), now];
  if (counts.wrongTries.length < WRONG_TRIES_AN_HOUR) return;
  counts.wrongTries = [];
  counts.lockedUntil = now + LOCK_MS;
}

/**
 * Returns the tries left before the account locks. The limit for each code applies only to codes that are sent. For
 * an authenticator code, this is the only limit.
 */
export const triesLeft = (counts: AttemptCounts, now: number): number =>
  Math.max(0, WRONG_TRIES_AN_HOUR - withinHour(counts.wrongTries, now).length);

export const sendsLeft = (counts: AttemptCounts, channel: Channel, now: number): number =>
  Math.max(0, SENDS_AN_HOUR - withinHour(counts.sends[channel], now).length);

export function assertMaySend(counts: AttemptCounts, channel: Channel, now: number): void {
  const [oldest = now] = withinHour(counts.sends[channel], now);
  if (sendsLeft(counts, channel, now) > 0) return;
  throw tooMany('You requested too many codes. Try again later.', secondsUntil(oldest + HOUR, now));
}

export function countSend(counts: AttemptCounts, channel: Channel, now: number): void {
  counts.sends[channel] = [...withinHour(counts.sends[channel], now), now];
}

export function resetSends(counts: AttemptCounts): void {
  counts.sends = { phone: [], email: [] };
}

export const resendWaitMs = (resends: number): number =>
  RESEND_WAITS_MS[Math.min(resends, RESEND_WAITS_MS.length - 1)] ?? RESEND_WAITS_MS[2];
