import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useId, useMemo, useState } from 'react';
import { transactionsQuery, type TransactionFilters } from '@/api/endpoints/wallet/transactions';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { LazyView } from '@/ui/lazy-part';
import { Loaded } from '@/ui/state/loaded';
import { missingCode } from '@/ui/state/error-panel';
import { Table } from '@/ui/table/table';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import type { Sort } from '@/ui/table/table-style';
import { groupedByOrder, type TxnGroup } from '@/parts/txn-groups';
import { useExplorer } from '@/chain/use-explorer';
import type { UrlChange } from '@/utils/hooks/use-url-fields';
import { cleared, isSortKey, type SortKey } from '../model/list-url';
import { sortText } from '../model/list-fields';
import { COLUMN_LABELS, columnsWith } from './columns';
import { ListPager } from './list-pager';
import { NothingListed } from './nothing-listed';

const hasRecord = ({ lead, others }: TxnGroup, record: string) => [lead, ...others].some(({ _id }) => _id === record);

type Options = {
  record: string | undefined;
  listed: readonly TxnGroup[] | undefined;
  onLeave: () => void;
};

function useOpenedRecord({ record, listed, onLeave }: Options) {
  const [pressed, setPressed] = useState<TxnGroup | null>(null);
  const [found, setFound] = useState<TxnGroup | null>(null);
  const now = record === undefined ? null : (listed?.find((group) => hasRecord(group, record)) ?? null);
  if (now !== null && now !== found) setFound(now);
  const named = found && record !== undefined && hasRecord(found, record) ? found : null;
  const close = () => {
    setPressed(null);
    setFound(null);
    if (record !== undefined) onLeave();
  };
  const isMissing = record !== undefined && listed !== undefined && named === null;
  return { opened: pressed ?? named, open: setPressed, close, isMissing };
}

const loadDrawer = async () => (await import('./transaction-drawer')).TransactionDrawer;

const Missing = styled('p')({ marginBlockEnd: 12, color: color.caution });
/** Visually hidden on touch screens, which usually have no keyboard. */
const Keys = styled('p')({
  marginBlockStart: 12,
  fontSize: '0.875rem',
  color: color.faint,
  '@media (pointer: coarse)': VISUALLY_HIDDEN,
});

const NotListed = () => <Missing role="status">The transaction in this link is not in this list.</Missing>;

const KeyboardHint = ({ id }: { id: string }) => (
  <Keys id={id}>
    Keyboard: use the arrow keys to move between rows, Home and End for the first and last row, and Enter for details.
  </Keys>
);

function useGroups(filters: TransactionFilters) {
  const query = useQuery(transactionsQuery(filters));
  const docs = query.data?.docs;
  return { query, groups: useMemo(() => docs && groupedByOrder(docs), [docs]) };
}

type Props = {
  filters: TransactionFilters;
  sort: Sort<SortKey>;
  isNarrowed: boolean;
  record?: string;
  onChange: (changes: UrlChange, options?: { replace?: boolean }) => void;
};

export function TransactionList({ filters, sort, isNarrowed, record, onChange }: Props) {
  const { query, groups } = useGroups(filters);
  const explorer = useExplorer();
  const { opened, open, close, isMissing } = useOpenedRecord({
    record,
    listed: query.isPlaceholderData ? undefined : groups,
    onLeave: () => onChange({}, { replace: true }),
  });
  const hint = useId();
  return (
    <>
      <Loaded query={query} loading={<TableSkeleton labels={COLUMN_LABELS} hasTwoLines />}>
        {(list) =>
          list.docs.length === 0 ? (
            <NothingListed
              isNarrowed={isNarrowed}
              total={list.total}
              search={filters.search}
              onFirst={() => onChange({ page: '' })}
              onShowAll={() => onChange(cleared)}
            />
          ) : (
            <>
              {isMissing && <NotListed />}
              <Table
                caption="Transactions of your account"
                columns={columnsWith({ explorer, onOpen: open })}
                entries={groups ?? []}
                entryKey={({ lead }) => lead._id}
                sort={sort}
                onSort={(by) => isSortKey(by.key) && onChange({ sort: sortText(by), page: '' })}
                isBusy={query.isPlaceholderData}
                describedBy={hint}
              />
              <KeyboardHint id={hint} />
              <ListPager label="Pages of transactions" list={list} onChange={onChange} />
            </>
          )
        }
      </Loaded>
      <LazyView
        isWanted={opened !== null}
        load={loadDrawer}
        failed={missingCode}
        props={{ group: opened, explorer, onClose: close }}
      />
    </>
  );
}
