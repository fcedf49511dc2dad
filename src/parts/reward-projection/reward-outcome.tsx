import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { DataOf, Plan, rewardCalculator } from '@/api/contract';
import { projectionQuery } from '@/api/endpoints/user/staking';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { ChartSkeleton, missingChart } from '@/ui/charts/chart-skeleton';
import { FactList } from '@/ui/fact-list';
import { LazyView } from '@/ui/lazy-part';
import { Stack } from '@/ui/layout/page';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { Skeleton } from '@/ui/state/skeleton';
import { useFailure } from '@/ui/state/use-failure';
import { useDebouncedValue } from '@/utils/hooks/use-debounced-value';

const Note = styled('p')({ color: color.soft });

const hasAmount = (amount: string) => /[1-9]/.test(amount) && /^\d+(\.\d+)?$/.test(amount);

const finished = (typed: string) => typed.replace(/\.$/, '').replace(/^\./, '0.');

type OfPlan = {
  plan: Plan;
  worthOf?: (total: string | undefined) => ReactNode;
};

export function RewardOutcome({ plan, typed, worthOf }: OfPlan & { typed: string }) {
  const amount = finished(typed);
  const settled = useDebouncedValue(amount);
  if (!hasAmount(amount)) return <Note>Enter an amount to see the projected reward.</Note>;
  return <Outcome plan={plan} amount={amount} isSettled={amount === settled} worthOf={worthOf} />;
}

const rowsOf = (reward: ReactNode, total: ReactNode, unlock: ReactNode) =>
  [
    ['Reward at the end of the term', reward],
    ['Stake and reward', total],
    ['Unlocks', unlock],
  ] as const;

type Projection = DataOf<typeof rewardCalculator>;

const WAITING = <Skeleton />;
const WAITING_ROWS = rowsOf(WAITING, WAITING, WAITING);

const projectedRows = ({ reward, total, unlockAt }: Projection) =>
  rowsOf(
    <Amount value={reward} unit="FNX" />,
    <Amount value={total} unit="FNX" />,
    <Moment iso={unlockAt} form="day" />,
  );

type FiguresProps = Pick<OfPlan, 'worthOf'> & { projection?: Projection };

const Figures = ({ projection, worthOf }: FiguresProps) => (
  <>
    <FactList facts={projection ? projectedRows(projection) : WAITING_ROWS} />
    {worthOf?.(projection?.total)}
  </>
);

const shapeOf = ({ apr }: Plan) =>
  ({
    name: 'Reward over the term',
    size: 'small',
    caption: `Reward in FNX at ${apr}% a year.`,
  }) as const;

const loadChart = async () => (await import('./reward-chart')).RewardChart;

type OutcomeProps = OfPlan & { amount: string; isSettled: boolean };

/**
 * The live region contains only the figures, because the chart is for exploring. While the user types, figures and
 * chart are loading, so that figures of another plan or amount never appear.
 */
function Outcome({ plan, amount, isSettled, worthOf }: OutcomeProps) {
  const query = useQuery({ ...projectionQuery(plan._id, amount), enabled: isSettled });
  const failure = useFailure(query);
  const shape = shapeOf(plan);
  const onRetry = () => void query.refetch({ cancelRefetch: true });
  return (
    <Stack>
      <div aria-live="polite" aria-busy={query.isFetching || !isSettled || undefined}>
        <Loaded query={query} loading={<Figures worthOf={worthOf} />}>
          {(projection) => <Figures projection={projection} worthOf={worthOf} />}
        </Loaded>
      </div>
      {!failure && (
        <LazyView
          isWanted
          load={loadChart}
          meanwhile={<ChartSkeleton {...shape} />}
          failed={missingChart(shape)}
          props={{ shape, plan, projection: query.data, isRetrying: query.isFetching, onRetry }}
        />
      )}
      <Note>For illustration, at today’s rate. The rate can change, and the share price may fall to zero.</Note>
    </Stack>
  );
}
