import type { Range } from '@/api/contract';

export const PRICE_CHART = 'Price of one share over time';
export const PRICE_CAPTION = 'Reference price in US dollars, fixed at midnight UTC. Each fixing holds until the next.';
export const FIRST_RANGE: Range = '1Y';
