import type { Address } from '@/api/contract';
import { LOST_WALLET, SAVERS_WALLET, userAccount } from '../chain/accounts';
import type { KycStatus } from '../service/domain/state';

/** The password of all seeded accounts. They are fictional and exist only in the sandbox. */
export const SEED_PASSWORD = 'Paper-Ink-Rosette-48';

export type Buy = { daysAgo: number; shares: string };

export type SeedInvestor = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  countryCode: string;
  country: string;
  kycStatus: KycStatus;
  kycComment?: string;
  kycLabels?: string[];
  isEmailVerified?: boolean;
  hasAcceptedTerms?: boolean;
  walletAddress?: Address;
  buys?: readonly Buy[];
  usdt?: string;
  hasNoBnb?: boolean;
  memberForDays?: number;
  note: string;
};

const QUARTER_DAYS = 90;

const THREE_YEARS_OF_SAVING: readonly Buy[] = Array.from({ length: 13 }, (_, quarter) => ({
  daysAgo: 10 + (12 - quarter) * QUARTER_DAYS,
  shares: String(20 + quarter * 2.5),
}));

const BRITISH = { countryCode: '+44', country: 'GB' };

/** Invented people with phone numbers reserved for fiction. The approved investor comes first. */
export const INVESTORS: readonly SeedInvestor[] = [
  {
    ...BRITISH,
    id: 'investor-01',
    firstName: 'Amelia',
    lastName: 'Approvedly',
    email: 'amelia@fnx.example',
    phone: '7700900001',
    kycStatus: 'APPROVED',
    walletAddress: userAccount(0),
    buys: [
      { daysAgo: 540, shares: '400' },
      { daysAgo: 310, shares: '250.5' },
      { daysAgo: 45, shares: '149.5' },
    ],
    usdt: '25000',
    note: 'Identity approved, wallet linked, holds shares.',
  },
  {
    ...BRITISH,
    id: 'investor-02',
    firstName: 'Ivo',
    lastName: 'Inreview',
    email: 'ivo@fnx.example',
    phone: '7700900002',
    kycStatus: 'PENDING',
    walletAddress: userAccount(1),
    usdt: '4000',
    note: 'Identity check in review, wallet linked but not approved.',
  },
  {
    ...BRITISH,
    id: 'investor-03',
    firstName: 'Rita',
    lastName: 'Retryford',
    email: 'rita@fnx.example',
    phone: '7700900003',
    kycStatus: 'RETRY',
    kycComment: 'The photograph of your passport is blurred. Please take it again in daylight.',
    kycLabels: ['UNSATISFACTORY_PHOTOS', 'DOCUMENT_PAGE_MISSING'],
    note: 'Must send documents again.',
  },
  {
    ...BRITISH,
    id: 'investor-04',
    firstName: 'Rolf',
    lastName: 'Rejectson',
    email: 'rolf@fnx.example',
    phone: '7700900004',
    kycStatus: 'REJECTED',
    note: 'Identity check rejected, without another try.',
  },
  {
    ...BRITISH,
    id: 'investor-05',
    firstName: 'Nell',
    lastName: 'Newcomer',
    email: 'nell@fnx.example',
    phone: '7700900005',
    kycStatus: 'NOT_APPLIED',
    hasAcceptedTerms: false,
    note: 'Just registered, nothing done yet.',
  },
  {
    ...BRITISH,
    id: 'investor-06',
    firstName: 'Gus',
    lastName: 'Gasless',
    email: 'gus@fnx.example',
    phone: '7700900006',
    kycStatus: 'APPROVED',
    walletAddress: userAccount(2),
    usdt: '5000',
    hasNoBnb: true,
    note: 'Has USDT but no BNB for the network fee.',
  },
  {
    id: 'investor-07',
    firstName: 'Faye',
    lastName: 'Faraway',
    email: 'faye@fnx.example',
    phone: '2025550107',
    countryCode: '+1',
    country: 'US',
    kycStatus: 'APPROVED',
    walletAddress: userAccount(8),
    buys: [{ daysAgo: 400, shares: '75' }],
    usdt: '2500',
    note: 'Has moved to a country that is not served: holds shares, cannot buy more.',
  },
  {
    ...BRITISH,
    id: 'investor-08',
    firstName: 'Lola',
    lastName: 'Lostwallet',
    email: 'lola@fnx.example',
    phone: '7700900008',
    kycStatus: 'APPROVED',
    walletAddress: LOST_WALLET,
    buys: [{ daysAgo: 200, shares: '120' }],
    note: 'Lost the linked wallet: the sandbox wallet cannot open it.',
  },
  {
    ...BRITISH,
    id: 'investor-09',
    firstName: 'Hugo',
    lastName: 'Halfregistered',
    email: 'hugo@fnx.example',
    phone: '7700900009',
    kycStatus: 'NOT_APPLIED',
    isEmailVerified: false,
    hasAcceptedTerms: false,
    note: 'Registered, but never verified the e-mail.',
  },
  {
    ...BRITISH,
    id: 'investor-10',
    firstName: 'Theo',
    lastName: 'Threeyears',
    email: 'theo@fnx.example',
    phone: '7700900010',
    kycStatus: 'APPROVED',
    memberForDays: 1_110,
    walletAddress: SAVERS_WALLET,
    buys: THREE_YEARS_OF_SAVING,
    usdt: '8000',
    note: 'Has bought a little every quarter for three years.',
  },
];
