import { randomBytes, randomUUID } from 'node:crypto';
import { DAY, SECOND } from './clock';
import { expiredSession } from './refusal';
import type { Account, Session, State } from './state';
import { readToken, signToken } from './tokens';

export type Member = { account: Account; session: Session };

export function openSession(state: State, account: Account, now: number): string {
  const session: Session = {
    id: randomUUID(),
    accountId: account._id,
    secretKey: randomBytes(32).toString('hex'),
    openedAt: now,
    expiresAt: now + DAY,
  };
  state.sessions = [...state.sessions.filter((open) => now < open.expiresAt), session];
  const iat = Math.floor(now / SECOND);
  const exp = Math.floor(session.expiresAt / SECOND);
  return signToken({ sub: account._id, sid: session.id, iat, exp, secretKey: session.secretKey }, state.secret);
}

export function memberOf(state: State, token: string, now: number): Member | null {
  const claims = readToken(token, state.secret, now);
  const session = claims && state.sessions.find(({ id, expiresAt }) => id === claims.sid && now < expiresAt);
  const account = session && state.accounts.find(({ _id }) => _id === session.accountId);
  return account && session && account.deactivatedAt === undefined ? { account, session } : null;
}

/** Call this after an `await`: a session that was ended meanwhile must not complete its action. */
export function assertStillOpen({ sessions }: State, { account, session }: Member): void {
  if (account.deactivatedAt !== undefined || !sessions.includes(session)) throw expiredSession();
}

export function endSession(state: State, { id }: Session): void {
  state.sessions = state.sessions.filter((session) => session.id !== id);
}

/** Ends everything that is open for an account, including reset links and sign-ups with a copy of the password. */
export function endSessionsOf(state: State, { _id }: Account, except?: Session): void {
  state.sessions = state.sessions.filter(({ id, accountId }) => accountId !== _id || id === except?.id);
  state.loginAttempts = state.loginAttempts.filter(({ accountId }) => accountId !== _id);
  state.forgotAttempts = state.forgotAttempts.filter(({ accountId }) => accountId !== _id);
  for (const token of state.resetTokens.filter(({ accountId }) => accountId === _id)) token.isUsed = true;
  state.deactivations = state.deactivations.filter(({ accountId }) => accountId !== _id);
  state.signUps = state.signUps.filter(({ accountId }) => accountId !== _id);
}
