import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { deliveryIn } from '@/domain/certificate';
import { withdrawalOf } from '@/domain/withdrawal';
import { AppLink } from '@/ui/app-link';
import { Words } from '@/ui/layout/lead';
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
        <Words>{state === 'open' ? <Open until={until} orderNo={order.orderNo} /> : <Over until={until} />}</Words>
      </Panel>
    </OnScreen>
  );
}

const LastMoment = ({ until }: { until: string }) => (
  <>
    <Moment iso={until} /> (<bdi>{formatUtcMoment(until)}</bdi>)
  </>
);

const Open = ({ until, orderNo }: { until: string; orderNo: string }) => (
  <>
    <p>
      You may withdraw from this purchase until <LastMoment until={until} />, without giving reasons. Your letter has to
      be sent by then.
    </p>
    <ol>
      <li>Write to the bank that you withdraw. The letter below has the order’s number filled in.</li>
      <li>Return all shares of this purchase, to the address that the bank’s answer names.</li>
      <li>The bank repays the price, counted in USDT at the moment of the order, within five working days.</li>
    </ol>
    <p>
      The right ends earlier where you have passed on or staked any of these shares.{' '}
      <AppLink href={TERMS}>The terms say so in full</AppLink>.
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
    The right to withdraw from this purchase ended on <LastMoment until={until} />, fourteen days after delivery. You
    can still <AppLink href="/swap">sell your shares</AppLink> at the exchange’s price.
  </p>
);
