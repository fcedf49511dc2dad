import { useQuery } from '@tanstack/react-query';
import type { Txn } from '@/api/contract';
import { latestTransactionsQuery } from '@/api/endpoints/wallet/transactions';
import { TRANSACTIONS } from '@/config/routes';
import { HeldValue } from '@/parts/display-value';
import { signedAmount, stateWords, typeWords } from '@/parts/txn-words';
import { Amount } from '@/ui/amount';
import { Badge } from '@/ui/badge';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { RowLink } from '@/ui/table/row-opener';
import { Table, type Column } from '@/ui/table/table';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { Section } from '../section';

export const SHOWN = 5;
const LABELS = ['When', 'What', 'Status', 'Amount', 'Value at the time'] as const;

const COLUMNS: readonly Column<Txn>[] = [
  { key: 'createdAt', label: LABELS[0], cell: ({ createdAt }) => <Moment iso={createdAt} />, place: 'note' },
  {
    key: 'type',
    label: LABELS[1],
    cell: (txn) => <RowLink href={`${TRANSACTIONS}?record=${encodeURIComponent(txn._id)}`}>{typeWords(txn)}</RowLink>,
    isTitle: true,
    place: 'title',
  },
  {
    key: 'status',
    label: LABELS[2],
    cell: (txn) => <Badge tone={stateWords(txn).tone}>{stateWords(txn).label}</Badge>,
    place: 'status',
  },
  {
    key: 'amount',
    label: LABELS[3],
    cell: (txn) => <Amount value={signedAmount(txn)} unit={txn.symbol} />,
    align: 'end',
    place: 'figure',
  },
  { key: 'fiatValue', label: LABELS[4], cell: ({ fiatValue }) => <HeldValue value={fiatValue} />, align: 'end' },
];

export function LatestActivity() {
  const query = useQuery(latestTransactionsQuery(SHOWN));
  return (
    <Section title="Latest activity" way={{ href: TRANSACTIONS, words: 'All activity' }} busy={query.isPending}>
      <Loaded query={query} loading={<TableSkeleton labels={LABELS} rows={SHOWN} hasTwoLines />}>
        {(txns) =>
          txns.length === 0 ? (
            <p>Everything you buy, swap, stake, send and receive is listed here.</p>
          ) : (
            <Table caption="Latest transactions" columns={COLUMNS} entries={txns} entryKey={({ _id }) => _id} />
          )
        }
      </Loaded>
    </Section>
  );
}
