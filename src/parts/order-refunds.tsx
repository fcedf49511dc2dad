import type { Order } from '@/api/contract';
import { LazyView } from '@/ui/lazy-part';

const load = () => import('./refund-list').then(({ RefundList }) => RefundList);

/** What goes back of an order's payments, such as a second one, until it has arrived and afterwards. Few orders have any. */
export const OrderRefunds = ({ order: { refunds } }: { order: Pick<Order, 'refunds'> }) =>
  refunds?.length ? <LazyView isWanted load={load} props={{ refunds }} /> : null;
