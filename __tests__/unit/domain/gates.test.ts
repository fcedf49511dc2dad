import type { User } from '@/api/contract';
import { firstClosedGate, type GateContext } from '@/domain/gates';
import { KYC_STATUSES, readKycStatus } from '@/domain/kyc-status';

const VERSIONS = { terms: '3.0', risk: '2.1' };

const investor: User = {
  _id: 'investor-01',
  firstName: 'Amelia',
  lastName: 'Approvedly',
  email: 'amelia@fnx.example',
  phone: '7700900001',
  countryCode: '+44',
  country: 'GB',
  kycStatus: 'APPROVED',
  isPhoneVerified: true,
  isEmailVerified: true,
  twoFactorEnabled: false,
  walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  walletStatus: 'APPROVED',
  termsAcceptedVersion: '3.0',
  riskAcceptedVersion: '2.1',
  settings: {
    direction: 'ltr',
    theme: 'DARK',
    responsiveFontSizes: true,
    currency: 'USD',
    notify: { email: true, sms: true },
  },
  createdAt: '2025-01-01T00:00:00.000Z',
};

const contextOf = (changes: Partial<User> = {}, connection: GateContext['connection'] = 'ready'): GateContext => ({
  user: { ...investor, ...changes },
  versions: VERSIONS,
  connection,
});

const CLOSED: readonly [string, Partial<User>][] = [
  ['phone', { isPhoneVerified: false }],
  ['email', { isEmailVerified: false }],
  ['terms', { termsAcceptedVersion: null }],
  ['kyc', { kycStatus: 'PENDING' }],
  ['wallet', { walletAddress: null, walletStatus: 'NONE' }],
];

test('an investor who has done everything has no gate', () => {
  expect(firstClosedGate(contextOf())).toBeNull();
});

test('a visitor is asked to log in, whatever else is missing', () => {
  expect(firstClosedGate({ user: null, versions: VERSIONS, connection: 'none' })).toBe('session');
});

test.each(CLOSED)('the gate %s is found when no other gate is closed', (gate, changes) => {
  expect(firstClosedGate(contextOf(changes))).toBe(gate);
});

test('gates come in a fixed order, and each gate hides the gates after it', () => {
  CLOSED.forEach(([gate], at) => {
    const missing = Object.assign({}, ...CLOSED.slice(at).map(([, changes]) => changes));
    expect(firstClosedGate(contextOf(missing, 'none'))).toBe(gate);
  });
});

test('an action that opens a gate needs only the gates before it', () => {
  expect(firstClosedGate(contextOf({ kycStatus: 'NOT_APPLIED', walletAddress: null }, 'none'), 'kyc')).toBeNull();
  expect(firstClosedGate(contextOf({ kycStatus: 'NOT_APPLIED', termsAcceptedVersion: null }), 'kyc')).toBe('terms');
  expect(firstClosedGate({ user: null, versions: VERSIONS, connection: 'none' }, 'kyc')).toBe('session');
});

test.each([
  ['terms of an older version', { termsAcceptedVersion: '2.4' }],
  ['risks of an older version', { riskAcceptedVersion: '2.0' }],
  ['risks never accepted', { riskAcceptedVersion: undefined }],
])('%s count as not accepted', (_name, changes) => {
  expect(firstClosedGate(contextOf(changes))).toBe('terms');
});

test.each(['NONE', 'PENDING', 'REJECTED', 'SOMETHING_NEW'])(
  'a wallet that is %s does not pass the wallet gate',
  (walletStatus) => {
    expect(firstClosedGate(contextOf({ walletStatus }))).toBe('wallet');
  },
);

test.each(['none', 'other-chain'] as const)('with the connection %s, only the network gate is closed', (connection) => {
  expect(firstClosedGate(contextOf({}, connection))).toBe('network');
});

test.each(KYC_STATUSES.filter((status) => status !== 'APPROVED'))(
  'identity %s does not pass the identity gate',
  (kycStatus) => {
    expect(firstClosedGate(contextOf({ kycStatus }))).toBe('kyc');
  },
);

test.each([
  ['VERIFIED', 'APPROVED'],
  ['completed', 'APPROVED'],
  ['GREEN', 'APPROVED'],
  ['DECLINED', 'REJECTED'],
  ['FAILED', 'REJECTED'],
  [' retry ', 'RETRY'],
  ['AWAITING_STARS', 'PENDING'],
  ['', 'PENDING'],
])('the identity status %p reads as %s', (raw, status) => {
  expect(readKycStatus(raw)).toBe(status);
});
