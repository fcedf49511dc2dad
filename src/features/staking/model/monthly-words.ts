import type { ClaimsSince } from '@/api/endpoints/user/staking';
import type { DataOf, getStaking } from '@/api/contract';

type Totals = DataOf<typeof getStaking>['totals'];

const UNIT = 'FNX by the month in which they were claimed, by UTC.';
const CAPTION = `${UNIT} A dashed cap is a month that still runs, an outline is what can be claimed now.`;

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
  return `${CAPTION} Only your newest claims are added up here (${since.claims.length}); all of them are in the list below.`;
}

const NEVER = {
  title: 'No rewards yet',
  until: 'The first bar stands here as soon as a stake has earned something.',
};
const NOT_LATELY = {
  title: 'No rewards in the last six months',
  until:
    'What you claimed before is in the list below. The next bar stands here when a stake has earned something again.',
};

const isSome = (amount: string | null) => /[1-9]/.test(amount ?? '');

export const emptyWords = (totals: Totals | undefined) =>
  totals && (isSome(totals.claimed) || isSome(totals.accrued)) ? NOT_LATELY : NEVER;
