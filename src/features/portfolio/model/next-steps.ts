import type { DataOf, dashboard, getStaking, User } from '@/api/contract';
import { IDENTITY_MINUTES } from '@/config/step-times';
import { BUY_SHARES, KYC, REWARDS, SECURITY, WALLET } from '@/config/routes';
import { readKycStatus, type KycStatus } from '@/domain/kyc-status';
import { claimableStakes } from '@/domain/staking/claimable';
import { formatAmount } from '@/utils/money';
import { sumOf } from '@/utils/service-amount';
import { isNewcomer, isAboveZero } from './holding';

export type NextStep = {
  key: 'identity' | 'wallet' | 'purchase' | 'two-factor' | 'claim';
  title: string;
  text: string;
  href: string;
  action: string;
};

export type NextStepFacts = {
  user: Pick<User, 'kycStatus' | 'walletAddress' | 'twoFactorEnabled'> | undefined;
  holding: Pick<DataOf<typeof dashboard>, 'totalShares' | 'staked' | 'openOrders'> | undefined;
  staking: Pick<DataOf<typeof getStaking>, 'positions' | 'minClaim'> | undefined;
};

const MAX = 3;

const IDENTITY: Readonly<Record<Exclude<KycStatus, 'APPROVED'>, readonly [text: string, action: string]>> = {
  NOT_APPLIED: [
    `You need a passport or identity card and a camera. It takes about ${IDENTITY_MINUTES} minutes.`,
    'Start',
  ],
  INITIATED: ['You started the check. Continue where you left off.', 'Continue'],
  PENDING: ['We are checking your documents. Most checks take minutes.', 'View'],
  ON_HOLD: ['A person is reviewing your documents. We will e-mail you when that is done.', 'View'],
  ACTION_REQUIRED: ['The check needs one more thing from you.', 'Continue'],
  RETRY: ['We need a document or photo again. The identity page says which.', 'Continue'],
  REJECTED: ['Your identity was not approved. See what you can do next.', 'View'],
};

function identity({ user }: NextStepFacts): NextStep | null {
  if (!user) return null;
  const status = readKycStatus(user.kycStatus);
  if (status === 'APPROVED') return null;
  const [text, action] = IDENTITY[status];
  return { key: 'identity', title: 'Verify your identity', text, href: KYC, action };
}

const wallet = ({ user }: NextStepFacts): NextStep | null =>
  user && !user.walletAddress
    ? {
        key: 'wallet',
        title: 'Link your wallet',
        text: 'One signature, no fee. We deliver your shares to this wallet.',
        href: WALLET,
        action: 'Link',
      }
    : null;

const PURCHASE: NextStep = {
  key: 'purchase',
  title: 'Buy your first shares',
  text: 'Pay in USDT or BNB from your own wallet.',
  href: BUY_SHARES,
  action: 'Buy',
};

const hasOpenOrder = ({ holding }: NextStepFacts): boolean => holding !== undefined && holding.openOrders.length > 0;

/** Suggests no purchase while an order is open. That order is listed above with its own next action. */
const purchase = (known: NextStepFacts): NextStep | null =>
  known.holding && isNewcomer(known.holding) && !hasOpenOrder(known) ? PURCHASE : null;

const twoFactor = ({ user }: NextStepFacts): NextStep | null =>
  user?.twoFactorEnabled === false
    ? {
        key: 'two-factor',
        title: 'Turn on an authenticator app',
        text: 'Takes two minutes. It protects your account if your phone number is stolen.',
        href: SECURITY,
        action: 'Turn on',
      }
    : null;

function claim({ staking }: NextStepFacts): NextStep | null {
  const stakes = staking ? claimableStakes(staking.positions, staking.minClaim ?? null) : [];
  if (stakes.length === 0) return null;
  const rewards = sumOf(stakes.map(({ claimable }) => claimable));
  const hasEnded = stakes.some(({ status }) => status === 'MATURED');
  return {
    key: 'claim',
    title: isAboveZero(rewards) ? `Claim ${formatAmount(rewards)} FNX` : 'Claim your staked shares',
    text: hasEnded
      ? 'A stake has ended. You get its shares and rewards together.'
      : 'These rewards are ready to claim.',
    href: REWARDS,
    action: 'Claim',
  };
}

/** The steps in order of dependency: each step may require the earlier ones. */
export const nextSteps = (known: NextStepFacts): NextStep[] =>
  [identity, wallet, purchase, twoFactor, claim].flatMap((step) => step(known) ?? []).slice(0, MAX);

type FirstStep = Pick<NextStep, 'key' | 'title' | 'text'> & {
  state: 'done' | 'now' | 'ahead';
  step: NextStep | null;
};

const DONE_TEXT = {
  identity: ['Verify your identity', 'Identity verified.'],
  wallet: ['Link your wallet', 'We deliver your shares to this wallet.'],
  purchase: ['Buy your first shares', 'Your order is open.'],
} as const;

export function firstSteps(known: NextStepFacts & { user: NonNullable<NextStepFacts['user']> }): FirstStep[] {
  const open = {
    identity: identity(known),
    wallet: wallet(known),
    purchase: hasOpenOrder(known) ? null : PURCHASE,
  };
  const keys = ['identity', 'wallet', 'purchase'] as const;
  const next = keys.find((key) => open[key]);
  return keys.map((key) => {
    const step = open[key];
    const [title, text] = DONE_TEXT[key];
    if (!step) return { key, title, text, state: 'done', step };
    return { key, title: step.title, text: step.text, state: key === next ? 'now' : 'ahead', step };
  });
}
