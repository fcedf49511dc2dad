import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { Order } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { newerOrder } from '@/api/newer-order';
import { isMissing } from '@/errors/app-error';
import { color } from '@/theme/tokens';
import { orderView } from '@/parts/order/order-view';
import { useFailedHashes } from '@/parts/transaction/use-failed-hashes';
import { isOrderEntry, isRequestedElsewhere, txKeyOf, linkedStore, storedStateOf, transactionOf } from '@/tx';
import { isUnsettled, type OrderEntry } from '@/tx/journal/entry';
import { useOwnTx } from '@/tx/hooks';
import { Amount } from '@/ui/amount';
import { ButtonLink } from '@/ui/button/button-link';
import { ProgressSteps } from '@/ui/progress-steps';
import { LazyPart } from '@/ui/lazy-part';
import { useCountdown } from '@/utils/hooks/use-service-now';
import { Skeleton } from '@/ui/state/skeleton';
import { useStore } from '@/utils/hooks/use-store';
import { orderProgress } from '../../model/order-progress';
import { OpenOrderSkeletons, OpenOrderRow } from './open-order-row';

const Title = styled('h2')({ font: 'inherit', fontWeight: 600 });
const Text = styled('p')({ color: color.soft, fontSize: '0.9375rem', textWrap: 'pretty' });

/** The transaction engine loads only if the journal has an unsettled order. */
const loadEngine = async () => (await import('./start-engine')).StartEngine;

const REREAD_MS = 10_000;

type Props = {
  orders: readonly Order[];
  /** Order keys found in storage. Space is reserved for these orders until the current user's wallet is known. */
  written: readonly string[];
  expected: number;
};

export function OpenOrderList({ orders, written, expected }: Props) {
  const own = useStableOrders();
  const others = own.filter(({ serviceRecord }) => orders.every(({ _id }) => _id !== serviceRecord.id));
  const listedKeys = [...orders.map(({ _id }) => txKeyOf('purchase', _id)), ...others.map(({ key }) => key)];
  const held = useIsOwnerKnown() ? [] : written.filter((key) => !listedKeys.includes(key));
  return (
    <>
      {orders.map((order) => (
        <ListedOrder key={order._id} order={order} />
      ))}
      {others.map(({ key, serviceRecord }) => (
        <WrittenOrder key={key} id={serviceRecord.id} no={serviceRecord.orderNo} />
      ))}
      <OpenOrderSkeletons count={Math.max(held.length, expected - listedKeys.length)} />
      <LazyPart isWanted={written.length > 0} load={loadEngine} />
    </>
  );
}

/** Keeps an order in the list until the user navigates away. Otherwise, another order could move under the pointer. */
function useStableOrders(): readonly OrderEntry[] {
  const own = useOwnTx().filter(isOrderEntry);
  const unsettled = own.filter(isUnsettled);
  const [shown, setShown] = useState<readonly string[]>([]);
  const added = unsettled.map(({ key }) => key).filter((key) => !shown.includes(key));
  if (added.length > 0) setShown([...new Set([...shown, ...added])]);
  return shown.flatMap((key) => {
    const hasThisKey = (entry: OrderEntry) => entry.key === key;
    return unsettled.findLast(hasThisKey) ?? own.findLast(hasThisKey) ?? [];
  });
}

function useIsOwnerKnown(): boolean {
  const { data: user, isError } = useQuery(profileQuery);
  const linked = useStore(linkedStore);
  return isError || (user !== undefined && (!user.walletAddress || linked !== null));
}

function ListedOrder({ order: listed }: { order: Order }) {
  const { data } = useQuery({ ...orderQuery(listed._id), enabled: false });
  const order = data?.order ? newerOrder(listed, data.order) : listed;
  return <OpenOrder id={order._id} no={order.orderNo} order={order} />;
}

/**
 * An order that this browser asked a wallet to pay, but that the service does not list as open. If the order is
 * missing, it belongs to the previous investor with this wallet.
 */
function WrittenOrder({ id, no }: { id: string; no: string }) {
  const { data, error } = useQuery({ ...orderQuery(id), refetchInterval: REREAD_MS });
  if (!data && isMissing(error)) return null;
  return <OpenOrder id={id} no={no} order={data?.order ?? undefined} />;
}

const UNREAD = { status: 'WAITING', txHash: null } as const;

type OpenOrderProps = { id: string; no: string; order: Order | undefined };

function OpenOrder({ id, no, order }: OpenOrderProps) {
  const key = txKeyOf('purchase', id);
  const live = useStore(transactionOf(key));
  const ended = useFailedHashes(key);
  const payment = live.step === 'idle' ? storedStateOf(key) : live;
  const facts = order ?? UNREAD;
  const view = orderView({ order: facts }, payment, {
    isTimeUp: useCountdown(order ? Date.parse(order.expiresAt) : Infinity) === 0,
    ended,
    isRequestedElsewhere: isRequestedElsewhere(key, order?.asked),
  });
  const { title, text, progressSteps, href, action } = orderProgress({
    order: { ...facts, _id: id, orderNo: order?.orderNo ?? no },
    payment,
    view,
    isUnread: order === undefined,
  });
  return (
    <OpenOrderRow aria-label="Open order">
      <div>
        <Title>{title}</Title>
        <Text>
          {order ? <Figures order={order} /> : <Skeleton style={{ inlineSize: '24ch' }} />} {text}
        </Text>
      </div>
      <ProgressSteps label="Progress of your purchase" progressSteps={progressSteps} />
      <ButtonLink href={href}>{action}</ButtonLink>
    </OpenOrderRow>
  );
}

const Figures = ({ order }: { order: Order }) => (
  <>
    <Amount value={order.payAmount} unit={order.payCurrency} /> for <Amount value={order.shares} unit="FNX" />.
  </>
);
