import type { Range } from '@/api/contract';

export const VALUE_CHART = 'Value of your shares and what you paid';
export const VALUE_CAPTION =
  'In US dollars, at each day’s reference price. “Paid in” is the cost of the shares you hold now.';
export const FIRST_RANGE: Range = 'ALL';

export const NO_VALUE_HISTORY = {
  title: 'Nothing in this range yet',
  until: 'The chart starts on the day you get your first shares.',
};
