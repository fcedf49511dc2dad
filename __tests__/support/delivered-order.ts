import type { Backend } from './service';
import type { StoredOrder } from '@/sandbox/service/domain/stored-payments';

export function deliveredOrder({ service: { state } }: Backend): StoredOrder {
  const found = state.orders.find(({ accountId, status }) => accountId === 'investor-01' && status === 'FINISHED');
  if (!found) throw new Error('The seed has no delivered order');
  return found;
}
