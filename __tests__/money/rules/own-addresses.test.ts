import { profileQuery } from '@/api/endpoints/user/profile';
import { setCredentials } from '@/api/credentials';
import { clearUserData, queryClient } from '@/api/query-client';
import { sessionStore } from '@/session/store';
import { walletStore } from '@/wallet/state';
import { addressesOf, followLinkedWallet, ownAddresses } from '@/tx/journal/own-addresses';
import { engine } from '@/tx/app-engine';
import { HERS, STRANGER } from '../../support/money/attempt';
import { loginOf } from '../../support/money/bank';

type Profile = Awaited<ReturnType<NonNullable<typeof profileQuery.queryFn>>>;
const SETTINGS = {
  direction: 'ltr',
  theme: 'dark',
  responsiveFontSizes: false,
  currency: 'USD',
  notify: { email: true, sms: true },
};
const profileWith = (walletAddress?: Profile['walletAddress']): Profile => ({
  ...{
    _id: 'amelia',
    firstName: 'Amelia',
    lastName: 'Hart',
    email: 'amelia@fnx.example',
    phone: '1',
    countryCode: '+44',
    country: 'GB',
  },
  ...{
    kycStatus: 'APPROVED',
    isPhoneVerified: true,
    isEmailVerified: true,
    twoFactorEnabled: false,
    walletStatus: 'APPROVED',
    settings: SETTINGS,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  walletAddress,
});
const connected = { status: 'connected', address: STRANGER, chainId: 56, isSupported: true } as const;

beforeEach(() => setCredentials(loginOf('amelia')));
afterEach(() => setCredentials(null));

it('changes of the profile’s linked wallet are reported until the subscription ends', () => {
  queryClient.setQueryData(profileQuery.queryKey, profileWith(HERS));
  const stop = followLinkedWallet(engine);
  expect(engine.memory.linked.get()).toBe(HERS);
  queryClient.setQueryData(profileQuery.queryKey, profileWith(STRANGER));
  expect(engine.memory.linked.get()).toBe(STRANGER);
  queryClient.setQueryData(profileQuery.queryKey, profileWith(null));
  expect(engine.memory.linked.get()).toBeNull();
  stop();
  queryClient.setQueryData(profileQuery.queryKey, profileWith(HERS));
  expect(engine.memory.linked.get()).toBeNull();
});

it('the linked wallet of one login does not count for the next login', () => {
  const stop = followLinkedWallet(engine);
  queryClient.setQueryData(profileQuery.queryKey, profileWith(HERS));
  expect(engine.memory.linked.get()).toBe(HERS);
  setCredentials(null);
  sessionStore.set({ state: 'anonymous' });
  expect(engine.memory.linked.get()).toBeNull();
  setCredentials(loginOf('bob'));
  sessionStore.set({ state: 'authenticated', token: 'bob' });
  expect(engine.memory.linked.get()).toBeNull();
  clearUserData();
  queryClient.setQueryData(profileQuery.queryKey, profileWith(STRANGER));
  expect(engine.memory.linked.get()).toBe(STRANGER);
  stop();
});

it('the linked wallet is unknown before a profile was loaded, and is not requested', () => {
  queryClient.clear();
  engine.memory.linked.set(HERS);
  followLinkedWallet(engine)();
  expect(engine.memory.linked.get()).toBeNull();
});

it('the member’s addresses are the linked and the connected wallet, in lower case, and a visitor has none', () => {
  const upper = '0xABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCD';
  expect(addressesOf(upper, connected)).toEqual([upper.toLowerCase(), STRANGER]);
  expect(addressesOf(null, { status: 'disconnected' })).toEqual([]);
  engine.memory.linked.set(HERS);
  walletStore.set(connected);
  expect(ownAddresses(engine)).toEqual([HERS, STRANGER]);
});
