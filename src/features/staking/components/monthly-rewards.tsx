import { ChartSkeleton, missingChart } from '@/ui/charts/chart-skeleton';
import { LazyPart } from '@/ui/lazy-part';
import { MONTHLY_SHAPE } from '../model/monthly-words';

const loadChart = async () => (await import('./monthly-rewards-chart')).MonthlyRewardsChart;

const failed = missingChart(MONTHLY_SHAPE);

export const MonthlyRewards = () => (
  <LazyPart isWanted load={loadChart} meanwhile={<ChartSkeleton {...MONTHLY_SHAPE} />} failed={failed} />
);
