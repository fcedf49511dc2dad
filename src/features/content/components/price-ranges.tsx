import type { Range } from '@/api/contract';
import { Toggles } from '@/ui/charts/toggles';

export const PRICE_CHART = 'Price of one share over time';
export const PRICE_CAPTION = 'Reference price in US dollars, fixed at midnight UTC. Each fixing holds until the next.';
export const FIRST_RANGE: Range = '1Y';

const RANGES = [
  ['1D', '1D'],
  ['1W', '1W'],
  ['1M', '1M'],
  ['1Y', '1Y'],
  ['ALL', 'All'],
] as const;

/** How far back the price is looked at. */
export const PriceRanges = ({ chosen, onChoose }: { chosen: Range; onChoose: (range: Range) => void }) => (
  <Toggles label="Range" options={RANGES} chosen={chosen} onChoose={onChoose} />
);
