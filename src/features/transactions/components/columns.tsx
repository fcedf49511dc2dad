import styled from '@emotion/styled';
import { Money } from '@/ui/amount';
import { Hash } from '@/ui/address/hash';
import { Moment } from '@/ui/moment';
import { RowButton } from '@/ui/table/row-opener';
import { CARDS, type Column } from '@/ui/table/table-style';
import type { TxnGroup } from '@/parts/txn-groups';
import { TxnStatus } from '@/parts/txn-status';
import { SignedAmount } from '@/parts/signed-amount';
import { typeText } from '@/parts/txn-text';
import { color } from '@/theme/tokens';
import type { SortKey } from '../model/list-url';

export const COLUMN_LABELS = ['Date', 'Kind', 'Status', 'Amount', 'Value at the time', 'Transaction'] as const;

const Other = styled('div')({ color: color.faint, [CARDS]: { display: 'none' } });

const Amounts = ({ lead, others }: TxnGroup) => (
  <>
    <SignedAmount txn={lead} />
    {others.map((txn) => (
      <Other key={txn._id}>
        <SignedAmount txn={txn} />
      </Other>
    ))}
  </>
);

type Key = SortKey | 'txHash';
type Wiring = { explorer: (hash: string) => string | undefined; onOpen: (group: TxnGroup) => void };

export const columnsWith = ({ explorer, onOpen }: Wiring): readonly Column<TxnGroup, Key>[] => [
  {
    key: 'createdAt',
    label: COLUMN_LABELS[0],
    cell: ({ lead: { createdAt } }) => <Moment iso={createdAt} />,
    isSortable: true,
    place: 'note',
  },
  {
    key: 'type',
    label: COLUMN_LABELS[1],
    cell: (group) => (
      <RowButton aria-haspopup="dialog" onClick={() => onOpen(group)}>
        {typeText(group.lead)}
      </RowButton>
    ),
    isSortable: true,
    isTitle: true,
    place: 'title',
  },
  {
    key: 'status',
    label: COLUMN_LABELS[2],
    cell: (group) => <TxnStatus group={group} />,
    isSortable: true,
    place: 'status',
  },
  {
    key: 'amount',
    label: COLUMN_LABELS[3],
    cell: (group) => <Amounts {...group} />,
    align: 'end',
    isSortable: true,
    place: 'figure',
  },
  {
    key: 'fiatValue',
    label: COLUMN_LABELS[4],
    cell: ({ lead: { fiatValue } }) => <Money value={fiatValue} />,
    align: 'end',
    isSortable: true,
  },
  {
    key: 'txHash',
    label: COLUMN_LABELS[5],
    cell: ({ lead, others }) => {
      const txHash = [lead, ...others].find((txn) => txn.txHash)?.txHash;
      return txHash ? <Hash value={txHash} href={explorer(txHash)} /> : 'Not recorded';
    },
    align: 'end',
  },
];
