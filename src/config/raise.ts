export const RAISE = {
  raised: '18400000',
  min: '6000000',
  max: '24000000',
  investors: 9_214,
  startsAt: '2026-03-02T00:00:00.000Z',
  endsAt: '2026-12-18T17:00:00.000Z',
} as const;

export const MINIMUM_REACHED = '11 May';

export const LARGEST_ORDER = '$100,000';
export const LARGEST_HOLDING = '$250,000';
export const SOURCE_OF_FUNDS_FROM = '$10,000';
