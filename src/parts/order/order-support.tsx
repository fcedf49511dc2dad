import type { Order } from '@/api/contract';
import { needsSupport } from '@/api/order-status';
import { AppLink } from '@/ui/app-link';

export const OrderSupport = ({ order }: { order: Order }) =>
  needsSupport(order) && (
    <p>
      <AppLink href={`/contactus?order=${encodeURIComponent(order.orderNo)}`}>Contact support about this order</AppLink>
    </p>
  );
