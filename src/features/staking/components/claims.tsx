import { useQuery } from '@tanstack/react-query';
import type { Claim } from '@/api/contract';
import { claimsQuery } from '@/api/endpoints/user/staking';
import { STAKING } from '@/config/routes';
import { Amount } from '@/ui/amount';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button/button-link';
import { Hash } from '@/ui/address/hash';
import { Moment } from '@/ui/moment';
import { Pager } from '@/ui/pager';
import { Loaded } from '@/ui/state/loaded';
import { StatePanel } from '@/ui/state/state-panel';
import { Table } from '@/ui/table/table';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import type { Column } from '@/ui/table/table-style';
import { pageNumber } from '@/utils/page-number';
import { useUrlFields } from '@/utils/hooks/use-url-fields';
import { useExplorer } from '@/chain/use-explorer';
import { claimState, withoutTransaction } from '../model/stake-text';

const PER_PAGE = 20;
const REFETCH_MS = 3_000;
const isInProgress = ({ status }: Claim) => status === 'PENDING' || status === 'SENT';
const COLUMN_LABELS = ['Date', 'Amount', 'Status', 'Transaction'] as const;

const Nothing = () => (
  <StatePanel kind="empty" title="No claims yet" action={<ButtonLink href={STAKING}>See the plans</ButtonLink>}>
    <p>Stakes earn rewards. What you claim goes to your linked wallet and is listed here.</p>
  </StatePanel>
);

function ClaimTable({ claims, isBusy }: { claims: readonly Claim[]; isBusy: boolean }) {
  const explorer = useExplorer();
  return (
    <Table
      caption="Reward claims"
      columns={columnsWith(explorer)}
      entries={claims}
      entryKey={({ _id }) => _id}
      isBusy={isBusy}
    />
  );
}

export function Claims() {
  const { fields, change } = useUrlFields();
  const page = pageNumber(fields.page);
  const query = useQuery({
    ...claimsQuery(page, PER_PAGE),
    refetchInterval: ({ state }) => state.data?.docs.some(isInProgress) && REFETCH_MS,
  });
  return (
    <Loaded query={query} loading={<TableSkeleton labels={COLUMN_LABELS} hasTwoLines />}>
      {({ docs, total, pages }) =>
        total === 0 ? (
          <Nothing />
        ) : (
          <>
            <ClaimTable claims={docs} isBusy={query.isPlaceholderData} />
            <Pager
              label="Pages of claims"
              page={page}
              pages={pages}
              total={total}
              onPage={(to) => change({ page: to === 1 ? '' : String(to) })}
            />
          </>
        )
      }
    </Loaded>
  );
}

const columnsWith = (explorer: (hash: string) => string | undefined): readonly Column<Claim>[] => [
  { key: 'createdAt', label: COLUMN_LABELS[0], cell: ({ createdAt }) => <Moment iso={createdAt} />, place: 'note' },
  {
    key: 'amount',
    label: COLUMN_LABELS[1],
    cell: ({ amount, symbol }) => <Amount value={amount} unit={symbol} />,
    align: 'end',
    isTitle: true,
    place: 'title',
  },
  {
    key: 'status',
    label: COLUMN_LABELS[2],
    cell: (claim) => <Badge tone={claimState(claim).tone}>{claimState(claim).label}</Badge>,
    place: 'figure',
  },
  {
    key: 'txHash',
    label: COLUMN_LABELS[3],
    cell: (claim) =>
      claim.txHash ? <Hash value={claim.txHash} href={explorer(claim.txHash)} /> : withoutTransaction(claim),
    align: 'end',
    place: 'status',
  },
];
