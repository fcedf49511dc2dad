import type { Plan, Stake } from '@/api/contract';
import { STAKING } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Badge } from '@/ui/badge';
import { Table } from '@/ui/table/table';
import type { Column } from '@/ui/table/table-style';
import { Amount } from '@/ui/amount';
import { usualPlaces } from '@/utils/money';
import { stakeName, stakeState } from '../model/stake-words';

const MOST_PLACES = 6;

export const RewardAmount = ({ value }: { value: string | null }) => (
  <Amount value={value} unit="FNX" places={value === null ? undefined : Math.min(usualPlaces(value), MOST_PLACES)} />
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

export function ByStake({ positions, plans }: { positions: readonly Stake[]; plans: readonly Plan[] }) {
  if (positions.length === 0)
    return (
      <p>
        You have no stakes yet. <AppLink href={STAKING}>See the plans</AppLink>.
      </p>
    );
  const rows = positions.map((stake) => ({ ...stake, name: stakeName(stake, plans) }));
  return <Table caption="Rewards per stake" columns={COLUMNS} entries={rows} entryKey={({ _id }) => _id} />;
}
