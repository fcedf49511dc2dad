import type { ClaimsSince } from '@/api/endpoints/user/staking';
import type { DataOf, getStaking } from '@/api/contract';

type Totals = DataOf<typeof getStaking>['totals'];

const UNIT = 'FNX by month of claim (UTC).';
const CAPTION = `${UNIT} A dashed cap marks the current month; an outline shows what you can claim now.`;

export const MONTHLY_SHAPE = {
  name: 'Rewards by month',
  size: 'small',
  marks: 'bars',
  caption: CAPTION,
} as const;

type Shown = { isEmpty: boolean; since: ClaimsSince | undefined };

export function captionOf({ isEmpty, since }: Shown): string {
  if (isEmpty) return UNIT;
  if (!since || since.isComplete) return CAPTION;
  return `${CAPTION} Includes only your newest claims (${since.claims.length}); the list below has them all.`;
}

const NEVER = {
  title: 'No rewards yet',
  until: 'Your first bar appears here once a stake has earned rewards.',
};
const NOT_LATELY = {
  title: 'No rewards in the last six months',
  until: 'Earlier claims are in the list below. A new bar appears once a stake earns again.',
};

const isAboveZero = (amount: string | null) => /[1-9]/.test(amount ?? '');

export const emptyText = (totals: Totals | undefined) =>
  totals && (isAboveZero(totals.claimed) || isAboveZero(totals.accrued)) ? NOT_LATELY : NEVER;
