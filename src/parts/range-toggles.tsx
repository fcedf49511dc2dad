import type { Range } from '@/api/contract';
import { Toggles } from '@/ui/charts/toggles';

const RANGES = [
  ['1D', '1D'],
  ['1W', '1W'],
  ['1M', '1M'],
  ['1Y', '1Y'],
  ['ALL', 'All'],
] as const;

export const RangeToggles = ({ chosen, onChoose }: { chosen: Range; onChoose: (range: Range) => void }) => (
  <Toggles label="Range" options={RANGES} chosen={chosen} onChoose={onChoose} />
);
