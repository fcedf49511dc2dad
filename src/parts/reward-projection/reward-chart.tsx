import type { DataOf, Plan, rewardCalculator } from '@/api/contract';
import { AppError } from '@/errors/app-error';
import { Chart } from '@/ui/charts/chart';
import type { ChartRead } from '@/ui/charts/chart-read';
import type { ChartLine, Projection } from '@/ui/charts/drawing';
import { plainTick } from '@/ui/charts/tick-text';
import { rewardLines } from './reward-lines';

const EMPTY = { title: 'No projection for this plan', until: 'It appears here once we can calculate one.' };
const UNREADABLE = new AppError({ kind: 'protocol', reason: 'shape' });

const drawingOf = ({ stay, leave }: { stay: ChartLine; leave: ChartLine }): Projection => ({
  kind: 'projection',
  lines: [
    { ...stay, label: `if you stay: ${stay.points.at(-1)?.text ?? ''}` },
    { ...leave, label: 'if you leave early', isBad: true },
  ],
  axis: { format: plainTick, fromZero: true },
});

type Props = {
  shape: { name: string; size: 'small'; caption: string };
  plan: Plan;
  projection: DataOf<typeof rewardCalculator> | undefined;
  isRetrying: boolean;
  onRetry: () => void;
};

export function RewardChart({ shape, plan, projection, ...again }: Props) {
  return <Chart {...shape} read={readOf(plan, projection, again)} empty={EMPTY} />;
}

function readOf(plan: Plan, projection: Props['projection'], again: Pick<Props, 'isRetrying' | 'onRetry'>): ChartRead {
  if (!projection) return { state: 'loading' };
  const lines = rewardLines(plan, projection);
  return lines ? { state: 'known', drawing: drawingOf(lines) } : { state: 'failed', error: UNREADABLE, ...again };
}
