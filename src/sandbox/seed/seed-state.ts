import { randomBytes } from 'node:crypto';
import { DAY, iso } from '../service/domain/clock';
import { noAttempts } from '../service/domain/limits';
import { acceptedToday, firstSettings } from '../service/domain/new-account';
import { hashPassword, type PasswordHash } from '../service/domain/passwords';
import { STATE_VERSION, type Account, type State, type Applicant } from '../service/domain/state';
import { INVESTORS, SEED_PASSWORD, type SeedInvestor } from './investors';
import { seededNotices } from './notices';
import type { Deliveries } from './seed-chain';
import { seedOrders } from './seed-orders';

const seededApplicants = (): Applicant[] =>
  INVESTORS.filter(({ kycStatus }) => kycStatus !== 'NOT_APPLIED').map(({ id }) => ({
    accountId: id,
    applicantId: `applicant-of-${id}`,
    done: [],
    wasSubmitted: true,
  }));

const MEMBER_FOR_DAYS = 600;

export async function seedState(
  now: number,
  instance: string,
  deliveries: Deliveries = new Map(),
  height = 0n,
): Promise<State> {
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
    ...seedOrders(now, deliveries),
    closedPlans: [],
    stakes: [],
    claims: [],
    outgoing: [],
    strayPayments: [],
    scannedBlock: String(height),
    registered: accounts.flatMap(({ _id, walletAddress }) =>
      walletAddress ? [{ address: walletAddress, accountId: _id }] : [],
    ),
    registeredBlock: String(height),
    messages: [],
    notices: seededNotices(now),
    applicants: seededApplicants(),
    walletNonces: [],
    lostWallets: [],
    deactivations: [],
    tickets: [],
    subscriptions: [],
  };
}

async function accountOf(investor: SeedInvestor, now: number): Promise<Account> {
  const { id, buys: _buys, usdt: _usdt, hasNoBnb: _gas, note: _note, ...known } = investor;
  const { hasAcceptedTerms = true, memberForDays = MEMBER_FOR_DAYS, ...person } = known;
  const accepted = hasAcceptedTerms ? acceptedToday() : {};
  return {
    _id: id,
    isPhoneVerified: true,
    isEmailVerified: true,
    ...person,
    ...accepted,
    twoFactorEnabled: false,
    settings: firstSettings(),
    createdAt: iso(now - memberForDays * DAY),
    password: await seededHash(id),
    ...noAttempts(),
  };
}

/** Caches the result per process, because hashing is slow by design and the same for every seed. */
const hashes = new Map<string, Promise<PasswordHash>>();

function seededHash(id: string): Promise<PasswordHash> {
  const known = hashes.get(id) ?? hashPassword(SEED_PASSWORD, id);
  hashes.set(id, known);
  return known;
}
