import { useQuery } from '@tanstack/react-query';
import { latestTransactionsQuery } from '@/api/endpoints/wallet/transactions';
import { TRANSACTIONS } from '@/config/routes';
import { ConvertedValue } from '@/parts/display-value';
import { groupedByOrder, type TxnGroup } from '@/parts/txn-groups';
import { TxnStatus } from '@/parts/txn-status';
import { SignedAmount } from '@/parts/signed-amount';
import { typeText } from '@/parts/txn-text';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { RowLink } from '@/ui/table/row-opener';
import { Table } from '@/ui/table/table';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import type { Column } from '@/ui/table/table-style';
import { Section } from '../section';

const SHOWN = 5;
export const LATEST_READ = 2 * SHOWN;
const LABELS = ['When', 'What', 'Status', 'Amount', 'Value at the time'] as const;

const COLUMNS: readonly Column<TxnGroup>[] = [
  { key: 'createdAt', label: LABELS[0], cell: ({ lead: { createdAt } }) => <Moment iso={createdAt} />, place: 'note' },
  {
    key: 'type',
    label: LABELS[1],
    cell: ({ lead }) => (
      <RowLink href={`${TRANSACTIONS}?record=${encodeURIComponent(lead._id)}`}>{typeText(lead)}</RowLink>
    ),
    isTitle: true,
    place: 'title',
  },
  {
    key: 'status',
    label: LABELS[2],
    cell: (group) => <TxnStatus group={group} />,
    place: 'status',
  },
  {
    key: 'amount',
    label: LABELS[3],
    cell: ({ lead }) => <SignedAmount txn={lead} />,
    align: 'end',
    place: 'figure',
  },
  {
    key: 'fiatValue',
    label: LABELS[4],
    cell: ({ lead: { fiatValue } }) => <ConvertedValue value={fiatValue} />,
    align: 'end',
  },
];

export function LatestActivity() {
  const query = useQuery(latestTransactionsQuery(LATEST_READ));
  return (
    <Section title="Latest activity" link={{ href: TRANSACTIONS, label: 'All activity' }} busy={query.isPending}>
      <Loaded query={query} loading={<TableSkeleton labels={LABELS} rows={SHOWN} hasTwoLines />}>
        {(txns) =>
          txns.length === 0 ? (
            <p>Everything you buy, swap, stake, send and receive is listed here.</p>
          ) : (
            <Table
              caption="Latest transactions"
              columns={COLUMNS}
              entries={groupedByOrder(txns).slice(0, SHOWN)}
              entryKey={({ lead }) => lead._id}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
