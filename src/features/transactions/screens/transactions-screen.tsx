import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';
import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { useOpenInStorage } from '@/parts/transaction/use-open-in-storage';
import { useTransactionsFile } from '@/parts/transactions-file/use-transactions-file';
import { from } from '@/theme/tokens';
import { LazyPart, LazyView } from '@/ui/lazy-part';
import { Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { FormError } from '@/ui/state/form-error';
import { useAddressFields, type AddressChange, type AddressFields } from '@/utils/hooks/use-address-fields';
import { Filters } from '../components/filters';
import { TransactionList } from '../components/transaction-list';
import { filtersFrom, isNarrowed, sortOf } from '../model/list-address';
import { withoutPaging } from '../model/list-fields';

const loadViews = async () => (await import('../components/saved-views')).SavedViews;
const loadWaiting = async () => (await import('../components/waiting')).Waiting;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 16,
  '& > :first-of-type': { flex: '1 1 24rem', minInlineSize: 0 },
  [from.desktop]: { '& > :last-of-type': { textAlign: 'end', '& > :first-of-type': { justifyContent: 'flex-end' } } },
});

const ViewsPlace = styled('div')({ minBlockSize: 64 });

type OwnViewsProps = { fields: AddressFields; onChange: (changes: AddressChange) => void };
type Change = ReturnType<typeof useAddressFields>['change'];

function OwnViews({ fields, onChange }: OwnViewsProps) {
  const { data: user } = useQuery(profileQuery);
  return (
    <ViewsPlace>
      {user && <LazyView isWanted load={loadViews} props={{ accountId: user._id, fields, onChange }} />}
    </ViewsPlace>
  );
}

export function TransactionsScreen() {
  const { fields, change } = useAddressFields();
  // A record in the URL belongs to the current list, so any change of the list clears it.
  const changeList: Change = (changes, options) => change({ record: '', ...changes }, options);
  const filters = filtersFrom(fields);
  const file = useTransactionsFile(withoutPaging(filters));
  return (
    <Wide>
      <Stack>
        <Head>
          <div>
            <PageTitle>Transactions</PageTitle>
            <Lead>Every transaction in your account, from the bank’s records.</Lead>
          </div>
          <TransactionsFileButton file={file} />
        </Head>
        <FormError error={file.error} onRetry={file.start} kept={null} />
        <LazyPart isWanted={useOpenInStorage()} load={loadWaiting} />
        <Panel title="All transactions">
          <Filters fields={fields} onChange={changeList}>
            <OwnViews fields={fields} onChange={changeList} />
          </Filters>
          <TransactionList
            filters={filters}
            sort={sortOf(fields)}
            isNarrowed={isNarrowed(fields)}
            record={fields.record}
            onChange={changeList}
          />
        </Panel>
      </Stack>
    </Wide>
  );
}
