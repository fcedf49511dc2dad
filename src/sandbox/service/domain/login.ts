import { randomUUID } from 'node:crypto';
import type { DataOf, RequestOf, loginResendOtp, loginVerifyOtp, userLogin } from '@/api/contract';
import { accountByEmail, maskEmail, maskPhone, profileOf } from './accounts';
import { MINUTE, iso, secondsUntil } from './clock';
import { issueCode } from './codes';
import { sendCodeMessage } from './inbox';
import { assertMaySend, assertUnlocked, countSend, resetSends, resendWaitMs, sendsLeft } from './limits';
import { notify } from './notices';
import { isPassword } from './passwords';
import { Refusal, formRefusal, tooMany } from './refusal';
import { openSession } from './sessions';
import { assertSignUpUnlocked, renewSignUpCodes } from './sign-up-codes';
import { openChannels, signUpByEmail, signUpOfAccount } from './sign-ups';
import {
  CHANNELS,
  type Account,
  type Channel,
  type ChannelState,
  type LoginAttempt,
  type SignUp,
  type State,
} from './state';
import { securityText } from './notify-owner';
import { isAnyGiven, tryCodes, type GivenCodes } from './login-codes';
import { spendSecondFactor } from './two-factor';

type LoginCodes = GivenCodes & { totp: string | undefined; recoveryCode: string | undefined };
type Factor = Channel | 'totp';

const FIELDS = { phone: 'phoneOtp', email: 'emailOtp', totp: 'totp' } as const;

const wantsSecondFactor = (attempt: LoginAttempt, account: Account) =>
  account.twoFactorEnabled && !attempt.isSecondFactorAccepted;

const openFactors = (attempt: LoginAttempt, account: Account): Factor[] => [
  ...CHANNELS.filter((channel) => !attempt.channels[channel].isAccepted),
  ...(wantsSecondFactor(attempt, account) ? (['totp'] as const) : []),
];

/**
 * Returns the missing factors. Checks the phone and e-mail codes first, so that a wrong one does not use up the
 * authenticator code.
 */
function tryFactors(state: State, attempt: LoginAttempt, account: Account, given: LoginCodes, now: number): Factor[] {
  const before = openFactors(attempt, account);
  const hadCodes = isAnyGiven(attempt, given);
  if (hadCodes) tryCodes(attempt, account, given, state.secret, now);
  const hadSecond = wantsSecondFactor(attempt, account) && spendSecondFactor(state, account, given, now);
  if (hadSecond) attempt.isSecondFactorAccepted = true;
  if (before.length > 0 && !hadCodes && !hadSecond) throw nothingGiven(before);
  return openFactors(attempt, account);
}

const nothingGiven = (open: readonly Factor[]) =>
  formRefusal(Object.fromEntries(open.map((factor) => [FIELDS[factor], 'Enter the 6 digits of the code.'])));

const ATTEMPT_LIFE_MS = 30 * MINUTE;

export async function startLogin(
  state: State,
  { email, password }: RequestOf<typeof userLogin>,
  appOrigin: string,
  now: number,
): Promise<DataOf<typeof userLogin>> {
  const account = accountByEmail(state, email);
  const signUp = signUpByEmail(state, email, now);
  const known = account?.password;
  // Always checks the account's and the sign-up's password, so that the timing does not reveal which one exists.
  const isRight = await isPassword(password, known);
  const isNewcomer = await isPassword(password, signUp?.password);
  // During the check, the password may have been replaced or the account closed.
  const isOwner = isRight && account?.password === known && account?.deactivatedAt === undefined;
  if (!isOwner && signUp && isNewcomer) throw unverified(state, signUp, appOrigin, now);
  if (!account || !isOwner) throw formRefusal({ password: 'Incorrect e-mail or password.' });
  assertUnlocked(account, now);
  if (!account.isPhoneVerified || !account.isEmailVerified)
    throw unverified(state, signUpOfAccount(state, account, now), appOrigin, now);
  const attempt = openAttempt(state, account, appOrigin, now);
  const { code, resendAt } = attempt.channels.phone;
  return {
    sessionId: attempt.id,
    requires: { phone: true, email: true, totp: account.twoFactorEnabled },
    phoneMasked: maskPhone(account),
    emailMasked: maskEmail(account),
    expiresAt: iso(code.expiresAt),
    resendAfter: secondsUntil(resendAt, now),
  };
}

