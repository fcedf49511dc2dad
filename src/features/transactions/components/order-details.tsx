import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order, Txn, Address } from '@/api/contract';
import { ORDERS } from '@/config/routes';
import { isMissing } from '@/errors/app-error';
import { Badge } from '@/ui/badge';
import { AppLink } from '@/ui/app-link';
import { PrimaryLink } from '@/ui/button/button-link';
import { OrderRefunds } from '@/parts/order/order-refunds';
import { OrderCertificate } from '@/parts/order/order-certificate';
import { OrderSupport } from '@/parts/order/order-support';
import { Columns, Prose } from '@/ui/layout/lead';
import { LazyView } from '@/ui/lazy-part';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { useExplorer } from '@/chain/use-explorer';
import { orderReason, orderText } from '@/parts/order/order-text';
import { Money } from '@/ui/amount';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { CheckedAddress } from '@/parts/checked-address';
import { OrderTotal, ValueWithConversion } from '@/parts/display-value';
import { Hash } from '@/ui/address/hash';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { orderRefetchInterval } from '@/domain/order-phase';
import { timeLineOf } from '../model/order-time-line';
import { TimeLine } from './time-line';
import { WithdrawalRight } from './withdrawal-right';

/**
 * Polls while the order can still change, less often over time. A hidden page refetches when it becomes visible again.
 */
function useLiveOrder(orderId: string) {
  const [since] = useState(() => Date.now());
  return useQuery({
    ...orderQuery(orderId),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const order = state.data?.order;
      return order ? orderRefetchInterval(order, Date.now() - since) : false;
    },
  });
}

const addressOf = (term: string, value: Address | null | undefined): FactEntry[] =>
  value ? [[term, <CheckedAddress key={term} value={value} />, 'long']] : [];

type Props = { order: Order; explorer: (hash: string) => string | undefined };

function OrderFacts({ order, explorer }: Props) {
  const { shares, pricePerShare, fiat, fee, payAmount, payCurrency, actuallyPaid } = order;
  const { payAddress, contract, walletAddress, txHash, payoutHash } = order;
  return (
    <FactList
      facts={[
        ['Shares', <ExactAmount key="shares" value={shares} unit="FNX" />],
        ['Price per share', <Money key="price" value={pricePerShare} currency={fiat} />],
        ['Total', <OrderTotal key="sum" order={order} />],
        ['Bank fee', <ValueWithConversion key="fee" value={fee.platform} currency={fiat} />],
        ['To pay', <ExactAmount key="due" value={payAmount} unit={payCurrency} />],
        ['Paid', <ExactAmount key="paid" value={actuallyPaid} unit={payCurrency} />],
        ['To the bank’s address', <CheckedAddress key="to" value={payAddress} />, 'long'],
        ...addressOf(`${payCurrency} contract`, contract),
        ...addressOf('Your wallet (pays and receives)', walletAddress),
        ['Payment', txHash ? <Hash key="hash" value={txHash} href={explorer(txHash)} /> : 'No hash recorded'],
        [
          'Delivery',
          payoutHash ? <Hash key="payout" value={payoutHash} href={explorer(payoutHash)} /> : 'Not delivered',
        ],
      ]}
    />
  );
}

const loadPayment = async () => (await import('./order-payment')).OrderPayment;

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

const StatusBox = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12 });

const NoSuchOrder = () => (
  <StatePanel kind="empty" title="Order not found" action={<PrimaryLink href={ORDERS}>All orders</PrimaryLink>}>
    <p>This link is not for one of your orders.</p>
  </StatePanel>
);

export function OrderDetails({ orderId }: { orderId: string }) {
  const query = useLiveOrder(orderId);
  return (
    <Stack>
      <OnScreen>
        <AppLink href={ORDERS}>All orders</AppLink>
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

function OrderStatus({ order }: { order: Order }) {
  const { tone, label, text } = orderText(order);
  const reason = orderReason(order);
  return (
    <StatusBox role="status">
      <Badge tone={tone}>{label}</Badge>
      <p>{text}</p>
      {reason && <p dir="auto">{reason}</p>}
    </StatusBox>
  );
}

function KnownOrder({ order, transactions }: KnownProps) {
  const explorer = useExplorer();
  const { label } = orderText(order);
  return (
    <>
      <OnScreen>
        <Columns>
          <Panel title="Details">
            <Stack>
              <Prose>
                <OrderStatus order={order} />
                <OrderSupport order={order} />
              </Prose>
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
