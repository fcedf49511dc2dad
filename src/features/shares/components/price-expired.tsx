import { Button, PrimaryButton } from '@/ui/button/button';
import { Prose } from '@/ui/layout/lead';
import { Actions } from '@/ui/layout/actions';
import { OrderLink } from './order-link';

type Props = { orderId: string; isRenewing: boolean; onRenew: () => void; onLeave: () => void };

export const PriceExpired = ({ orderId, isRenewing, onRenew, onLeave }: Props) => (
  <Prose>
    <div role="status">
      <p>
        <strong>This price has expired.</strong> We know of no payment. Do not pay this order now: a person reviews late
        payments and may send them back.
      </p>
    </div>
    <Actions>
      <PrimaryButton type="button" onClick={onRenew} aria-busy={isRenewing || undefined}>
        Get a new price
      </PrimaryButton>
      <Button type="button" onClick={onLeave}>
        Change the amount
      </Button>
    </Actions>
    <OrderLink orderId={orderId} />
  </Prose>
);
