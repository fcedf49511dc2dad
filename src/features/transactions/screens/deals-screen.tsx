import styled from '@emotion/styled';
import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { AppLink } from '@/ui/app-link';
import { DEALS } from '@/config/routes';
import { Lead } from '@/ui/layout/lead';
import { LazyView } from '@/ui/lazy-part';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { FormError } from '@/ui/state/form-error';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';
import { useAddressFields } from '@/utils/hooks/use-address-fields';
import { OrderFilters } from '../components/order-filters';
import { OrderList } from '../components/order-list';
import { useOrdersFile } from '../hooks/use-orders-file';
import { withoutPaging } from '../model/list-fields';
import { filtersFrom } from '../model/order-address';

const loadOrderDetails = async () => (await import('../components/order-details')).OrderDetails;
const loadStatement = async () => (await import('../components/statement/statement-view')).StatementView;

const Head = styled('div')({ '@media print': { display: 'none' } });

export function DealsScreen() {
  const { order, statement } = useAddressFields().fields;
  if (statement) return <Statement asked={statement} />;
  return (
    <Wide>
      <Stack>
        <Head>
          <PageTitle>Orders</PageTitle>
          <Lead>Your purchases of shares, from the order to the certificate.</Lead>
          <AppLink href={`${DEALS}?statement=this-year`}>Statement for a period</AppLink>
        </Head>
        {order ? (
          <LazyView
            key={order}
            isWanted
            load={loadOrderDetails}
            meanwhile={<LoadingPanel label="Loading the order" lines={5} />}
            failed={missingCode}
            props={{ orderId: order }}
          />
        ) : (
          <Orders />
        )}
      </Stack>
    </Wide>
  );
}

function Orders() {
  const { fields, change } = useAddressFields();
  const file = useOrdersFile(withoutPaging(filtersFrom(fields)));
  return (
    <>
      <TransactionsFileButton file={file} />
      <FormError error={file.error} onRetry={file.start} kept={null} />
      <Panel title="Your orders">
        <OrderFilters fields={fields} onChange={change} />
        <OrderList fields={fields} onChange={change} />
      </Panel>
    </>
  );
}

const Statement = ({ asked }: { asked: string }) => (
  <Wide>
    <Stack>
      <Head>
        <PageTitle>Statement</PageTitle>
        <Lead>What you held, what changed and what it was worth, from the bank’s records.</Lead>
      </Head>
      <LazyView
        isWanted
        load={loadStatement}
        meanwhile={<LoadingPanel label="Loading the statement" lines={6} />}
        failed={missingCode}
        props={{ asked }}
      />
    </Stack>
  </Wide>
);
