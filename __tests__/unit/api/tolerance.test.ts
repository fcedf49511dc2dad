/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import * as api from '@/api/contract';
import type { Call } from '@/api/contract';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { userAccount } from '@/sandbox/chain/accounts';
import { createTestService } from '@/sandbox/test-service';
import { memberOf, type Member } from '../../support/member';
import { AMELIA } from '../sandbox/visitor';

let amelia: Member;
beforeAll(async () => {
  amelia = await memberOf(await createTestService(), AMELIA);
});

type Row = {
  call: Call;
  request?: object;
  answer?: object;
  /** The app only shows this field, so it leaves out an invalid value. */
  passing: string;
  /** Money, a decision or the screen itself depends on this field. */
  needed: string;
};

const WALLET = userAccount(0);
const ORDER = {
  shares: '10',
  payCurrency: 'USDT',
  walletAddress: WALLET,
  idempotencyKey: randomUUID(),
  riskVersion: RISK_VERSION,
};
const ORDER_NEEDED =
  'shares pricePerShare fiat priceAmount fee fee.platform payCurrency payAmount payAddress chainId decimals actuallyPaid status expiresAt createdAt updatedAt';
const STEP = {
  sessionId: 's',
  phoneMasked: '+44',
  emailMasked: 'a@',
  expiresAt: '2026-01-01T00:00:00Z',
  resendAfter: 60,
};
const LOOKS = 'direction theme responsiveFontSizes currency notify notify.email notify.sms updatedAt';
const looksOf = (prefix: string) => LOOKS.replace(/\S+/g, `${prefix}.$&`);

const ROWS: readonly Row[] = [
  {
    call: api.getProfile,
    passing: `firstName lastName email phone countryCode country isCountryServed avatar kycComment kycLabels twoFactorEnabled recoveryCodesLeft settings createdAt ${looksOf('settings')}`,
    needed: '_id kycStatus isPhoneVerified isEmailVerified walletStatus',
  },
  { call: api.getSettings, passing: LOOKS, needed: '' },
  { call: api.putSettings, request: { theme: 'LIGHT' }, passing: LOOKS, needed: '' },
  {
    call: api.dashboard,
    passing: 'totalShares invested currentValue pnl pnlPct staked rewards price nextDistribution todo',
    needed: 'openOrders',
  },
  {
    call: api.myWallet,
    passing:
      'totalFiat balances balances.0.contract balances.0.decimals balances.0.available balances.0.staked balances.0.locked balances.0.fiatValue',
    needed: 'walletStatus',
  },
  { call: api.buyShare, request: ORDER, passing: 'reason', needed: ORDER_NEEDED },
  {
    call: api.getTransactions,
    request: {},
    passing: 'docs.0.fiatValue docs.0.fee docs.0.from docs.0.to docs.0.note',
    needed: 'docs docs.0.amount docs.0.symbol docs.0.status docs.0.type docs.0.direction docs.0.createdAt total',
  },
  {
    call: api.getStaking,
    passing: 'totals totals.staked totals.accrued totals.claimable totals.claimed',
    needed: 'plans plans.0.apr plans.0.min plans.0.termDays plans.0.earlyExit plans.0.active positions',
  },
  {
    call: api.rewardCalculator,
    request: { id: 'plan-90', amount: '10' },
    passing: 'apr apy unlockAt series',
    needed: 'reward total',
  },
  {
    call: api.getFnxPrice,
    request: { range: '1W' },
    passing: 'change24h source history',
    needed: 'price currency updatedAt',
  },
  {
    call: api.getConvertedAmount,
    request: { amount: '1', from: 'USDT', to: 'FNX' },
    passing: 'feePct',
    needed: 'from to amount estimated rate validUntil',
  },
  {
    call: api.getCurrenciesWithAmount,
    request: { amount: '1', fiat: 'USD' },
    passing: '0.symbol 0.name 0.network',
    needed: '0.code 0.chainId 0.decimals 0.isNative 0.min 0.enabled 0.payAmount 0.rate',
  },
  {
    call: api.getMinimumPayment,
    request: { currency: 'BNB' },
    passing: 'fiatEquivalent',
    needed: 'minAmount currency',
  },
  {
    call: api.listNotifications,
    request: {},
    passing: 'unread docs.0.type docs.0.link docs.0.createdAt',
    needed: 'docs docs.0._id docs.0.title docs.0.body docs.0.isRead',
  },
  { call: api.sawAllNotifications, passing: 'unread', needed: '' },
  {
    call: api.getBlogList,
    request: {},
    passing: 'docs.0.category docs.0.excerpt docs.0.image docs.0.tags docs.0.author docs.0.publishedAt docs.0.minutes',
    needed: 'docs docs.0.slug docs.0.title pages',
  },
  { call: api.getFaqs, request: {}, passing: 'docs.0.category docs.0.order', needed: 'docs.0.question docs.0.answer' },
  {
    call: api.getStatic,
    request: { slug: 'term-condition' },
    passing: 'effectiveDate updatedAt servedCountries',
    needed: 'slug title version content',
  },
  {
    call: api.getTeam,
    passing: 'docs.0.role docs.0.bio docs.0.image docs.0.links docs.0.group docs.0.order',
    needed: 'docs docs.0.name',
  },
  { call: api.generateSdkToken, answer: { token: 't', userId: 'u', ttl: 60 }, passing: 'userId ttl', needed: 'token' },
  {
    call: api.userLogin,
    answer: { ...STEP, requires: { phone: true, email: true, totp: false } },
    passing: 'phoneMasked emailMasked',
    needed: 'sessionId requires requires.totp expiresAt resendAfter',
  },
  { call: api.loginVerifyOtp, answer: { token: 't', user: {} }, passing: 'user', needed: 'token' },
  {
    call: api.loginResendOtp,
    answer: { expiresAt: STEP.expiresAt, resendAfter: 60, sendsLeft: 3 },
    passing: 'sendsLeft',
    needed: 'expiresAt resendAfter',
  },
  { call: api.createAccount, answer: STEP, passing: 'phoneMasked emailMasked', needed: 'sessionId expiresAt' },
  { call: api.forgotPassword, answer: STEP, passing: 'emailMasked', needed: 'sessionId expiresAt resendAfter' },
  {
    call: api.deactivateAccount,
    answer: { ...STEP, blockers: ['An order is open.'], blockedBy: [{ kind: 'ORDER', text: 'An order' }] },
    passing: 'resendAfter blockedBy',
    needed: 'sessionId expiresAt blockers',
  },
  { call: api.contactUs, answer: { ticketNo: 'T-1' }, passing: 'ticketNo', needed: '' },
  { call: api.userSubscribe, answer: { state: 'PENDING' }, passing: 'state', needed: '' },
];