function unverified(state: State, signUp: SignUp, appOrigin: string, now: number): Refusal {
  assertSignUpUnlocked(state, signUp, now);
  renewSignUpCodes(state, signUp, appOrigin, now);
  const remaining = openChannels(signUp).map((channel) => channel.toUpperCase());
  const [next] = remaining;
  const words = next === 'PHONE' ? 'Your phone number is not verified yet.' : 'Your e-mail is not verified yet.';
  return new Refusal(403, words, { reason: 'UNVERIFIED', sessionId: signUp.id, next, remaining });
}

function openAttempt(state: State, account: Account, appOrigin: string, now: number): LoginAttempt {
  for (const channel of CHANNELS) assertMaySend(account, channel, now);
  const send = (channel: Channel): ChannelState => sendCode(state, account, { channel, resends: 0, appOrigin }, now);
  const attempt: LoginAttempt = {
    id: randomUUID(),
    accountId: account._id,
    endsAt: now + ATTEMPT_LIFE_MS,
    channels: { phone: send('phone'), email: send('email') },
  };
  const others = state.loginAttempts.filter(({ accountId, endsAt }) => accountId !== account._id && now < endsAt);
  state.loginAttempts = [...others, attempt];
  return attempt;
}

type Sending = { channel: Channel; resends: number; appOrigin: string };

function sendCode(state: State, account: Account, { channel, resends, appOrigin }: Sending, now: number): ChannelState {
  const { code, state: codeState } = issueCode(state.secret, randomUUID(), now);
  countSend(account, channel, now);
  sendCodeMessage(state, account, { purpose: 'LOGIN', channel, code, appOrigin }, now);
  return { code: codeState, isAccepted: false, resends, resendAt: now + resendWaitMs(resends) };
}

function attemptOf(state: State, sessionId: string, now: number): { attempt: LoginAttempt; account: Account } {
  const attempt = state.loginAttempts.find(({ id, endsAt }) => id === sessionId && now < endsAt);
  const account =
    attempt &&
    state.accounts.find(({ _id, deactivatedAt }) => _id === attempt.accountId && deactivatedAt === undefined);
  if (!attempt || !account) throw new Refusal(410, 'This login has ended. Please log in again.');
  assertUnlocked(account, now);
  return { attempt, account };
}

export function resendLoginCode(
  state: State,
  { sessionId, channel }: RequestOf<typeof loginResendOtp>,
  appOrigin: string,
  now: number,
): DataOf<typeof loginResendOtp> {
  const { attempt, account } = attemptOf(state, sessionId, now);
  const { isAccepted, resendAt, resends } = attempt.channels[channel];
  if (isAccepted) throw new Refusal(409, 'This code was already accepted.');
  if (now < resendAt) throw tooMany('A new code cannot be sent yet.', secondsUntil(resendAt, now));
  assertMaySend(account, channel, now);
  const sent = sendCode(state, account, { channel, resends: resends + 1, appOrigin }, now);
  attempt.channels[channel] = sent;
  return {
    expiresAt: iso(sent.code.expiresAt),
    resendAfter: secondsUntil(sent.resendAt, now),
    sendsLeft: sendsLeft(account, channel, now),
  };
}

export function verifyLogin(
  state: State,
  { sessionId, phoneOtp, emailOtp, totp, recoveryCode }: RequestOf<typeof loginVerifyOtp>,
  now: number,
): DataOf<typeof loginVerifyOtp> {
  const { attempt, account } = attemptOf(state, sessionId, now);
  const remaining = tryFactors(state, attempt, account, { phone: phoneOtp, email: emailOtp, totp, recoveryCode }, now);
  if (remaining.length > 0) return { remaining };
  state.loginAttempts = state.loginAttempts.filter(({ id }) => id !== attempt.id);
  resetSends(account);
  notify(state, account._id, NEW_LOGIN, now);
  return { token: openSession(state, account, now), user: profileOf(account) };
}

const NEW_LOGIN = securityText('New login', 'Your password and codes were used to log in.');
