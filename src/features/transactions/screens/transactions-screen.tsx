import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';
import { transactionsQuery } from '@/api/endpoints/wallet/transactions';
import { useOpenInStorage } from '@/parts/transaction/use-open-in-storage';
import { useTransactionsFile } from '@/parts/transactions-file/use-transactions-file';
import { LazyPart, LazyView } from '@/ui/lazy-part';
import { Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { useUrlFields, type UrlChange, type UrlFields } from '@/utils/hooks/use-url-fields';
import { Filters } from '../components/filters';
import { ListHead } from '../components/list-head';
import { TransactionList } from '../components/transaction-list';
import { filtersFrom, isNarrowed, sortOf } from '../model/list-url';
import { withoutPaging } from '../model/list-fields';

const loadViews = async () => (await import('../components/saved-views')).SavedViews;
const loadWaiting = async () => (await import('../components/waiting')).Waiting;

const ViewsSlot = styled('div')({ minBlockSize: 64 });

type OwnViewsProps = { fields: UrlFields; onChange: (changes: UrlChange) => void };
type Change = ReturnType<typeof useUrlFields>['change'];

function OwnViews({ fields, onChange }: OwnViewsProps) {
  const { data: user } = useQuery(profileQuery);
  return (
    <ViewsSlot>
      {user && <LazyView isWanted load={loadViews} props={{ accountId: user._id, fields, onChange }} />}
    </ViewsSlot>
  );
}

type ListProps = { fields: UrlFields; isEmpty: boolean; onChange: Change };

const AllTransactions = ({ fields, isEmpty, onChange }: ListProps) => (
  <Panel title="All transactions">
    {!isEmpty && (
      <Filters fields={fields} onChange={onChange}>
        <OwnViews fields={fields} onChange={onChange} />
      </Filters>
    )}
    <TransactionList
      filters={filtersFrom(fields)}
      sort={sortOf(fields)}
      isNarrowed={isNarrowed(fields)}
      record={fields.record}
      onChange={onChange}
    />
  </Panel>
);

export function TransactionsScreen() {
  const { fields, change } = useUrlFields();
  // Any change of the list clears the record in the URL, because the record belongs to the current list.
  const changeList: Change = (changes, options) => change({ record: '', ...changes }, options);
  const filters = filtersFrom(fields);
  const file = useTransactionsFile(withoutPaging(filters));
  const { data, isPlaceholderData } = useQuery(transactionsQuery(filters));
  const isEmpty = data?.total === 0 && !isPlaceholderData && !isNarrowed(fields);
  return (
    <Wide>
      <Stack>
        <ListHead
          title="Transactions"
          lead="Every transaction in your account, from the bank’s records."
          {...{ isEmpty, file }}
        />
        <LazyPart isWanted={useOpenInStorage()} load={loadWaiting} />
        <AllTransactions fields={fields} isEmpty={isEmpty} onChange={changeList} />
      </Stack>
    </Wide>
  );
}
