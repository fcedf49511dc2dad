import { ORDERS, STAKING } from '@/config/routes';
import type { Blocker, Draft } from './deactivation-flow';
import { ownValue } from '@/utils/own-value';

const NOT_LISTED = 'OTHER';

const REASONS: Readonly<Record<string, string>> = {
  UNUSED: 'I no longer use it',
  SOLD: 'I have sold my shares',
  SAFETY: 'I am worried about the safety of my account',
  DIFFICULT: 'It is too difficult to use',
  [NOT_LISTED]: 'Another reason',
};

export const REASON_OPTIONS = [
  { value: '', label: 'Choose a reason' },
  ...Object.entries(REASONS).map(([value, label]) => ({ value, label })),
];

export const MAX_MORE_LENGTH = 900;

export function reasonText({ reason, more }: Draft): string {
  const comment = more.trim();
  return comment === '' ? (ownValue(REASONS, reason) ?? reason) : `${ownValue(REASONS, reason) ?? reason}: ${comment}`;
}

type Messages = Partial<Record<'reason' | 'more' | 'password', string>>;

export function missingFrom({ reason, more }: Draft, password: string): Messages {
  return {
    ...(!ownValue(REASONS, reason) && { reason: 'Choose a reason.' }),
    ...(reason === NOT_LISTED && more.trim() === '' && { more: 'Tell us briefly what it is.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}

type BlockerLink = { href: string; label: string };

const orderLink = ({ orderId }: Blocker): BlockerLink =>
  orderId
    ? { href: `${ORDERS}?order=${encodeURIComponent(orderId)}`, label: 'Open order' }
    : { href: ORDERS, label: 'View orders' };

const LINKS: Readonly<Record<string, (blocker: Blocker) => BlockerLink | null>> = {
  ORDER: orderLink,
  STAKE: () => ({ href: STAKING, label: 'View stakes' }),
  CLAIM: () => ({ href: '/rewards', label: 'View rewards' }),
  LATE: () => null,
};

export function resolvingLink(blocker: Blocker): BlockerLink | null {
  const find = ownValue(LINKS, blocker.kind);
  return find ? find(blocker) : { href: '/contactus', label: 'Contact support' };
}