const ABSENT = Symbol('absent');
/** The contract accepts none of these as text, amount, date, list or boolean. */
const ODD = [ABSENT, null, { odd: 1 }] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function changed(answer: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), copy);
  if (!isObject(holder)) throw new Error(`There is no ${path}`);
  if (value === ABSENT) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}

const answerOf = async ({ call, request = {}, answer }: Row): Promise<unknown> =>
  answer ?? (await amelia.ask(call, request)).data;

const listed = (paths: string) => paths.split(' ').filter(Boolean);

describe.each(ROWS.map((row) => [`${row.call.method} ${row.call.path}`, row] as const))('%s', (_name, row) => {
  it('is accepted without optional fields that are missing or invalid', async () => {
    const answer = await answerOf(row);
    expect(row.call.data.safeParse(answer).success).toBe(true);
    const kept = listed(row.passing).flatMap((path) =>
      ODD.filter((odd) => {
        const read = row.call.data.safeParse(changed(answer, path, odd));
        return !read.success || JSON.stringify(read.data).includes('"odd"');
      }).map((odd) => [path, odd]),
    );
    expect(kept).toEqual([]);
  });

  if (row.needed === '') return;
  it('is refused when a required field is missing', async () => {
    const answer = await answerOf(row);
    const taken = listed(row.needed).flatMap((path) =>
      ODD.filter((odd) => row.call.data.safeParse(changed(answer, path, odd)).success).map((odd) => [path, odd]),
    );
    expect(taken).toEqual([]);
  });
});

test.each([{}, null, undefined, [], 'x', { theme: 300, direction: {}, currency: 5, notify: 'no' }])(
  'a profile whose settings are %j keeps everything else',
  async (settings) => {
    const profile = changed((await amelia.ask(api.getProfile, {})).data, 'settings', settings);
    const read = api.getProfile.data.parse(profile) as api.User;
    expect(read).toMatchObject({ firstName: 'Amelia', kycStatus: 'APPROVED' });
    expect(read.settings.theme).toBeNull();
  },
);
