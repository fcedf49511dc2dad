import type { Txn } from '@/api/contract';
import { Amount, Money } from '@/ui/amount';
import { Badge } from '@/ui/badge';
import { Hash } from '@/ui/address/hash';
import { Moment } from '@/ui/moment';
import { RowButton } from '@/ui/table/row-opener';
import type { Column } from '@/ui/table/table';
import type { SortKey } from '../model/list-address';
import { signedAmount, stateWords, typeWords } from '@/parts/txn-words';

export const COLUMN_LABELS = ['Date', 'Kind', 'Status', 'Amount', 'Value at the time', 'Transaction'] as const;

type Key = SortKey | 'txHash';
type Wiring = { explorer: (hash: string) => string | undefined; onOpen: (txn: Txn) => void };

export const columnsWith = ({ explorer, onOpen }: Wiring): readonly Column<Txn, Key>[] => [
  {
    key: 'createdAt',
    label: COLUMN_LABELS[0],
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
    isSortable: true,
    place: 'note',
  },
  {
    key: 'type',
    label: COLUMN_LABELS[1],
    cell: (txn) => (
      <RowButton aria-haspopup="dialog" onClick={() => onOpen(txn)}>
        {typeWords(txn)}
      </RowButton>
    ),
    isSortable: true,
    isTitle: true,
    place: 'title',
  },
  {
    key: 'status',
    label: COLUMN_LABELS[2],
    cell: (txn) => <Badge tone={stateWords(txn).tone}>{stateWords(txn).label}</Badge>,
    isSortable: true,
    place: 'status',
  },
  {
    key: 'amount',
    label: COLUMN_LABELS[3],
    cell: (txn) => <Amount value={signedAmount(txn)} unit={txn.symbol} />,
    align: 'end',
    isSortable: true,
    place: 'figure',
  },
  {
    key: 'fiatValue',
    label: COLUMN_LABELS[4],
    cell: ({ fiatValue }) => <Money value={fiatValue} />,
    align: 'end',
    isSortable: true,
  },
  {
    key: 'txHash',
    label: COLUMN_LABELS[5],
    cell: ({ txHash }) => (txHash ? <Hash value={txHash} href={explorer(txHash)} /> : 'None'),
    align: 'end',
  },
];
