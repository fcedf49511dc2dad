import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { isMissing } from '@/errors/app-error';
import { Panel } from '@/ui/layout/panel';
import { useCountdown } from '@/utils/hooks/use-service-now';
import { useStore } from '@/utils/hooks/use-store';
import { txKeyOf, transactionOf } from '@/tx';
import { paymentView, type PaymentView } from '@/parts/order/order-view';
import { OrderRequestNote } from '@/parts/order/order-request-note';
import type { DescribedView } from '../../model/purchase-text';
import { OrderLink } from '../order-link';
import { AttemptStep } from './attempt-step';

/** Payments that need no attention are shown only together with their order. */
const isPending = (view: PaymentView): view is DescribedView =>
  !['idle', 'checking', 'delivered', 'over'].includes(view.step);

export const UnsettledPayment = ({ orderId, description }: { orderId: string; description: string }) => (
  <Panel title={description}>
    <Unsettled orderId={orderId} />
  </Panel>
);

function Unsettled({ orderId }: { orderId: string }) {
  const { data, error } = useQuery(orderQuery(orderId));
  const order = data?.order;
  const seconds = useCountdown(order ? Date.parse(order.expiresAt) : Infinity);
  const now = order ?? { status: 'WAITING' };
  const view = paymentView(now, useStore(transactionOf(txKeyOf('purchase', orderId))), {
    isTimeUp: seconds === 0,
    ended: [],
  });
  if (!isPending(view)) return <OrderRequestNote orderId={orderId} />;
  return (
    <>
      <AttemptStep view={view} orderId={orderId} isListed={!isMissing(error)} />
      {view.step === 'awaiting-wallet' && <OrderLink orderId={orderId} />}
    </>
  );
}
