import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { Order } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { newerOrder } from '@/api/newer-order';
import { color } from '@/theme/tokens';
import { endedHashesOf, isOfOrder, journalStore, keyOfOrder, transactionOf } from '@/tx';
import { isUnsettled, type OfOrder } from '@/tx/entry';
import { useOwnTx } from '@/tx/hooks';
import { linkedStore } from '@/tx/own-addresses';
import { ExactAmount } from '@/ui/exact-amount';
import { ButtonLink } from '@/ui/button-link';
import { Ladder } from '@/ui/ladder';
import { LazyPart } from '@/ui/lazy-part';
import { useCountdown } from '@/ui/use-countdown';
import { Skeleton } from '@/ui/state/skeleton';
import { useStore } from '@/utils/use-store';
import { openOrderView, type OpenOrderFacts, type Step } from '../model/open-order';
import { HeldPlaces, OrderPlace } from './open-order-place';

const Title = styled('h2')({ font: 'inherit', fontWeight: 600 });
const Words = styled('p')({ color: color.soft, fontSize: '0.9375rem', textWrap: 'pretty' });

/** The transaction engine loads only if the journal has an unsettled order. */
const loadEngine = async () => (await import('./start-engine')).StartEngine;

const REREAD_MS = 10_000;

type Props = {
  orders: readonly Order[];
  /** Order keys found in storage. Space is reserved for them until the current user's wallet is known. */
  written: readonly string[];
  /** The number of orders to reserve space for until the service has answered. */
  expected: number;
};

export function OpenOrderList({ orders, written, expected }: Props) {
  const own = useKept();
  const stepOf = (id: string) => own.find(({ reported }) => reported.id === id)?.status ?? 'idle';
  const others = own.filter(({ reported }) => orders.every(({ _id }) => _id !== reported.id));
  const listedKeys = [...orders.map(({ _id }) => keyOfOrder(_id)), ...others.map(({ key }) => key)];
  const held = useIsOwnerKnown() ? [] : written.filter((key) => !listedKeys.includes(key));
  return (
    <>
      {orders.map((order) => (
        <ListedOrder key={order._id} order={order} written={stepOf(order._id)} />
      ))}
      {others.map(({ key, reported, status }) => (
        <WrittenOrder key={key} id={reported.id} no={reported.no} written={status} />
      ))}
      <HeldPlaces count={Math.max(held.length, expected - listedKeys.length)} />
      <LazyPart isWanted={written.length > 0} load={loadEngine} />
    </>
  );
}

/** Keeps an order in the list until the user navigates away, so that no other order moves up under the pointer. */
function useKept(): readonly OfOrder[] {
  const own = useOwnTx().filter(isOfOrder);
  const unsettled = own.filter(isUnsettled);
  const [kept, setKept] = useState<readonly string[]>([]);
  const added = unsettled.map(({ key }) => key).filter((key) => !kept.includes(key));
  if (added.length > 0) setKept([...new Set([...kept, ...added])]);
  return kept.flatMap((key) => {
    const isIts = (entry: OfOrder) => entry.key === key;
    return unsettled.findLast(isIts) ?? own.findLast(isIts) ?? [];
  });
}

/** True once the profile has loaded and the journal can filter out the orders of other wallets. */
function useIsOwnerKnown(): boolean {
  const { data: user, isError } = useQuery(profileQuery);
  const linked = useStore(linkedStore);
  return isError || (user !== undefined && (!user.walletAddress || linked !== null));
}

/** The order's own query may be newer than the list. */
function ListedOrder({ order: listed, written }: { order: Order; written: Step }) {
  const { data } = useQuery({ ...orderQuery(listed._id), enabled: false });
  const order = data?.order ? newerOrder(listed, data.order) : listed;
  return <OpenOrder known={order} order={order} written={written} />;
}

type WrittenProps = { id: string; no: string; written: Step };

/** An order that this browser asked a wallet to pay, but that the service does not list as open. */
function WrittenOrder({ id, no, written }: WrittenProps) {
  const { data } = useQuery({ ...orderQuery(id), refetchInterval: REREAD_MS });
  const known = data?.order ?? undefined;
  const order = known ?? { _id: id, orderNo: no, status: 'WAITING' };
  return <OpenOrder known={known} order={order} written={written} />;
}

type OpenOrderProps = {
  order: OpenOrderFacts['order'];
  known: Order | undefined;
  written: Step;
};

function OpenOrder({ order, known, written }: OpenOrderProps) {
  const { step } = useStore(transactionOf(keyOfOrder(order._id)));
  useStore(journalStore);
  const isTimeUp = useCountdown(known ? Date.parse(known.expiresAt) : Infinity) === 0;
  const isReported = Boolean(order.txHash) && !endedHashesOf(order._id).includes(order.txHash?.toLowerCase() ?? '');
  const isUnread = known === undefined;
  const view = openOrderView({ order, step: step === 'idle' ? written : step, isReported, isUnread, isTimeUp });
  return (
    <OrderPlace aria-label="Open order">
      <div>
        <Title>{view.title}</Title>
        <Words>
          {known ? <Figures order={known} /> : <Skeleton style={{ inlineSize: '24ch' }} />} {view.text}
        </Words>
      </div>
      <Ladder label="Progress of your purchase" rungs={view.rungs} />
      <ButtonLink href={view.href}>{view.action}</ButtonLink>
    </OrderPlace>
  );
}

const Figures = ({ order }: { order: Order }) => (
  <>
    <ExactAmount value={order.payAmount} unit={order.payCurrency} /> for <ExactAmount value={order.shares} unit="FNX" />
    .
  </>
);
