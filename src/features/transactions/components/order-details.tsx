import styled from '@emotion/styled';
import type { Order, Txn } from '@/api/contract';
import { needsSupport } from '@/api/order-status';
import { DEALS } from '@/config/routes';
import { isAppError } from '@/errors/app-error';
import { Badge } from '@/ui/badge';
import { AppLink } from '@/ui/app-link';
import { PrimaryLink } from '@/ui/button/button-link';
import { OrderRefunds } from '@/parts/order/order-refunds';
import { OrderCertificate } from '@/parts/order/order-certificate';
import { Columns, Words } from '@/ui/layout/lead';
import { LazyView } from '@/ui/lazy-part';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { useExplorer } from '@/chain/use-explorer';
import { useLiveOrder } from '../hooks/use-live-order';
import { timeLineOf } from '../model/order-time-line';
import { orderReason, orderWords } from '@/parts/order/order-words';
import { OrderFacts } from './order-facts';
import { TimeLine } from './time-line';
import { WithdrawalRight } from './withdrawal-right';

const loadPayment = async () => (await import('./order-payment')).OrderPayment;

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

const StatusBox = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12 });

const NoSuchOrder = () => (
  <StatePanel kind="empty" title="Order not found" action={<PrimaryLink href={DEALS}>All orders</PrimaryLink>}>
    <p>This link is not for one of your orders.</p>
  </StatePanel>
);

const isMissing = (error: unknown) => isAppError(error) && error.fault.kind === 'missing';

export function OrderDetails({ orderId }: { orderId: string }) {
  const query = useLiveOrder(orderId);
  return (
    <Stack>
      <OnScreen>
        <AppLink href={DEALS}>All orders</AppLink>
      </OnScreen>
      {isMissing(query.error) ? (
        <NoSuchOrder />
      ) : (
        <Loaded query={query} loading={<LoadingPanel label="Loading the order" lines={5} />}>
          {({ order, docs }) => (order ? <KnownOrder order={order} transactions={docs} /> : <NoSuchOrder />)}
        </Loaded>
      )}
    </Stack>
  );
}

type KnownProps = { order: Order; transactions: readonly Txn[] };

function KnownOrder({ order, transactions }: KnownProps) {
  const explorer = useExplorer();
  const { tone, label, text } = orderWords(order);
  const reason = orderReason(order);
  return (
    <>
      <OnScreen>
        <Columns>
          <Panel title="Details">
            <Stack>
              <Words>
                <StatusBox role="status">
                  <Badge tone={tone}>{label}</Badge>
                  <p>{text}</p>
                  {reason && <p dir="auto">{reason}</p>}
                </StatusBox>
                {needsSupport(order) && (
                  <p>
                    <AppLink href={`/contactus?order=${encodeURIComponent(order.orderNo)}`}>
                      Contact support about this order
                    </AppLink>
                  </p>
                )}
              </Words>
              <LazyView isWanted load={loadPayment} props={{ order, explorer }} />
              <OrderRefunds order={order} />
              <OrderFacts order={order} explorer={explorer} />
            </Stack>
          </Panel>
          <Panel title="History">
            <TimeLine label="Order history" stops={timeLineOf(order, transactions, label)} explorer={explorer} />
          </Panel>
        </Columns>
      </OnScreen>
      <WithdrawalRight order={order} />
      {order.status === 'FINISHED' && <OrderCertificate order={order} />}
    </>
  );
}
