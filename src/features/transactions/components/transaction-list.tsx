import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { Txn } from '@/api/contract';
import { transactionsQuery, type TransactionFilters } from '@/api/endpoints/wallet/transactions';
import { BUY_SHARES } from '@/config/routes';
import { color, UNSEEN } from '@/theme/tokens';
import { Button } from '@/ui/button';
import { PrimaryLink } from '@/ui/button-link';
import { LazyView } from '@/ui/lazy-part';
import { Pager } from '@/ui/pager';
import { Loaded } from '@/ui/state/loaded';
import { missingCode } from '@/ui/state/missing-code';
import { StatePanel } from '@/ui/state/state-panel';
import { Table, type Sort } from '@/ui/table/table';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { useExplorer } from '@/chain/use-explorer';
import { sortText, type SortKey } from '../model/list-address';
import type { AddressChange } from '@/utils/use-address-fields';
import { COLUMN_LABELS, columnsWith, isSortKey } from './columns';

const loadDrawer = async () => (await import('./transaction-drawer')).TransactionDrawer;

/** Where there is no keyboard it says nothing. */
const Keys = styled('p')({
  marginBlockStart: 12,
  fontSize: '0.875rem',
  color: color.faint,
  '@media (pointer: coarse)': UNSEEN,
});

const NoneYet = () => (
  <StatePanel
    kind="empty"
    title="No transactions yet"
    action={<PrimaryLink href={BUY_SHARES}>See how to buy</PrimaryLink>}
  >
    <p>Purchases, swaps, stakes, rewards and dividends are listed here, each with its transaction on the chain.</p>
  </StatePanel>
);

const NoneFound = () => (
  <StatePanel kind="empty" title="Nothing fits these filters">
    <p>Clear the filters, or widen the days between which you are looking.</p>
  </StatePanel>
);

const NoSuchPage = ({ onFirst }: { onFirst: () => void }) => (
  <StatePanel
    kind="empty"
    title="The list ends before this page"
    action={
      <Button type="button" onClick={onFirst}>
        Go to the first page
      </Button>
    }
  >
    <p>The address names a page that is not there, or not there any more.</p>
  </StatePanel>
);

type NothingProps = { isNarrowed: boolean; total: number; onFirst: () => void };

function Nothing({ isNarrowed, total, onFirst }: NothingProps) {
  if (total > 0) return <NoSuchPage onFirst={onFirst} />;
  return isNarrowed ? <NoneFound /> : <NoneYet />;
}

type Props = {
  filters: TransactionFilters;
  sort: Sort<SortKey>;
  isNarrowed: boolean;
  onChange: (changes: AddressChange) => void;
};

export function TransactionList({ filters, sort, isNarrowed, onChange }: Props) {
  const query = useQuery(transactionsQuery(filters));
  const explorer = useExplorer();
  const [opened, setOpened] = useState<Txn | null>(null);
  const hint = useId();
  return (
    <>
      <Loaded query={query} loading={<TableSkeleton labels={COLUMN_LABELS} />}>
        {({ docs, total, pages, page }) =>
          docs.length === 0 ? (
            <Nothing isNarrowed={isNarrowed} total={total} onFirst={() => onChange({ page: '' })} />
          ) : (
            <>
              <Table
                caption="Transactions of your account"
                columns={columnsWith({ explorer, onOpen: setOpened })}
                entries={docs}
                entryKey={({ _id }) => _id}
                sort={sort}
                onSort={({ key, direction }) =>
                  isSortKey(key) && onChange({ sort: sortText({ key, direction }), page: '' })
                }
                isBusy={query.isPlaceholderData}
                onOpen={setOpened}
                describedBy={hint}
              />
              <Keys id={hint}>
                With a keyboard: the arrow keys go from row to row, Home and End to the first and the last, and Enter
                opens the details.
              </Keys>
              <Pager
                label="Pages of transactions"
                page={page}
                pages={pages}
                total={total}
                onPage={(to) => onChange({ page: to === 1 ? '' : String(to) })}
              />
            </>
          )
        }
      </Loaded>
      <LazyView
        isWanted={opened !== null}
        load={loadDrawer}
        failed={missingCode}
        props={{ txn: opened, explorer, onClose: () => setOpened(null) }}
      />
    </>
  );
}
