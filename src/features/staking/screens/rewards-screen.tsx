import { STAKING } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Stat, StatGrid, StatsSkeleton } from '@/ui/stat';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { ChartSkeleton, missingChart } from '@/ui/charts/chart-skeleton';
import { LazyPart } from '@/ui/lazy-part';
import { ByStake, RewardAmount } from '../components/by-stake';
import { ClaimAll } from '../components/claim-all';
import { Claims } from '../components/claims';
import { ExportRewards } from '../components/export-rewards';
import { useStaking } from '../hooks/use-staking';
import { MONTHLY_SHAPE } from '../model/monthly-words';

const loadChart = async () => (await import('../components/monthly-rewards-chart')).MonthlyRewardsChart;

const failed = missingChart(MONTHLY_SHAPE);

const MonthlyRewards = () => (
  <LazyPart isWanted load={loadChart} meanwhile={<ChartSkeleton {...MONTHLY_SHAPE} />} failed={failed} />
);

const LABELS = {
  claimable: 'Claimable',
  accrued: 'Earned so far',
  claimed: 'Already claimed',
  staked: 'Staked',
} as const;

function Totals() {
  const query = useStaking();
  return (
    <Panel title="Your rewards" busy={query.isPending}>
      <Loaded query={query} loading={<StatsSkeleton labels={Object.values(LABELS)} />}>
        {({ totals }) => (
          <StatGrid>
            <Stat label={LABELS.claimable}>
              <RewardAmount value={totals.claimable} />
            </Stat>
            <Stat label={LABELS.accrued} note="From FNX’s records">
              <RewardAmount value={totals.accrued} />
            </Stat>
            <Stat label={LABELS.claimed}>
              <RewardAmount value={totals.claimed} />
            </Stat>
            <Stat label={LABELS.staked}>
              <RewardAmount value={totals.staked} />
            </Stat>
          </StatGrid>
        )}
      </Loaded>
    </Panel>
  );
}

function Stakes() {
  const query = useStaking();
  return (
    <Panel title="Per stake" busy={query.isPending}>
      <Loaded query={query} loading={<LoadingPanel label="Loading your stakes" />}>
        {({ positions, plans, minClaim }) => (
          <Stack>
            {positions.length > 0 && <ClaimAll positions={positions} minClaim={minClaim ?? null} />}
            <ByStake positions={positions} plans={plans} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

export const RewardsScreen = () => (
  <Wide>
    <Stack>
      <div>
        <PageTitle>Rewards</PageTitle>
        <Lead>
          See what your <AppLink href={STAKING}>stakes</AppLink> have earned, and every claim with its transaction.
        </Lead>
      </div>
      <Totals />
      <Stakes />
      <Panel title="Month by month">
        <MonthlyRewards />
      </Panel>
      <Panel title="Claims">
        <Claims />
      </Panel>
      <Panel title="Export">
        <ExportRewards />
      </Panel>
    </Stack>
  </Wide>
);
