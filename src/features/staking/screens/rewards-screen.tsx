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
import type { Stake, Plan } from '@/api/contract';
import { claimableStakes } from '@/domain/staking/claimable';
import { Amount } from '@/ui/amount';
import { PrimaryButton } from '@/ui/button/button';
import { FormError } from '@/ui/state/form-error';
import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { useTransactionsFile } from '@/parts/transactions-file/use-transactions-file';
import { Badge } from '@/ui/badge';
import { Table } from '@/ui/table/table';
import type { Column } from '@/ui/table/table-style';
import { usualPlaces } from '@/utils/money';
import { Claims } from '../components/claims';
import { useStaking } from '../hooks/use-staking';
import { MONTHLY_SHAPE } from '../model/monthly-text';
import { useClaim } from '../hooks/use-claim';
import { CLAIM_RETRY_HINT, claimedText } from '../model/claiming';
import { stakeName, stakeState } from '../model/stake-text';

const MAX_PLACES = 6;

const RewardAmount = ({ value }: { value: string | null }) => (
  <Amount value={value} unit="FNX" places={value === null ? undefined : Math.min(usualPlaces(value), MAX_PLACES)} />
);

type Row = Stake & { name: string };

const inFnx = (key: 'amount' | 'accrued' | 'claimed' | 'claimable', label: string): Column<Row> => ({
  key,
  label,
  cell: (stake) => <RewardAmount value={stake[key]} />,
  align: 'end',
});

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', label: 'Plan', cell: ({ name }) => <bdi>{name}</bdi>, isTitle: true },
  inFnx('amount', 'Staked'),
  inFnx('accrued', 'Earned'),
  inFnx('claimed', 'Claimed'),
  inFnx('claimable', 'Claimable'),
  {
    key: 'status',
    label: 'Status',
    cell: (stake) => <Badge tone={stakeState(stake).tone}>{stakeState(stake).label}</Badge>,
  },
];

function ByStake({ positions, plans }: { positions: readonly Stake[]; plans: readonly Plan[] }) {
  if (positions.length === 0)
    return (
      <p>
        You have no stakes yet. <AppLink href={STAKING}>See the plans</AppLink>.
      </p>
    );
  const rows = positions.map((stake) => ({ ...stake, name: stakeName(stake, plans) }));
  return <Table caption="Rewards per stake" columns={COLUMNS} entries={rows} entryKey={({ _id }) => _id} />;
}

const REWARDS = { type: 'REWARD', sort: '-createdAt' } as const;

function ExportRewards() {
  const file = useTransactionsFile(REWARDS);
  return (
    <Stack>
      <p>A spreadsheet of every reward sent to your wallet, with its value at the time and its transaction.</p>
      <div>
        <TransactionsFileButton file={file} />
      </div>
      <FormError error={file.error} onRetry={file.start} note={null} />
    </Stack>
  );
}

type Props = { positions: readonly Stake[]; minClaim: string | null };

function ClaimAll({ positions, minClaim }: Props) {
  const claiming = useClaim();
  const count = claimableStakes(positions, minClaim).length;
  return (
    <Stack>
      <div>
        <PrimaryButton
          type="button"
          aria-busy={claiming.isPending || undefined}
          aria-disabled={count === 0 || undefined}
          onClick={() => count > 0 && claiming.ask({ stakeId: 'ALL', stakes: positions })}
        >
          Claim all
        </PrimaryButton>
      </div>
      {count === 0 && minClaim !== null && !claiming.data && (
        <p>
          Nothing to claim yet. You can claim once a stake’s rewards reach <Amount value={minClaim} unit="FNX" />, or at
          the end of its term.
        </p>
      )}
      <FormError error={claiming.error} note={CLAIM_RETRY_HINT} />
      <div role="status">{claiming.data && <p>{claimedText(claiming.data)} Each claim is listed below.</p>}</div>
    </Stack>
  );
}

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
