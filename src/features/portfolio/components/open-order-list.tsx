import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { color, from } from '@/theme/tokens';
import { endedHashesOf, isOfOrder, journalStore, keyOfOrder, transactionOf } from '@/tx';
import { useUnsettled } from '@/tx/hooks';
import { ExactAmount } from '@/ui/exact-amount';
import { ButtonLink } from '@/ui/button-link';
import { Ladder } from '@/ui/ladder';
import { useCountdown } from '@/ui/use-countdown';
import { useStore } from '@/utils/use-store';
import { openOrderView, type Step } from '../model/open-order';

const Box = styled('section')({
  display: 'grid',
  gap: 18,
  paddingBlock: '4px 22px',
  borderBlockEnd: `1px solid ${color.rule}`,
  '& + &': { paddingBlockStart: 22 },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr) auto', alignItems: 'center', gap: 48 },
});
const Title = styled('h2')({ font: 'inherit', fontWeight: 600 });
const Words = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

/** Its status no longer changes. */
const ENDED: ReadonlySet<string> = new Set(['FINISHED', 'REFUNDED', 'FAILED']);
const REREAD_MS = 10_000;

/** The service's open orders, and those that only this browser's journal still has. */
export function OpenOrderList({ orders }: { orders: readonly Order[] }) {
  const unsettled = useUnsettled().filter(isOfOrder);
  const stepOf = (id: string) => unsettled.find(({ reported }) => reported.id === id)?.status ?? 'idle';
  const others = unsettled.filter(({ reported }) => orders.every(({ _id }) => _id !== reported.id));
  return (
    <>
      {orders.map((order) => (
        <OpenOrder key={order._id} order={order} written={stepOf(order._id)} />
      ))}
      {others.map(({ key, reported, status }) => (
        <WrittenOrder key={key} id={reported.id} written={status} />
      ))}
    </>
  );
}

/** An order that the service does not list as open, while this browser has asked a wallet to pay it. */
function WrittenOrder({ id, written }: { id: string; written: Step }) {
  const { data } = useQuery({ ...orderQuery(id), refetchInterval: REREAD_MS });
  const order = data?.order;
  return order && !ENDED.has(order.status) ? <OpenOrder order={order} written={written} /> : null;
}

function OpenOrder({ order, written }: { order: Order; written: Step }) {
  const { step } = useStore(transactionOf(keyOfOrder(order._id)));
  useStore(journalStore);
  const isTimeUp = useCountdown(Date.parse(order.expiresAt)) === 0;
  const isReported = Boolean(order.txHash) && !endedHashesOf(order._id).includes(order.txHash?.toLowerCase() ?? '');
  const view = openOrderView({ order, step: step === 'idle' ? written : step, isReported, isTimeUp });
  return (
    <Box aria-label="Open order">
      <div>
        <Title>{view.title}</Title>
        <Words>
          <ExactAmount value={order.payAmount} unit={order.payCurrency} /> for{' '}
          <ExactAmount value={order.shares} unit="FNX" />. {view.text}
        </Words>
      </div>
      <Ladder label="Progress of your purchase" rungs={view.rungs} />
      <ButtonLink href={view.href}>{view.action}</ButtonLink>
    </Box>
  );
}
