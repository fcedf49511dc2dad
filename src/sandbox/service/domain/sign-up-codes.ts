import { randomUUID } from 'node:crypto';
import type { DataOf, RequestOf, resendPhoneOtp, verifyPhoneOtp } from '@/api/contract';
import { profileOf, sameMail } from './accounts';
import { iso, secondsUntil } from './clock';
import { triesLeft, textFor, type Failed } from './code-text';
import { issueCode, tryCode } from './codes';
import { sendCodeMessage } from './inbox';
import { assertMaySend, assertUnlocked, countSend, countWrongTry, resendWaitMs, sendsLeft } from './limits';
import { Refusal, tooMany } from './refusal';
import { openSession } from './sessions';
import { countersOf, openChannels, ownerOf, signUpOf, signUpOfAccount, addressOf } from './sign-ups';
import { type Account, type Channel, type SignUp, type State, CHANNELS } from './state';
import { resetCounter } from './counters';
import { newAccount } from './new-account';

function finishSignUp(
  state: State,
  { id, person, accepted, password, accountId }: SignUp,
  now: number,
): Account | undefined {
  const known = state.accounts.find(({ _id }) => _id === accountId);
  if (known) Object.assign(known, person, accepted, { password, isPhoneVerified: true, isEmailVerified: true });
  const opened = known ? undefined : newAccount(person, accepted, password, now);
  if (opened) state.accounts = [...state.accounts, opened];
  const isOnlyClaimed = (account: Account) => !account.isEmailVerified && sameMail(account.email, person.email);
  state.accounts = state.accounts.filter((account) => !isOnlyClaimed(account));
  state.signUps = state.signUps.filter((signUp) => signUp.id !== id);
  for (const channel of CHANNELS) resetCounter(state, 'SIGN_UP', addressOf(person, channel));
  return opened;
}

function sendSignUpCode(state: State, signUp: SignUp, channel: Channel, appOrigin: string, now: number): void {
  const { code, state: codeState } = issueCode(state.secret, randomUUID(), now);
  const resends = signUp.channels[channel].resends + 1;
  const isSent = ownerOf(state, signUp, channel) === undefined;
  countSend(countersOf(state, signUp, now)[channel], channel, now);
  if (isSent) sendCodeMessage(state, signUp.person, { purpose: 'SIGN_UP', channel, code, appOrigin }, now);
  signUp.channels[channel] = {
    code: codeState,
    isAccepted: false,
    isSent,
    resends,
    resendAt: now + resendWaitMs(resends),
  };
}

/** Sends a new code to each channel that is not verified, if the limits allow this. A recent code stays valid. */
export function renewSignUpCodes(state: State, signUp: SignUp, appOrigin: string, now: number): void {
  const counters = countersOf(state, signUp, now);
  const mayBeSent = (channel: Channel) =>
    now >= signUp.channels[channel].resendAt && sendsLeft(counters[channel], channel, now) > 0;
  for (const channel of openChannels(signUp).filter(mayBeSent)) sendSignUpCode(state, signUp, channel, appOrigin, now);
}

export function assertSignUpUnlocked(state: State, signUp: SignUp, now: number): void {
  for (const counter of Object.values(countersOf(state, signUp, now))) assertUnlocked(counter, now);
}

export function resendSignUpCode(
  state: State,
  channel: Channel,
  sessionId: string,
  appOrigin: string,
  now: number,
): DataOf<typeof resendPhoneOtp> {
  const signUp = signUpOf(state, sessionId, now);
  assertSignUpUnlocked(state, signUp, now);
  const { isAccepted, resendAt } = signUp.channels[channel];
  if (isAccepted) throw alreadyAccepted();
  if (now < resendAt) throw tooMany('A new code cannot be sent yet.', secondsUntil(resendAt, now));
  const counter = countersOf(state, signUp, now)[channel];
  assertMaySend(counter, channel, now);
  sendSignUpCode(state, signUp, channel, appOrigin, now);
  return sentAnswer(state, signUp, channel, now);
}

/**
 * Sends a code to a logged-in investor who has not verified this e-mail address or phone number. Sends none while the
 * last code is recent.
 */
export function sendOwnCode(
  state: State,
  channel: Channel,
  account: Account,
  appOrigin: string,
  now: number,
): DataOf<typeof resendPhoneOtp> {
  if (channel === 'phone' ? account.isPhoneVerified : account.isEmailVerified) throw alreadyAccepted();
  const signUp = signUpOfAccount(state, account, now);
  assertSignUpUnlocked(state, signUp, now);
  const { isAccepted, resendAt } = signUp.channels[channel];
  if (isAccepted) throw alreadyAccepted();
  if (now >= resendAt) {
    assertMaySend(countersOf(state, signUp, now)[channel], channel, now);
    sendSignUpCode(state, signUp, channel, appOrigin, now);
  }
  return { ...sentAnswer(state, signUp, channel, now), sessionId: signUp.id };
}

function sentAnswer(state: State, signUp: SignUp, channel: Channel, now: number): DataOf<typeof resendPhoneOtp> {
  const { code, resendAt } = signUp.channels[channel];
  return {
    expiresAt: iso(code.expiresAt),
    resendAfter: secondsUntil(resendAt, now),
    sendsLeft: sendsLeft(countersOf(state, signUp, now)[channel], channel, now),
  };
}

/** The code for an address to which none was sent. No code matches this value, because codes contain only digits. */
const NEVER_RIGHT = '------';

export function verifySignUpCode(
  state: State,
  channel: Channel,
  { sessionId, otp }: RequestOf<typeof verifyPhoneOtp>,
  now: number,
): DataOf<typeof verifyPhoneOtp> {
  const signUp = signUpOf(state, sessionId, now);
  assertSignUpUnlocked(state, signUp, now);
  const current = signUp.channels[channel];
  if (current.isAccepted) throw alreadyAccepted();
  const verdict = tryCode(current.code, current.isSent ? otp : NEVER_RIGHT, state.secret, now);
  if (verdict.kind !== 'right') throw refused(state, signUp, { channel, verdict }, now);
  if (ownerOf(state, signUp, channel)) throw new Refusal(409, 'This address now belongs to another account.');
  current.isAccepted = true;
  const [next] = openChannels(signUp);
  if (next !== undefined) return { next: next === 'phone' ? 'PHONE' : 'EMAIL' };
  const account = finishSignUp(state, signUp, now);
  return account
    ? { next: 'DONE', token: openSession(state, account, now), user: profileOf(account) }
    : { next: 'DONE' };
}

const alreadyAccepted = () => new Refusal(409, 'This code was already accepted.');

function refused(state: State, signUp: SignUp, failed: Failed, now: number): Refusal {
  if (failed.verdict.kind === 'wrong') {
    for (const counter of Object.values(countersOf(state, signUp, now))) countWrongTry(counter, now);
  }
  assertSignUpUnlocked(state, signUp, now);
  const attemptsLeft = triesLeft(failed);
  const words = textFor(failed);
  return new Refusal(attemptsLeft === 0 ? 410 : 422, words, { errors: { otp: words }, attemptsLeft });
}
