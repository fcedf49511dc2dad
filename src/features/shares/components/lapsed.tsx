import { Button, PrimaryButton } from '@/ui/button/button';
import { Words } from '@/ui/layout/lead';
import { Actions } from '@/ui/layout/actions';
import { OrderLink } from './order-link';

type Props = { orderId: string; isRenewing: boolean; onRenew: () => void; onLeave: () => void };

export const Lapsed = ({ orderId, isRenewing, onRenew, onLeave }: Props) => (
  <Words>
    <div role="status">
      <p>
        <strong>This price has run out.</strong> We know of no payment for this order. Do not pay it any more: a payment
        that arrives late is looked at by a person and may be sent back.
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
  </Words>
);
