import { createHash, randomBytes } from 'node:crypto';
import type { RequestOf, resetPassword } from '@/api/contract';
import { DAY, MINUTE } from './clock';
import { assertStrong } from './password-rules';
import { hashPassword } from './passwords';
import { Refusal } from './refusal';
import { endSessionsOf } from './sessions';
import type { Account, ResetToken, State } from './state';
import { securityText, notifyOwner } from './notify-owner';

const LIFE_MS = 30 * MINUTE;
const MEMORY_MS = DAY;

const REPLACED = securityText(
  'Your password was reset',
  'Someone chose a new password with a code or link we sent to your e-mail, and we ended every session.',
);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function issueResetToken(
  state: State,
  { _id }: Account,
  now: number,
  more: Pick<ResetToken, 'isReplaced'> = {},
): string {
  const token = randomBytes(32).toString('base64url');
  const remembered = state.resetTokens.filter(({ expiresAt }) => now < expiresAt + MEMORY_MS);
  const issued = { hash: hashOf(token), accountId: _id, expiresAt: now + LIFE_MS, isUsed: false, ...more };
  state.resetTokens = [...remembered, issued];
  return token;
}

export function issueLinkToken(state: State, account: Account, now: number): string {
  const isOlderLink = ({ accountId, isReplaced }: ResetToken) => accountId === account._id && isReplaced === false;
  for (const token of state.resetTokens.filter(isOlderLink)) token.isReplaced = true;
  return issueResetToken(state, account, now, { isReplaced: false });
}

function openToken(state: State, token: string, now: number): Account {
  const found = state.resetTokens.find(({ hash }) => hash === hashOf(token));
  if (found?.isUsed)
    throw new Refusal(
      410,
      'This code or link was already used: a password was chosen with it or with a newer one. Request a new code if you need another.',
    );
  if (found?.isReplaced)
    throw new Refusal(410, 'This link was replaced by a newer one. Open the newest e-mail, or request another code.');
  const account = state.accounts.find(({ _id }) => _id === found?.accountId);
  if (!found || !account) throw new Refusal(410, 'This link is not valid. Request a new code.');
  if (now >= found.expiresAt) throw new Refusal(410, 'This code or link expired after 30 minutes. Request a new code.');
  return account;
}

export async function resetByToken(
  state: State,
  { token, password }: RequestOf<typeof resetPassword>,
  now: number,
): Promise<Record<string, never>> {
  const { email, firstName, lastName } = openToken(state, token, now);
  assertStrong('password', password, [email, firstName, lastName]);
  const hashed = await hashPassword(password);
  // Checks the token again after the last `await`, so that only one of two concurrent requests uses it.
  const account = openToken(state, token, now);
  account.password = hashed;
  endSessionsOf(state, account);
  notifyOwner(state, account, REPLACED, now);
  return {};
}
