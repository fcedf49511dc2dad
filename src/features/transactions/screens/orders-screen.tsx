import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { ordersQuery } from '@/api/endpoints/user/orders';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { AppLink } from '@/ui/app-link';
import { ORDERS } from '@/config/routes';
import { Figures } from '@/ui/figures';
import { Lead } from '@/ui/layout/lead';
import { LazyView } from '@/ui/lazy-part';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { useUrlFields, type UrlChange, type UrlFields } from '@/utils/hooks/use-url-fields';
import { useFile } from '@/parts/transactions-file/use-file';
import { ORDER_STATUSES } from '@/api/order-status';
import { labelOf } from '@/parts/order/order-text';
import { SelectField, type Option } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { ListHead } from '../components/list-head';
import { OrderList } from '../components/order-list';
import { withoutPaging, isSpanBackwards } from '../model/list-fields';
import { filtersFrom, isNarrowed, cleared, countOf } from '../model/order-address';
import type { ExportFilters } from '../model/orders-sheet';
import { FilterBar } from '../components/filter-bar';

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  maxInlineSize: 720,
  '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const STATUSES: readonly Option[] = [
  { value: '', label: 'All' },
  ...ORDER_STATUSES.map((value) => ({ value, label: labelOf(value) })),
];

type Props = { fields: UrlFields; onChange: (changes: UrlChange) => void };

function OrderFilters({ fields, onChange }: Props) {
  const bound = (name: 'status' | 'from' | 'to') => ({
    value: fields[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value, page: '' }),
  });
  return (
    <FilterBar
      label="Orders"
      searchLabel="Search by number or hash"
      searched={fields.search ?? ''}
      active={countOf(fields)}
      onSearch={(search) => onChange({ search, page: '' })}
      onClear={() => onChange(cleared)}
    >
      <Row>
        <SelectField label="Status" options={STATUSES} {...bound('status')} />
        <TextField label="From" type="date" {...bound('from')} />
        <TextField
          label="To"
          type="date"
          {...bound('to')}
          error={isSpanBackwards(fields) ? 'The end date is before the start date.' : undefined}
        />
      </Row>
    </FilterBar>
  );
}

const useOrdersFile = (filters: ExportFilters) =>
  useFile(async ({ signal }) => {
    const { fetchOrdersSheet } = await import('../model/orders-sheet');
    return { name: 'fnx-orders.xlsx', content: await fetchOrdersSheet(filters, signal) };
  });

const loadOrderDetails = async () => (await import('../components/order-details')).OrderDetails;
const loadStatement = async () => (await import('../components/statement/statement-view')).StatementView;

const Head = styled('div')({ '@media print': { display: 'none' } });

export function OrdersScreen() {
  const { order, statement } = useUrlFields().fields;
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
  const { fields, change } = useUrlFields();
  const filters = filtersFrom(fields);
  const file = useOrdersFile(withoutPaging(filters));
  const { data, isPlaceholderData } = useQuery(ordersQuery(filters));
  const isEmpty = data?.total === 0 && !isPlaceholderData && !isNarrowed(fields);
  return (
    <>
      <ListHead
        title="Orders"
        lead="Your purchases of shares, from the order to the certificate."
        {...{ isEmpty, file }}
      >
        <AppLink href={`${ORDERS}?statement=this-year`}>Statement for a period</AppLink>
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
