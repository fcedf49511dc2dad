import { useEffect, useState } from 'react';
import type { Order } from '@/api/contract';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { BUY_SHARES } from '@/config/routes';
import { orderView } from '@/parts/order/order-view';
import { OrderRequestNote } from '@/parts/order/order-request-note';
import { useFailedHashes } from '@/parts/transaction/use-failed-hashes';
import { txKeyOf, refreshAfterOrder } from '@/tx';
import { PrimaryLink } from '@/ui/button/button-link';
import { CopyText } from '@/ui/address/copy-text';
import { ExplorerLink } from '@/ui/address/explorer-link';
import { Stack } from '@/ui/layout/page';
import { Prose } from '@/ui/layout/lead';
import { useCountdown } from '@/utils/hooks/use-service-now';
import { paymentPhaseOf } from '../model/payment-phase';

type ElsewhereText = { title: string; text: string; next: string };

const elsewhereText = ({ status }: Pick<Order, 'status'>, isLate: boolean): ElsewhereText => ({
  title: 'The payment was reported by another browser or device',
  text:
    status === 'CONFIRMING'
      ? 'It is on the network and waiting for confirmations. Do not pay this order again.'
      : 'The bank has its hash and is looking for it on the network. Do not pay this order again.',
  next: isLate
    ? 'The price has since expired. Once the payment is confirmed, a person reviews it. You get the shares, or your payment back. This page says which.'
    : 'Once the network has confirmed it, the bank checks it and sends the shares to your wallet. You don’t need to do anything; this page updates.',
});

type Props = { order: Order; explorer: (hash: string) => string | undefined };

export function OrderPayment({ order, explorer }: Props) {
  const payment = useTransaction(txKeyOf('purchase', order._id));
  const ended = useFailedHashes(txKeyOf('purchase', order._id));
  const isTimeUp = useCountdown(Date.parse(order.expiresAt)) === 0;
  useRefreshWhenDelivered(order);
  const phase = paymentPhaseOf(order, payment, orderView({ order }, payment, { isTimeUp, ended }));
  switch (phase?.kind) {
    case undefined:
      return <OrderRequestNote orderId={order._id} />;
    case 'here':
      return (
        <Prose>
          <p>This browser has asked a wallet to pay this order and is tracking the payment. Do not pay again.</p>
          <div>
            <PrimaryLink href={BUY_SHARES}>View payment</PrimaryLink>
          </div>
        </Prose>
      );
    case 'elsewhere':
      return <Elsewhere {...phase.view} order={order} explorer={explorer} />;
    case 'to-pay':
      return (
        <div>
          <PrimaryLink href={BUY_SHARES}>Continue to payment</PrimaryLink>
        </div>
      );
  }
}

type ElsewhereProps = Props & { hash: string | null; isLate: boolean };

function Elsewhere({ order, hash, isLate, explorer }: ElsewhereProps) {
  const { title, text, next } = elsewhereText(order, isLate);
  const link = hash ? explorer(hash) : undefined;
  return (
    <Stack role="group" aria-label={title}>
      <Prose>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        <p>{next}</p>
      </Prose>
      {hash && <CopyText text={hash} label="Copy hash" />}
      {link && <ExplorerLink href={link} />}
    </Stack>
  );
}

/** Refreshes the queries of other screens, because a delivery changes their data too. */
function useRefreshWhenDelivered({ _id, status }: Order): void {
  const [wasFinished] = useState(status === 'FINISHED');
  const isDelivered = status === 'FINISHED' && !wasFinished;
  useEffect(() => {
    if (isDelivered) refreshAfterOrder(_id);
  }, [_id, isDelivered]);
}
