import type { Order } from '@/api/contract';
import { endedWithoutShares } from '@/api/order-status';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList } from '@/ui/fact-list';
import { Prose } from '@/ui/layout/lead';
import { orderReason, orderText } from '@/parts/order/order-text';
import { OrderRefunds } from '@/parts/order/order-refunds';
import { OrderRequestNote } from '@/parts/order/order-request-note';
import { OrderSupport } from '@/parts/order/order-support';
import { OrderLink } from './order-link';

const PaidAmounts = ({ order: { payAmount, actuallyPaid, payCurrency } }: { order: Order }) => (
  <FactList
    facts={[
      ['Amount due', <ExactAmount key="due" value={payAmount} unit={payCurrency} />],
      ['Received', <ExactAmount key="paid" value={actuallyPaid} unit={payCurrency} />],
    ]}
  />
);

export function OrderOutcome({ order, onStartOver }: { order: Order; onStartOver: () => void }) {
  const { tone, label, text } = orderText(order);
  const reason = orderReason(order);
  return (
    <Prose>
      <div role="status">
        <Badge tone={tone}>{label}</Badge>
        <p>{text}</p>
        {reason && <p dir="auto">{reason}</p>}
      </div>
      <OrderRequestNote orderId={order._id} />
      <PaidAmounts order={order} />
      <OrderRefunds order={order} />
      <OrderLink orderId={order._id} />
      <OrderSupport order={order} />
      {endedWithoutShares(order) && (
        <div>
          <Button type="button" onClick={onStartOver}>
            Start a new purchase
          </Button>
        </div>
      )}
    </Prose>
  );
}
