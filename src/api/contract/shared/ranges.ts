export const RANGES = ['1D', '1W', '1M', '1Y', 'ALL'] as const;
export type Range = (typeof RANGES)[number];
