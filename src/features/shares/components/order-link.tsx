import { ORDERS } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';

export const OrderLink = ({ orderId, onLeave }: { orderId: string; onLeave?: () => void }) => (
  <Actions>
    {onLeave && (
      <Button type="button" onClick={onLeave}>
        Change the amount
      </Button>
    )}
    <AppLink href={`${ORDERS}?order=${encodeURIComponent(orderId)}`}>Order details</AppLink>
  </Actions>
);
