import type { Order } from '@/api/contract';
import { useOpenOrdersKept } from '@/parts/order/open-orders-kept';
import { useOrdersInStorage } from '@/parts/transaction/use-open-in-storage';
import { LazyView } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';
import { HeldPlaces } from './open-order-place';

const load = async () => (await import('./open-order-list')).OpenOrderList;

const NONE: readonly Order[] = [];

type Props = {
  listed: readonly Order[] | undefined;
};

export function OpenOrders({ listed }: Props) {
  const written = useOrdersInStorage();
  const before = useOpenOrdersKept();
  const orders = listed ?? NONE;
  const expected = listed ? 0 : before;
  const others = written.filter((key) => orders.every(({ _id }) => key !== `order:${_id}`));
  const count = Math.max(orders.length + others.length, expected);
  return (
    <LazyView
      isWanted
      load={load}
      meanwhile={<HeldPlaces count={count} />}
      failed={count > 0 ? missingCode : undefined}
      props={{ orders, written, expected }}
    />
  );
}
