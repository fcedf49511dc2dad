import { randomBytes, createHmac, timingSafeEqual } from 'node:crypto';
import { PRODUCT } from '@/config/product';
import { SECOND } from './clock';
import { assertUnlocked, countWrongTry, triesLeft } from './limits';
import { Refusal, formRefusal } from './refusal';
import type { Account, State, TwoFactor } from './state';
import { securityText, notifyOwner } from './notify-owner';
import { base32, fromBase32, totpStepOf } from './totp';

const CODES = 10;
const BYTES = 10;
const GROUP = /.{4}/g;

const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => (base32(randomBytes(BYTES)).match(GROUP) ?? []).join('-'));

const bare = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

const recoveryHash = (code: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`recovery:${bare(code)}`)
    .digest('hex');

const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const SECRET_BYTES = 20;

/** Returns the wall clock, which authenticator apps use, and not the sandbox's advanced clock. */
const wallClockOf = ({ aheadS }: State, now: number) => now - aheadS * SECOND;

const urlOf = (email: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(PRODUCT)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(PRODUCT)}&algorithm=SHA1&digits=6&period=30`;

export function startTwoFactor(account: Account): { secret: string; otpauthUrl: string } {
  if (account.twoFactorEnabled) throw new Refusal(409, 'Two-factor is already on.');
  const secret = base32(randomBytes(SECRET_BYTES));
  account.twoFactor = { secret, lastStep: 0, recoveryHashes: [] };
  return { secret, otpauthUrl: urlOf(account.email, secret) };
}

export function confirmTwoFactor(state: State, account: Account, totp: string, now: number) {
  if (account.twoFactorEnabled) throw new Refusal(409, 'Two-factor is already on.');
  if (!account.twoFactor) throw new Refusal(409, 'Start by setting up an authenticator app.');
  takeTotp(state, account, account.twoFactor, totp, now);
  const recoveryCodes = drawRecoveryCodes(state, account.twoFactor);
  account.twoFactorEnabled = true;
  notifyOwner(
    state,
    account,
    securityText('Two-factor is on', 'From now on you also need a code from your authenticator app to log in.'),
    now,
  );
  return { enabled: true, recoveryCodes };
}

/** Creates recovery codes, which replace the previous ones. They are shown once, and only their hashes are stored. */
function drawRecoveryCodes(state: State, twoFactor: TwoFactor): string[] {
  const recoveryCodes = newRecoveryCodes();
  twoFactor.recoveryHashes = recoveryCodes.map((code) => recoveryHash(code, state.secret));
  return recoveryCodes;
}

/** Requires an authenticator code. Investors with only a recovery code turn two-factor off and on again. */
export function renewOwnRecoveryCodes(state: State, account: Account, totp: string, now: number) {
  if (!account.twoFactorEnabled || !account.twoFactor) throw new Refusal(409, 'Two-factor is off.');
  takeTotp(state, account, account.twoFactor, totp, now);
  const recoveryCodes = drawRecoveryCodes(state, account.twoFactor);
  notifyOwner(state, account, securityText('New recovery codes', 'Your old recovery codes no longer work.'), now);
  return { recoveryCodes };
}

/** Turns two-factor off, or discards an unconfirmed setup. Accepts a recovery code if the authenticator is lost. */
export function stopTwoFactor(state: State, account: Account, given: SecondFactor, now: number): void {
  const wasOn = account.twoFactorEnabled;
  if (!spendSecondFactor(state, account, given, now)) assertSecondFactor(state, account, {}, now);
  account.twoFactorEnabled = false;
  account.twoFactor = undefined;
  if (!wasOn) return;
  notifyOwner(
    state,
    account,
    securityText('Two-factor is off', 'You no longer need a code from your authenticator app to log in.'),
    now,
  );
}

/** Requires a second factor for actions that need more than a session. Does nothing if two-factor is off. */
export function assertSecondFactor(
  state: State,
  account: Account,
  { totp }: { totp?: string | undefined },
  now: number,
): void {
  if (!account.twoFactorEnabled || !account.twoFactor) return;
  if (totp === undefined) throw formRefusal({ totp: 'Enter the 6 digits that your authenticator app shows.' });
  takeTotp(state, account, account.twoFactor, totp, now);
}

type SecondFactor = { totp?: string | undefined; recoveryCode?: string | undefined };

export function spendSecondFactor(
  state: State,
  account: Account,
  { totp, recoveryCode }: SecondFactor,
  now: number,
): boolean {
  if (!account.twoFactorEnabled || !account.twoFactor || (totp ?? recoveryCode) === undefined) return false;
  if (totp !== undefined) takeTotp(state, account, account.twoFactor, totp, now);
  else if (recoveryCode !== undefined) takeRecoveryCode(state, account, account.twoFactor, recoveryCode, now);
  return true;
}

function takeTotp(state: State, account: Account, twoFactor: TwoFactor, totp: string, now: number): void {
  assertUnlocked(account, now);
  const step = totpStepOf(fromBase32(twoFactor.secret), totp, wallClockOf(state, now));
  if (step === undefined) throw refused(account, 'totp', 'The code from your authenticator app is wrong.', now);
  if (step <= twoFactor.lastStep)
    throw refused(account, 'totp', 'This code was already used. Wait for the next one.', now);
  twoFactor.lastStep = step;
}

function takeRecoveryCode(state: State, account: Account, twoFactor: TwoFactor, code: string, now: number): void {
  assertUnlocked(account, now);
  const used = recoveryHash(code, state.secret);
  const left = twoFactor.recoveryHashes.filter((hash) => !isSameHash(hash, used));
  if (left.length === twoFactor.recoveryHashes.length) {
    throw refused(account, 'recoveryCode', 'This recovery code is wrong or was already used.', now);
  }
  twoFactor.recoveryHashes = left;
  notifyOwner(
    state,
    account,
    securityText('A recovery code was used', `${left.length} of your recovery codes are left.`),
    now,
  );
}

function refused(account: Account, field: 'totp' | 'recoveryCode', words: string, now: number): Refusal {
  countWrongTry(account, now);
  assertUnlocked(account, now);
  return new Refusal(422, words, { errors: { [field]: words }, attemptsLeft: triesLeft(account, now) });
}
