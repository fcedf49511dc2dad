import styled from '@emotion/styled';
import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { useOpenInStorage } from '@/parts/transaction/use-open-in-storage';
import { useTransactionsFile } from '@/parts/transactions-file/use-transactions-file';
import { LazyPart } from '@/ui/lazy-part';
import { Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { FormError } from '@/ui/state/form-error';
import { useAddressFields } from '@/utils/use-address-fields';
import { Filters } from '../components/filters';
import { TransactionList } from '../components/transaction-list';
import { filtersFrom, isNarrowed, sortOf, withoutPaging } from '../model/list-address';

const loadWaiting = async () => (await import('../components/waiting')).Waiting;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 16,
});

export function TransactionsScreen() {
  const { fields, change } = useAddressFields();
  const filters = filtersFrom(fields);
  const file = useTransactionsFile(withoutPaging(filters));
  return (
    <Wide>
      <Stack>
        <Head>
          <div>
            <PageTitle>Transactions</PageTitle>
            <Lead>Every transaction of your account, by the bank’s record. Each one on the chain has its hash.</Lead>
          </div>
          <TransactionsFileButton file={file} />
        </Head>
        <FormError error={file.error} onRetry={file.start} kept={null} />
        <LazyPart isWanted={useOpenInStorage()} load={loadWaiting} />
        <Panel title="Find">
          <Filters fields={fields} onChange={change} />
        </Panel>
        <Panel title="All transactions">
          <TransactionList filters={filters} sort={sortOf(fields)} isNarrowed={isNarrowed(fields)} onChange={change} />
        </Panel>
      </Stack>
    </Wide>
  );
}
