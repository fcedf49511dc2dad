import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { Order } from '@/api/contract';
import { GatePassedOnce } from '@/parts/gate/gate-passed-once';
import { color } from '@/theme/tokens';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { useCountdown } from '@/ui/use-countdown';
import { useFollowedOrder } from '../hooks/use-followed-order';
import { usePaymentUnderWay } from '../hooks/use-payment-under-way';
import { mayBeLeft, standingOf } from '@/domain/order-standing';
import type { PurchaseEvent, Reviewing } from '../model/purchase';
import { ChangedFigures } from './changed-figures';
import { Lapsed } from './lapsed';
import { NewPrice } from './new-price';
import { OrderLink } from './order-link';
import { OrderOutcome } from './order-outcome';
import { PaymentPanel } from './payment-panel';
import { PriceClock } from './price-clock';
import { Refusal } from './refusal';
import { ReviewFacts } from './review-facts';
import { NextSteps } from './next-steps';

const Risk = styled('p')({
  color: color.soft,
  borderInlineStart: `3px solid ${color.caution}`,
  paddingInlineStart: 16,
});

type Props = {
  purchase: Reviewing;
  send: (event: PurchaseEvent) => void;
  onLeave: () => void;
  renewal: { run: () => void; isPending: boolean; error: unknown };
};

/** The order as the service holds it, and what can be done with it as it stands. */
export function Review({ purchase, send, onLeave, renewal }: Props) {
  const { order, previous, changed, arrival } = purchase;
  const region = useArrival(arrival !== 'resumed');
  const { error } = useFollowedOrder(order, send);
  const seconds = useCountdown(Date.parse(order.expiresAt));
  const isUnderWay = usePaymentUnderWay(order._id);
  const standing = standingOf(order, { isTimeUp: seconds === 0, isUnderWay });
  const startOver = () => send({ type: 'finished' });
  const isComplete = order.status === 'FINISHED';
  return (
    <Panel title={isComplete ? 'Your purchase is complete' : 'Review your order'} ref={region}>
      <Stack>
        {arrival !== 'opened' && !isComplete && <p role="status">Finish your open order. You will not pay twice.</p>}
        {previous && !isComplete && <NewPrice previous={previous} order={order} />}
        {!isComplete && <ReviewFacts order={order} />}
        {error && (
          <p role="status">The service does not answer at the moment. What stands here is what it said last.</p>
        )}
        {standing === 'lapsed' && (
          <>
            <Refusal error={renewal.error} onRetry={renewal.run} />
            <Lapsed orderId={order._id} isRenewing={renewal.isPending} onRenew={renewal.run} onLeave={onLeave} />
          </>
        )}
        {standing === 'told' && <OrderOutcome order={order} onStartOver={startOver} />}
        {standing === 'open' && changed && !isUnderWay && (
          <ChangedFigures
            order={order}
            changed={changed}
            onAccept={() => send({ type: 'accepted' })}
            onLeave={onLeave}
          />
        )}
        {standing === 'open' && (!changed || isUnderWay) && (
          <Open order={order} seconds={seconds} isUnderWay={isUnderWay} onLeave={onLeave} onStartOver={startOver} />
        )}
      </Stack>
    </Panel>
  );
}

type OpenProps = {
  order: Order;
  seconds: number;
  isUnderWay: boolean;
  onLeave: () => void;
  onStartOver: () => void;
};

function Open({ order, seconds, isUnderWay, onLeave, onStartOver }: OpenProps) {
  const isUntouched = mayBeLeft(order) && !isUnderWay;
  return (
    <>
      {isUntouched && (
        <>
          <PriceClock seconds={seconds} />
          <Risk>
            Shares can lose value and may be hard to sell. A payment on the network cannot be reversed. You may withdraw
            from the purchase within 14 days.
          </Risk>
        </>
      )}
      <GatePassedOnce action="pay for your order" isOpen={!isUntouched}>
        <PaymentPanel order={order} onStartOver={onStartOver} />
      </GatePassedOnce>
      {isUntouched && (
        <div>
          <Button type="button" onClick={onLeave}>
            Change the amount
          </Button>
        </div>
      )}
      {order.status === 'FINISHED' ? (
        <NextSteps orderId={order._id} onBuyMore={onStartOver} />
      ) : (
        !isUntouched && <OrderLink orderId={order._id} />
      )}
    </>
  );
}

/** Whoever has just asked for the order is brought to it; whoever came to the page is left where they are. */
function useArrival(isAsked: boolean) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) region.current?.focus();
  }, [isAsked]);
  return region;
}
