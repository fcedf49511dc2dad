import { randomUUID } from 'node:crypto';
import type { DataOf, RequestOf, forgotPassword, sendOtpEmail, verifyForgotOtp } from '@/api/contract';
import { accountByEmail, maskEmail, sameMail } from './accounts';
import { MINUTE, iso, secondsUntil } from './clock';
import { triesLeft, textFor, type Failed } from './code-text';
import { issueCode, tryCode } from './codes';
import { counterOf, resetCounter } from './counters';
import { sendCodeMessage, sendMailTo } from './inbox';
import { assertMaySend, assertUnlocked, countSend, countWrongTry, resendWaitMs, sendsLeft } from './limits';
import { EMAILS } from './mails';
import { Refusal, tooMany } from './refusal';
import { issueLinkToken, issueResetToken } from './reset-tokens';
import { signUpByEmail } from './sign-ups';
import type { Account, ChannelState, ForgotAttempt, State } from './state';

const ATTEMPT_LIFE_MS = 30 * MINUTE;

export function startForgotten(
  state: State,
  { email }: RequestOf<typeof forgotPassword>,
  appOrigin: string,
  now: number,
): DataOf<typeof forgotPassword> {
  const counter = counterOf(state, 'FORGOT', email, now);
  assertUnlocked(counter, now);
  assertMaySend(counter, 'email', now);
  const accountId = accountByEmail(state, email)?._id;
  const attempt: ForgotAttempt = {
    id: randomUUID(),
    email,
    accountId,
    endsAt: now + ATTEMPT_LIFE_MS,
    channel: sendForgotCode(state, { email, accountId, resends: 0 }, appOrigin, now),
  };
  if (!accountId && signUpByEmail(state, email, now)) sendMailTo(state, email, EMAILS.SIGN_UP_UNFINISHED, now);
  const isOther = (one: ForgotAttempt) => !sameMail(one.email, email) && now < one.endsAt;
  state.forgotAttempts = [...state.forgotAttempts.filter(isOther), attempt];
  const { code, resendAt } = attempt.channel;
  return {
    sessionId: attempt.id,
    emailMasked: maskEmail({ email }),
    expiresAt: iso(code.expiresAt),
    resendAfter: secondsUntil(resendAt, now),
  };
}

type Sending = Pick<ForgotAttempt, 'email' | 'accountId'> & { resends: number };

/**
 * The e-mail contains the code and a link. The link has the configured origin, because an attacker could set the
 * request's.
 */
function sendForgotCode(
  state: State,
  { email, accountId, resends }: Sending,
  appOrigin: string,
  now: number,
): ChannelState {
  const { code, state: codeState } = issueCode(state.secret, randomUUID(), now);
  countSend(counterOf(state, 'FORGOT', email, now), 'email', now);
  const account = accountOf(state, accountId);
  if (account) {
    const more = `Instead of the code, you can use this link once, for 30 minutes or until we send a newer one: ${appOrigin}/auth/reset?token=${issueLinkToken(state, account, now)}`;
    sendCodeMessage(state, account, { purpose: 'FORGOT', channel: 'email', code, appOrigin, more }, now);
  }
  return { code: codeState, isAccepted: false, resends, resendAt: now + resendWaitMs(resends) };
}

const accountOf = (state: State, accountId: string | undefined): Account | undefined =>
  state.accounts.find(({ _id }) => _id === accountId);

function attemptOf(state: State, sessionId: string, now: number): ForgotAttempt {
  const attempt = state.forgotAttempts.find(({ id, endsAt }) => id === sessionId && now < endsAt);
  if (!attempt) throw new Refusal(410, 'This request has ended. Please request a new code.');
  assertUnlocked(counterOf(state, 'FORGOT', attempt.email, now), now);
  return attempt;
}

export function resendForgotCode(
  state: State,
  sessionId: string,
  now: number,
  appOrigin: string,
): DataOf<typeof sendOtpEmail> {
  const attempt = attemptOf(state, sessionId, now);
  const { resendAt, resends } = attempt.channel;
  if (now < resendAt) throw tooMany('A new code cannot be sent yet.', secondsUntil(resendAt, now));
  const counter = counterOf(state, 'FORGOT', attempt.email, now);
  assertMaySend(counter, 'email', now);
  attempt.channel = sendForgotCode(state, { ...attempt, resends: resends + 1 }, appOrigin, now);
  return {
    expiresAt: iso(attempt.channel.code.expiresAt),
    resendAfter: secondsUntil(attempt.channel.resendAt, now),
    sendsLeft: sendsLeft(counter, 'email', now),
  };
}

export function verifyForgotCode(
  state: State,
  { sessionId, otp }: RequestOf<typeof verifyForgotOtp>,
  now: number,
): DataOf<typeof verifyForgotOtp> {
  const attempt = attemptOf(state, sessionId, now);
  const account = accountOf(state, attempt.accountId);
  const verdict = tryCode(attempt.channel.code, account ? otp : NEVER_RIGHT, state.secret, now);
  if (verdict.kind !== 'right' || !account)
    throw refused(state, attempt, { channel: 'email', verdict: notRight(verdict) }, now);
  // Only a caller who has the right code learns that the account is locked.
  assertUnlocked(account, now);
  state.forgotAttempts = state.forgotAttempts.filter(({ id }) => id !== attempt.id);
  resetCounter(state, 'FORGOT', attempt.email);
  return { resetToken: issueResetToken(state, account, now) };
}

/** No code matches this value, because codes contain only digits. */
const NEVER_RIGHT = '------';

const notRight = (verdict: ReturnType<typeof tryCode>): Failed['verdict'] =>
  verdict.kind === 'right' ? { kind: 'dead' } : verdict;

/** Counts the try for the e-mail, which reveals nothing, and for the account, whose login may then be locked. */
function refused(state: State, { email, accountId }: ForgotAttempt, failed: Failed, now: number): Refusal {
  const counter = counterOf(state, 'FORGOT', email, now);
  const account = accountOf(state, accountId);
  if (failed.verdict.kind === 'wrong') [counter, account].forEach((limited) => limited && countWrongTry(limited, now));
  assertUnlocked(counter, now);
  const attemptsLeft = triesLeft(failed);
  const words = textFor(failed);
  return new Refusal(attemptsLeft === 0 ? 410 : 422, words, { errors: { otp: words }, attemptsLeft });
}
