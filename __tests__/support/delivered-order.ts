import type { StoredOrder } from '@/sandbox/service/domain/orders/order';
import type { Backend } from './service';

/** The first order of the approved investor, whose shares lie in her wallet. */
export function deliveredOrder({ service: { state } }: Backend): StoredOrder {
  const found = state.orders.find(({ accountId, status }) => accountId === 'investor-01' && status === 'FINISHED');
  if (!found) throw new Error('The seed has no delivered order');
  return found;
}
