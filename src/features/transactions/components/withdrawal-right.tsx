import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { deliveryIn } from '@/domain/certificate';
import { withdrawalOf } from '@/domain/withdrawal';
import { AppLink } from '@/ui/app-link';
import { Prose } from '@/ui/layout/lead';
import { Panel } from '@/ui/layout/panel';
import { Moment } from '@/ui/moment';
import { formatUtcMoment } from '@/utils/dates';
import { useServiceNow } from '@/utils/hooks/use-service-now';

const OnScreen = styled('div')({ '@media print': { display: 'none' } });
const TERMS = '/static/term-condition#withdrawal';

export function WithdrawalRight({ order }: { order: Order }) {
  const { data } = useQuery(orderQuery(order._id));
  const now = useServiceNow();
  if (order.status !== 'FINISHED' || !data || now === null) return null;
  const delivery = deliveryIn(data.docs);
  const { until, state } = withdrawalOf(delivery?.createdAt ?? order.updatedAt, now);
  return (
    <OnScreen>
      <Panel title="Right to withdraw">
        <Prose>{state === 'open' ? <Open until={until} orderNo={order.orderNo} /> : <Over until={until} />}</Prose>
      </Panel>
    </OnScreen>
  );
}

const LastMoment = ({ until }: { until: string }) => {
  const byUtc = <bdi>{formatUtcMoment(until)}</bdi>;
  if (new Date(until).getTimezoneOffset() === 0) return byUtc;
  return (
    <>
      <Moment iso={until} /> ({byUtc})
    </>
  );
};

const Open = ({ until, orderNo }: { until: string; orderNo: string }) => (
  <>
    <p>
      You may withdraw from this purchase until <LastMoment until={until} /> without giving a reason. You must send the
      request by then.
    </p>
    <ol>
      <li>Request withdrawal. We’ve filled in the order number.</li>
      <li>Return all shares from this purchase to the address in the bank’s reply.</li>
      <li>The bank repays the price within five working days, valued in USDT at the time of the order.</li>
    </ol>
    <p>
      The right ends earlier if you transfer or stake any of these shares.{' '}
      <AppLink href={TERMS}>Read the full terms</AppLink>.
    </p>
    <p>
      <AppLink href={`/contactus?order=${encodeURIComponent(orderNo)}&topic=Withdrawal`}>
        Withdraw from this purchase
      </AppLink>
    </p>
  </>
);

const Over = ({ until }: { until: string }) => (
  <p>
    Your right to withdraw from this purchase ended on <LastMoment until={until} />, fourteen days after delivery. You
    can still <AppLink href="/swap">sell your shares</AppLink> in the pool.
  </p>
);
