import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { dealsQuery } from '@/api/endpoints/user/deals';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { AppLink } from '@/ui/app-link';
import { DEALS } from '@/config/routes';
import { Figures } from '@/ui/figures';
import { Lead } from '@/ui/layout/lead';
import { LazyView } from '@/ui/lazy-part';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { useAddressFields } from '@/utils/hooks/use-address-fields';
import { useFile } from '@/parts/transactions-file/use-file';
import { ListHead } from '../components/list-head';
import { OrderFilters } from '../components/order-filters';
import { OrderList } from '../components/order-list';
import { withoutPaging } from '../model/list-fields';
import { filtersFrom, isNarrowed } from '../model/order-address';
import type { Narrowed } from '../model/orders-sheet';

const useOrdersFile = (filters: Narrowed) =>
  useFile(async ({ signal }) => {
    const { fetchOrdersSheet } = await import('../model/orders-sheet');
    return { name: 'fnx-orders.xlsx', content: await fetchOrdersSheet(filters, signal) };
  });

const loadOrderDetails = async () => (await import('../components/order-details')).OrderDetails;
const loadStatement = async () => (await import('../components/statement/statement-view')).StatementView;

const Head = styled('div')({ '@media print': { display: 'none' } });

export function DealsScreen() {
  const { order, statement } = useAddressFields().fields;
  if (statement) return <Statement asked={statement} />;
  return (
    <Wide>
      <Stack>{order ? <OneOrder orderId={order} /> : <Orders />}</Stack>
    </Wide>
  );
}

function OneOrder({ orderId }: { orderId: string }) {
  const { data } = useQuery({ ...orderQuery(orderId), enabled: false });
  return (
    <>
      <Head>
        <PageTitle>Order {data?.order && <Figures>{data.order.orderNo}</Figures>}</PageTitle>
      </Head>
      <LazyView
        key={orderId}
        isWanted
        load={loadOrderDetails}
        meanwhile={<LoadingPanel label="Loading the order" lines={5} />}
        failed={missingCode}
        props={{ orderId }}
      />
    </>
  );
}

function Orders() {
  const { fields, change } = useAddressFields();
  const filters = filtersFrom(fields);
  const file = useOrdersFile(withoutPaging(filters));
  const { data, isPlaceholderData } = useQuery(dealsQuery(filters));
  const isEmpty = data?.total === 0 && !isPlaceholderData && !isNarrowed(fields);
  return (
    <>
      <ListHead
        title="Orders"
        lead="Your purchases of shares, from the order to the certificate."
        {...{ isEmpty, file }}
      >
        <AppLink href={`${DEALS}?statement=this-year`}>Statement for a period</AppLink>
      </ListHead>
      <Panel title="Your orders">
        {!isEmpty && <OrderFilters fields={fields} onChange={change} />}
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
