import { randomBytes } from 'node:crypto';
import { DAY, iso } from '../service/domain/clock';
import { units } from '../service/domain/decimal';
import { unlimited } from '../service/domain/limits';
import type { LedgerEntry } from '../service/domain/ledger';
import { acceptedToday, firstSettings } from '../service/domain/new-account';
import { hashPassword, type PasswordHash } from '../service/domain/passwords';
import { daysAgoPrice } from '../service/domain/prices';
import { STATE_VERSION, type Account, type State } from '../service/domain/state';
import { INVESTORS, SEED_PASSWORD, type SeedInvestor } from './investors';

const MEMBER_FOR_DAYS = 600;

/** The same people and deals each time; only the secret and the days they are counted from are new. */
export async function seedState(now: number, instance: string): Promise<State> {
  const accounts = await Promise.all(INVESTORS.map((investor) => accountOf(investor, now)));
  return {
    version: STATE_VERSION,
    instance,
    aheadS: 0,
    secret: randomBytes(32).toString('hex'),
    seededAt: now,
    accounts,
    loginAttempts: [],
    signUps: [],
    forgotAttempts: [],
    resetTokens: [],
    counters: [],
    sessions: [],
    ledger: INVESTORS.flatMap((investor) => dealsOf(investor, now)),
    messages: [],
  };
}

async function accountOf(investor: SeedInvestor, now: number): Promise<Account> {
  const { id, buys: _buys, usdt: _usdt, hasNoBnb: _gas, note: _note, hasAcceptedTerms = true, ...person } = investor;
  const accepted = hasAcceptedTerms ? acceptedToday() : {};
  return {
    _id: id,
    isPhoneVerified: true,
    isEmailVerified: true,
    ...person,
    ...accepted,
    twoFactorEnabled: false,
    settings: firstSettings(),
    createdAt: iso(now - MEMBER_FOR_DAYS * DAY),
    password: await seededHash(id),
    ...unlimited(),
  };
}

/** Slow by design, and the same for each seed: worked out once a process. */
const hashes = new Map<string, Promise<PasswordHash>>();

function seededHash(id: string): Promise<PasswordHash> {
  const known = hashes.get(id) ?? hashPassword(SEED_PASSWORD, id);
  hashes.set(id, known);
  return known;
}

const dealsOf = ({ id, buys = [] }: SeedInvestor, now: number): LedgerEntry[] =>
  buys.map(({ daysAgo, shares }, index) => ({
    id: `${id}-deal-${index + 1}`,
    accountId: id,
    kind: 'BUY',
    shares,
    pricePerShare: units(daysAgoPrice(daysAgo)),
    at: iso(now - daysAgo * DAY),
  }));
