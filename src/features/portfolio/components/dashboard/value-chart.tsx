import { RangeToggles } from '@/parts/range-toggles';
import { ChartSkeleton, missingChart } from '@/ui/charts/chart-skeleton';
import { LazyPart } from '@/ui/lazy-part';
import { FIRST_RANGE, VALUE_CAPTION, VALUE_CHART } from '../../model/value-history-words';

const load = async () => (await import('./value-history')).ValueHistory;

const ignore = () => undefined;
const SHAPE = {
  name: VALUE_CHART,
  caption: VALUE_CAPTION,
  hasKey: true,
  ranges: <RangeToggles chosen={FIRST_RANGE} onChoose={ignore} />,
};
const failed = missingChart(SHAPE);

export const ValueChart = () => (
  <LazyPart isWanted load={load} meanwhile={<ChartSkeleton {...SHAPE} />} failed={failed} />
);
