import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { ordersQuery } from '@/api/endpoints/user/orders';
import { BUY_SHARES, ORDERS } from '@/config/routes';
import { orderText } from '@/parts/order/order-text';
import { Amount, Money } from '@/ui/amount';
import { Badge } from '@/ui/badge';
import { PrimaryLink } from '@/ui/button/button-link';
import { LazyView } from '@/ui/lazy-part';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { RowLink } from '@/ui/table/row-opener';
import { Table } from '@/ui/table/table';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import type { Column } from '@/ui/table/table-style';
import type { UrlChange, UrlFields } from '@/utils/hooks/use-url-fields';
import { sortText } from '../model/list-fields';
import { cleared, filtersFrom, isNarrowed, isSortKey, sortOf } from '../model/order-address';
import { ListPager } from './list-pager';
import { NoSuchPage, NothingMatches } from './nothing-listed';

const Gallery = styled('section')({ marginBlockStart: 36 });
const GalleryTitle = styled('h3')({ fontSize: '1.25rem', marginBlockEnd: 16 });

const COLUMNS: readonly Column<Order>[] = [
  {
    key: 'createdAt',
    label: 'Date',
    cell: ({ createdAt }) => <Moment iso={createdAt} form="day" />,
    isSortable: true,
    place: 'note',
  },
  {
    key: 'orderNo',
    label: 'Order',
    cell: ({ _id, orderNo }) => <RowLink href={`${ORDERS}?order=${encodeURIComponent(_id)}`}>{orderNo}</RowLink>,
    isTitle: true,
    place: 'title',
  },
  {
    key: 'shares',
    label: 'Shares',
    cell: ({ shares }) => <Amount value={shares} unit="FNX" />,
    align: 'end',
    isSortable: true,
    place: 'figure',
  },
  {
    key: 'priceAmount',
    label: 'Total',
    cell: ({ priceAmount, fiat }) => <Money value={priceAmount} currency={fiat} />,
    align: 'end',
    isSortable: true,
  },
  {
    key: 'status',
    label: 'Status',
    cell: (order) => <Badge tone={orderText(order).tone}>{orderText(order).label}</Badge>,
    align: 'end',
    isSortable: true,
    place: 'status',
  },
];

const NoOrders = () => (
  <StatePanel kind="empty" title="No orders yet" action={<PrimaryLink href={BUY_SHARES}>See how to buy</PrimaryLink>}>
    <p>Each purchase is an order with its own number. Its certificate appears here once the shares are delivered.</p>
  </StatePanel>
);

const loadGallery = async () => (await import('./certificate-gallery')).CertificateGallery;

function Certificates({ orders }: { orders: readonly Order[] }) {
  const finished = orders.filter(({ status }) => status === 'FINISHED');
  if (finished.length === 0) return null;
  return (
    <Gallery>
      <GalleryTitle>Certificates</GalleryTitle>
      <LazyView
        isWanted
        load={loadGallery}
        meanwhile={<LoadingPanel label="Loading your certificates" lines={4} />}
        failed={missingCode}
        props={{ orders: finished }}
      />
    </Gallery>
  );
}

type Props = { fields: UrlFields; onChange: (changes: UrlChange) => void };

function NoneListed({ total, fields, onChange }: Props & { total: number }) {
  if (total > 0) return <NoSuchPage onFirst={() => onChange({ page: '' })} />;
  return isNarrowed(fields) ? <NothingMatches what="orders" onShowAll={() => onChange(cleared)} /> : <NoOrders />;
}

export function OrderList({ fields, onChange }: Props) {
  const query = useQuery(ordersQuery(filtersFrom(fields)));
  return (
    <Loaded query={query} loading={<TableSkeleton labels={COLUMNS.map(({ label }) => label)} hasTwoLines />}>
      {(list) =>
        list.docs.length === 0 ? (
          <NoneListed total={list.total} fields={fields} onChange={onChange} />
        ) : (
          <>
            <Table
              caption="Share orders"
              columns={COLUMNS}
              entries={list.docs}
              entryKey={({ _id }) => _id}
              sort={sortOf(fields)}
              onSort={(by) => isSortKey(by.key) && onChange({ sort: sortText(by), page: '' })}
              isBusy={query.isPlaceholderData}
            />
            <ListPager label="Pages of orders" list={list} onChange={onChange} />
            <Certificates orders={list.docs} />
          </>
        )
      }
    </Loaded>
  );
}
