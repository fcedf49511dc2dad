import { DAY, HOUR, iso } from '../service/domain/clock';
import { KYC_WORDS } from '../service/domain/kyc-words';
import type { AccountNotice, NoticeType } from '../service/domain/notices';
import { INVESTORS } from './investors';

type SeedNotice = { daysAgo: number; type: NoticeType; title: string; body: string; link?: string; isUnread?: boolean };

const AMELIA: readonly SeedNotice[] = [
  {
    daysAgo: 45,
    type: 'ORDER',
    title: '149.5 shares delivered',
    body: 'Your payment was confirmed, and 149.5 FNX are in your linked wallet.',
    link: '/transactions',
  },
  {
    daysAgo: 38,
    type: 'NEWS',
    title: 'Half-year figures are out',
    body: 'The bank published its half-year report. The figures and their sources stand on the page about the bank.',
    link: '/bank-overview',
  },
  {
    daysAgo: 27,
    type: 'SECURITY',
    title: 'New login',
    body: 'Someone logged in to your account with your password and codes. If this was not you, change your password and contact support.',
    link: '/settings?tab=security',
  },
  {
    daysAgo: 20,
    type: 'STAKE',
    title: 'Staking terms reviewed',
    body: 'The rates of the staking plans were looked at and stay as they are this quarter. They can change.',
    link: '/staking',
  },
  {
    daysAgo: 13,
    type: 'NEWS',
    title: 'The register was reconciled',
    body: 'Register and chain were compared at the end of the month, and agree share for share.',
    link: '/fnxization',
  },
  {
    daysAgo: 6,
    type: 'KYC',
    title: 'Your details were checked again',
    body: 'The yearly check of your details is done. Nothing is needed from you.',
    link: '/kyc',
    isUnread: true,
  },
  {
    daysAgo: 3,
    type: 'SECURITY',
    title: 'Two-factor is off',
    body: 'An authenticator app protects your account even if someone reads your messages. It takes two minutes.',
    link: '/settings?tab=security',
    isUnread: true,
  },
  {
    daysAgo: 1,
    type: 'NEWS',
    title: 'Maintenance on Sunday',
    body: 'The service is away from 02:00 to 02:30 UTC. Payments that are under way are finished afterwards.',
    isUnread: true,
  },
];

const kyc = (daysAgo: number, status: 'PENDING' | 'RETRY' | 'REJECTED' | 'APPROVED'): SeedNotice[] => {
  const words = KYC_WORDS[status];
  return words ? [{ ...words, daysAgo, type: 'KYC', link: '/kyc', isUnread: true }] : [];
};

const WELCOME: SeedNotice = {
  daysAgo: 2,
  type: 'NEWS',
  title: 'Welcome to FNX',
  body: 'Start with the identity check: it takes about five minutes, and buying opens once it is decided.',
  link: '/kyc',
  isUnread: true,
};

const NOTICES: Readonly<Record<string, readonly SeedNotice[]>> = {
  'amelia@fnx.example': AMELIA,
  'ivo@fnx.example': kyc(2, 'PENDING'),
  'rita@fnx.example': kyc(1, 'RETRY'),
  'rolf@fnx.example': kyc(9, 'REJECTED'),
  'nell@fnx.example': [WELCOME],
  'gus@fnx.example': kyc(30, 'APPROVED'),
  'faye@fnx.example': [
    {
      ...WELCOME,
      title: 'Not offered where you live now',
      body: 'You told us that you have moved. FNX shares are not offered there. What you own stays yours, and we write to you if that changes.',
      link: '/help',
    },
  ],
  'lola@fnx.example': [
    {
      daysAgo: 4,
      type: 'SECURITY',
      title: 'About your lost wallet',
      body: 'You told us that you cannot open your wallet any more. Log in afresh and link another one in its place.',
      link: '/settings?tab=wallet',
      isUnread: true,
    },
  ],
};

export const seededNotices = (now: number): AccountNotice[] =>
  INVESTORS.flatMap(({ id, email }) =>
    (NOTICES[email] ?? []).map(({ daysAgo, isUnread = false, ...words }, index) => ({
      ...words,
      _id: `${id}-notice-${index + 1}`,
      accountId: id,
      isRead: !isUnread,
      createdAt: iso(now - daysAgo * DAY - index * HOUR),
    })),
  );
