import { DEALS } from '@/config/routes';
import { AppLink } from '@/ui/app-link';

/** Where the order is found in a year as it is today. */
export const OrderLink = ({ orderId }: { orderId: string }) => (
  <p>
    <AppLink href={`${DEALS}?order=${encodeURIComponent(orderId)}`}>Order details</AppLink>
  </p>
);
