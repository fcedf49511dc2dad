import { randomUUID } from 'node:crypto';
import type { DataOf, RequestOf, deactivateAccount, sendOtpEmail, verifyDeactivateOtp } from '@/api/contract';
import { MINUTE, iso, secondsUntil } from './clock';
import { issueCode, tryCode, type CodeState } from './codes';
import { blockersOf } from './deactivation-blockers';
import { sendMail } from './inbox';
import { assertMaySend, assertUnlocked, countSend, resendWaitMs, sendsLeft, countWrongTry } from './limits';
import { assertOwnPassword } from './own-password';
import { Refusal, tooMany } from './refusal';
import { endSessionsOf, type Member } from './sessions';
import type { Account, Deactivation, State } from './state';

const DEAD = 'There were too many wrong tries. Request a new code.';
const EXPIRED = 'The code has expired. Request a new one.';
const WRONG = 'The code is wrong.';

const gone = (words: string) => new Refusal(410, words, { errors: { otp: words }, attemptsLeft: 0 });

function assertCode(state: State, account: Account, code: CodeState, otp: string, now: number): void {
  assertUnlocked(account, now);
  const verdict = tryCode(code, otp, state.secret, now);
  switch (verdict.kind) {
    case 'right':
      return;
    case 'dead':
      throw gone(DEAD);
    case 'expired':
      throw gone(EXPIRED);
    case 'wrong':
      countWrongTry(account, now);
      assertUnlocked(account, now);
      if (verdict.attemptsLeft === 0) throw gone(DEAD);
      throw new Refusal(422, WRONG, { errors: { otp: WRONG }, attemptsLeft: verdict.attemptsLeft });
  }
}

const CODE_LIFE_MS = 5 * MINUTE;
const LIFE_MS = 30 * MINUTE;

type Started = DataOf<typeof deactivateAccount>;

export async function startDeactivation(
  state: State,
  member: Member,
  { reason, password }: RequestOf<typeof deactivateAccount>,
  now: number,
): Promise<Started> {
  const { account } = member;
  await assertOwnPassword(state, member, password, { password: 'Incorrect password.' }, now);
  const blockedBy = blockersOf(state, account);
  const blockers = blockedBy.map(({ text }) => text);
  if (blockers.length > 0) return { sessionId: randomUUID(), expiresAt: iso(now), blockers, blockedBy };
  const sent = sendCode(state, account, 0, now);
  const begun: Deactivation = { id: randomUUID(), accountId: account._id, reason, endsAt: now + LIFE_MS, ...sent };
  state.deactivations = [...othersOpen(state, account, now), begun];
  const resendAfter = secondsUntil(begun.resendAt, now);
  return { sessionId: begun.id, expiresAt: iso(begun.code.expiresAt), resendAfter, blockers };
}

const othersOpen = ({ deactivations }: State, account: Account, now: number) =>
  deactivations.filter(({ accountId, endsAt }) => accountId !== account._id && now < endsAt);

function sendCode(state: State, account: Account, resends: number, now: number) {
  assertMaySend(account, 'email', now);
  const { code, state: codeState } = issueCode(state.secret, randomUUID(), now, CODE_LIFE_MS);
  countSend(account, 'email', now);
  const subject = 'Your code to deactivate your FNX account';
  const text = `${code} confirms that you want to deactivate your FNX account. It works for 5 minutes. If you did not request this, change your password.`;
  sendMail(state, account, { subject, text, code }, now);
  return { code: codeState, resends, resendAt: now + resendWaitMs(resends) };
}

const ended = () => new Refusal(410, 'This request has ended. Please start again.');

function deactivationOf({ deactivations }: State, sessionId: string, now: number): Deactivation {
  const begun = deactivations.find(({ id, endsAt }) => id === sessionId && now < endsAt);
  if (!begun) throw ended();
  return begun;
}

export function resendDeactivationCode(state: State, sessionId: string, now: number): DataOf<typeof sendOtpEmail> {
  const begun = deactivationOf(state, sessionId, now);
  const account = state.accounts.find(({ _id }) => _id === begun.accountId);
  if (!account) throw ended();
  assertUnlocked(account, now);
  if (now < begun.resendAt) throw tooMany('A new code cannot be sent yet.', secondsUntil(begun.resendAt, now));
  Object.assign(begun, sendCode(state, account, begun.resends + 1, now));
  return {
    expiresAt: iso(begun.code.expiresAt),
    resendAfter: secondsUntil(begun.resendAt, now),
    sendsLeft: sendsLeft(account, 'email', now),
  };
}

export function confirmDeactivation(
  state: State,
  account: Account,
  { sessionId, otp }: RequestOf<typeof verifyDeactivateOtp>,
  now: number,
): void {
  const begun = deactivationOf(state, sessionId, now);
  if (begun.accountId !== account._id) throw ended();
  assertCode(state, account, begun.code, otp, now);
  const blockedBy = blockersOf(state, account);
  const blockers = blockedBy.map(({ text }) => text);
  const orderId = blockedBy.find(({ kind }) => kind === 'ORDER')?.orderId;
  if (blockers.length > 0) throw new Refusal(409, blockers.join(' '), { blockers, orderId });
  close(state, account, now);
}

function close(state: State, account: Account, now: number): void {
  account.deactivatedAt = now;
  endSessionsOf(state, account);
  const text =
    'We deactivated your FNX account as you asked and logged out every device. Shares in the register stay yours. Contact support about them, or to reopen the account.';
  sendMail(state, account, { subject: 'Your FNX account was deactivated', text }, now);
}
