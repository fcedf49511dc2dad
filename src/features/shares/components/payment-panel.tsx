import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { holdScreen } from '@/ui/blocking-overlay';
import { OrderCertificate } from '@/parts/order-certificate';
import { Stack } from '@/ui/layout/page';
import { useStore } from '@/utils/use-store';
import { paymentOf, payOrder, type TxState as State } from '@/tx';
import { useEndedHashes } from '../hooks/use-ended-hashes';
import { stageOf } from '../model/stage';
import { PayButton } from './pay-button';
import { StageView } from './stage-view';

export type PaymentPanelProps = { order: Order; onStartOver: () => void };

/** From the button 'Pay' to the certificate. It draws what the payment's own state and the bank say, and decides nothing. */
export function PaymentPanel({ order, onStartOver }: PaymentPanelProps) {
  const payment = useStore(paymentOf(order._id));
  const { data: user } = useQuery(profileQuery);
  const stage = stageOf(order, payment, useEndedHashes(order._id));
  useHeldScreen(stage.kind === 'checking');
  useFreshOrder(payment, order._id);
  const pay = (acceptedUnreadChain = false) => {
    if (user?.walletAddress) void payOrder({ order, from: user.walletAddress, acceptedUnreadChain });
  };
  if (stage.kind === 'delivered') return <Delivered order={order} />;
  if (stage.kind === 'payable' || stage.kind === 'checking') {
    return <PayButton payment={payment} isBusy={stage.kind === 'checking' || !user} onPay={pay} />;
  }
  return <StageView stage={stage} orderId={order._id} onPay={pay} onStartOver={onStartOver} />;
}

const HELD_AT_MOST_MS = 5_000;

/** Nobody is kept before a closed screen by a network that hangs: the check has its own end. */
function useHeldScreen(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const release = holdScreen();
    const timer = setTimeout(release, HELD_AT_MOST_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [isHeld]);
}

const OF_THE_ORDER: ReadonlySet<string> = new Set([
  'order-changed',
  'order-ended',
  'paid-elsewhere',
  'asked-elsewhere',
]);

/** The order on screen is not the one that the service has: it is read again, so that the screen says what the refusal says. */
function useFreshOrder(payment: State, orderId: string): void {
  const cache = useQueryClient();
  const refusal = payment.step === 'idle' ? payment.refusal : undefined;
  useEffect(() => {
    if (refusal && OF_THE_ORDER.has(refusal)) void cache.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
  }, [refusal, orderId, cache]);
}

function Delivered({ order }: { order: Order }) {
  const { data: user } = useQuery(profileQuery);
  return (
    <Stack>
      <p role="status" aria-label="Delivered">
        Delivered
      </p>
      <OrderCertificate order={order} holder={user?.walletAddress} seed={user?._id} />
    </Stack>
  );
}
