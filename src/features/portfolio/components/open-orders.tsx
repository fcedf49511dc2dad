import type { Order } from '@/api/contract';
import { useOrdersInStorage } from '@/parts/transaction/use-open-in-storage';
import { LazyView } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/missing-code';
import { HeldPlaces } from './open-order-place';

const load = async () => (await import('./open-order-list')).OpenOrderList;

/** What is under way comes first: by the service's record, and by what this browser was asked to pay. */
export function OpenOrders({ orders }: { orders: readonly Order[] }) {
  const written = useOrdersInStorage();
  const others = written.filter((key) => orders.every(({ _id }) => key !== `order:${_id}`));
  const count = orders.length + others.length;
  return (
    <LazyView
      isWanted
      load={load}
      meanwhile={<HeldPlaces count={count} />}
      failed={count > 0 ? missingCode : undefined}
      props={{ orders, written }}
    />
  );
}
