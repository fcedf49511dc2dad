import { DAY, HOUR, iso } from '../service/domain/clock';
import { KYC_TEXT } from '../service/domain/kyc-text';
import type { AccountNotice, NoticeType } from '../service/domain/state';
import { INVESTORS } from './investors';

type SeedNotice = { daysAgo: number; type: NoticeType; title: string; body: string; link?: string; isUnread?: boolean };

const AMELIA: readonly SeedNotice[] = [
  {
    daysAgo: 45,
    type: 'ORDER',
    title: '149.50 FNX delivered',
    body: 'Your payment was confirmed, and 149.50 FNX are in your linked wallet.',
    link: '/transactions',
  },
  {
    daysAgo: 38,
    type: 'NEWS',
    title: 'Read the half-year figures',
    body: '“The bank in figures” now has the figures from August’s half-year report, with their sources.',
    link: '/bank-overview',
  },
  {
    daysAgo: 27,
    type: 'SECURITY',
    title: 'New login',
    body: 'Your password and codes were used to log in. If this was not you, change your password and contact support.',
    link: '/settings?tab=security',
  },
  {
    daysAgo: 20,
    type: 'STAKE',
    title: 'Staking terms reviewed',
    body: 'We reviewed the rates of the staking plans. They stay the same this quarter, and may change later.',
    link: '/staking',
  },
  {
    daysAgo: 13,
    type: 'NEWS',
    title: 'The register was reconciled',
    body: 'We compared the register with the chain at the end of the month. They match exactly.',
    link: '/fnxization',
  },
  {
    daysAgo: 6,
    type: 'KYC',
    title: 'Your details were checked again',
    body: 'We have finished the yearly check of your details. You don’t need to do anything.',
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
    body: 'FNX will be unavailable from 02:00 to 02:30 UTC. Pending payments will be completed afterwards.',
    isUnread: true,
  },
];

const kyc = (daysAgo: number, status: 'PENDING' | 'RETRY' | 'REJECTED' | 'APPROVED'): SeedNotice[] => {
  const words = KYC_TEXT[status];
  return words ? [{ ...words, daysAgo, type: 'KYC', link: '/kyc', isUnread: true }] : [];
};

const WELCOME: SeedNotice = {
  daysAgo: 2,
  type: 'NEWS',
  title: 'Welcome to FNX',
  body: 'Start with the identity check. It takes about five minutes. You can buy shares once your identity is verified.',
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
      body: 'You told us that you have moved. We can’t offer FNX shares in your new country. What you own stays yours. We will write to you if this changes.',
      link: '/help',
    },
  ],
  'lola@fnx.example': [
    {
      daysAgo: 4,
      type: 'SECURITY',
      title: 'About your lost wallet',
      body: 'You told us that you can’t open your wallet any more. Log in again, and replace it on your wallet page.',
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
