import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '@/api/contract';
import { mayBeReplaced, orderRefetchInterval } from '@/domain/order-phase';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { isRequestedElsewhere, txKeyOf, type TxState, refreshAfterOrder } from '@/tx';
import type { FirstOpen } from '@/tx/first-open';
import { useCountdown } from '@/utils/hooks/use-service-now';
import { useFailedHashes } from '@/parts/transaction/use-failed-hashes';
import { orderView, type OrderView } from '@/parts/order/order-view';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { OpenRequestNotice } from '@/parts/open-request-notice';
import { SECOND_PAYMENT } from '@/parts/order/order-request-note';
import { useFirstPayment, useIsWalletReplaced } from '../hooks/use-order-wallet';
import { clearLastOrder } from '../model/stored-draft';
import type { PurchaseEvent, Ordered } from '../model/purchase';
import { mergeLatestOrder, type MergedOrder } from '../model/merge-order';
import { ChangedFigures } from './changed-figures';
import { PriceExpired } from './price-expired';
import { OrderOutcome } from './order-outcome';
import { PaymentPanel } from './payment/payment-panel';
import { PurchaseFrame, StepTitle } from './payment/purchase-frame';
import { OrderNotOpened } from './order-not-opened';
import { WalletReplaced } from './wallet-replaced';
import { OrderLink } from './order-link';

type OrderOpenRequestProps = { order: Order; asked: NonNullable<Order['asked']> };

function OrderOpenRequest({ order: { _id }, asked }: OrderOpenRequestProps) {
  const cache = useQueryClient();
  return (
    <>
      <StepTitle>Review your order</StepTitle>
      <OpenRequestNotice
        txKey={txKeyOf('purchase', _id)}
        serviceRecord={{ type: 'order', id: _id }}
        name="payment"
        secondOne={SECOND_PAYMENT}
        asked={asked}
        onDeclared={() => void cache.invalidateQueries({ queryKey: orderQuery(_id).queryKey })}
      />
      <OrderLink orderId={_id} />
    </>
  );
}

function useFollowedOrder(reviewed: Order): MergedOrder & { error: unknown } {
  const [since] = useState(() => Date.now());
  const { data, error } = useQuery({
    ...orderQuery(reviewed._id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      orderRefetchInterval(mergeLatestOrder(reviewed, state.data?.order).order, Date.now() - since),
  });
  const present = mergeLatestOrder(reviewed, data?.order);
  const { _id, status } = present.order;
  useEffect(() => {
    if (status === 'FINISHED') refreshAfterOrder(_id);
  }, [_id, status]);
  return { ...present, error };
}

/** The form seldom needs these parts. They are in this chunk, because it loads in the background. */
export { LastPurchase } from './last-purchase';
export { OrderNotOpened } from './order-not-opened';

type Props = {
  purchase: Ordered;
  send: (event: PurchaseEvent) => void;
  onLeave: (present: Order) => void;
  renewal: { run: (present: Order) => void; isPending: boolean; error: unknown };
};

export const OrderSteps = (props: Props) => <StepsOfOrder key={props.purchase.reviewed._id} {...props} />;

function StepsOfOrder({ purchase, send, onLeave, renewal }: Props) {
  const { reviewed, arrival } = purchase;
  const { order, changed, error } = useFollowedOrder(reviewed);
  const seconds = useCountdown(Date.parse(order.expiresAt));
  const payment = useTransaction(txKeyOf('purchase', order._id));
  const ended = useFailedHashes(txKeyOf('purchase', order._id));
  const isWalletReplaced = useIsWalletReplaced(order);
  const view = orderView({ order, changed }, payment, {
    isTimeUp: seconds === 0,
    ended,
    isWalletReplaced,
    isRequestedElsewhere: isRequestedElsewhere(txKeyOf('purchase', order._id), order.asked),
  });
  const isComplete = view.step === 'delivered';
  const first = useFirstPayment(order);
  return (
    <PurchaseFrame
      name={isComplete ? 'Your purchase is complete' : 'Review your order'}
      view={view}
      isFresh={arrival !== 'resumed'}
    >
      {arrival !== 'opened' && (view.step === 'idle' || view.step === 'checking') && (
        <p role="status">Finish your open order.{!first && ' You will not pay twice.'}</p>
      )}
      {error && !isComplete ? <p role="status">FNX is not responding. These are the latest figures we have.</p> : null}
      <Step {...{ purchase, view, order, payment, seconds, first, renewal, send }} onLeave={() => onLeave(order)} />
    </PurchaseFrame>
  );
}

type StepProps = Pick<Props, 'purchase' | 'renewal' | 'send'> & {
  view: OrderView;
  order: Order;
  payment: TxState;
  seconds: number | null;
  first: FirstOpen;
  onLeave: () => void;
};

const Title = () => <StepTitle>Review your order</StepTitle>;

function Step({ purchase, view, order, payment, seconds, first, renewal, send, onLeave }: StepProps) {
  const startOver = () => {
    clearLastOrder();
    send({ type: 'finished' });
  };
  const leave = mayBeReplaced(order) ? onLeave : undefined;
  if (view.step === 'lapsed') {
    const renew = () => renewal.run(order);
    return (
      <>
        <Title />
        <OrderNotOpened error={renewal.error} onRetry={renew} />
        <PriceExpired orderId={order._id} isRenewing={renewal.isPending} onRenew={renew} onLeave={onLeave} />
      </>
    );
  }
  if (view.step === 'outcome')
    return (
      <>
        <Title />
        <OrderOutcome order={order} onStartOver={startOver} />
      </>
    );
  if (view.step === 'changed') {
    const accept = () => send({ type: 'accepted', changed: view.changed });
    return (
      <>
        <Title />
        <ChangedFigures order={order} changed={view.changed} first={first} onAccept={accept} onLeave={leave} />
      </>
    );
  }
  if (view.step === 'wallet-replaced')
    return (
      <>
        <Title />
        {order.walletAddress && (
          <WalletReplaced orderId={order._id} wallet={order.walletAddress} first={first} onLeave={leave} />
        )}
      </>
    );
  if (view.step === 'asked-before') return <OrderOpenRequest order={order} asked={view.asked} />;
  return <PaymentPanel {...{ purchase, view, order, payment, seconds, onLeave }} onStartOver={startOver} />;
}
