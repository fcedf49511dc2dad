import type { Range } from '@/api/contract';

export const VALUE_CHART = 'Value of your shares over what you paid in';
export const VALUE_CAPTION =
  'In US dollars, at the reference price of each day. What you paid in is what the shares that you have now cost.';
export const FIRST_RANGE: Range = 'ALL';

export const NO_COURSE = {
  title: 'Nothing in this range yet',
  until: 'The value stands here from the day of your first shares on.',
};
