import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { mayBeReplaced } from '@/domain/order-phase';
import { useBlockedScreen } from '@/ui/blocking-overlay';
import { mayPay, submitTransaction, type TxState } from '@/tx';
import { useOrderWallet } from '../../hooks/use-order-wallet';
import { Delivered } from './delivered';
import { OrderRefunds } from '@/parts/order/order-refunds';
import { OrderLink } from '../order-link';
import { PayAgain } from './pay-again';
import { ReviewStep, type StepFacts } from './review-step';
import { AttemptStep } from './attempt-step';

type Props = StepFacts & {
  onLeave: () => void;
  onStartOver: () => void;
};

export function PaymentPanel({ purchase, order, view, payment, seconds, onLeave, onStartOver }: Props) {
  const wallet = useOrderWallet(order);
  useBlockedScreen(view.step === 'checking');
  useFreshOrder(payment, order._id);
  const pay = (acceptedUnreadChain = false) => {
    // The reviewed wallet is used even if the service did not name it in the order.
    if (wallet)
      void submitTransaction({
        kind: 'purchase',
        action: { ...order, walletAddress: wallet },
        from: wallet,
        acceptedUnreadChain,
      });
  };
  if (view.step === 'delivered') return <Delivered order={order} onStartOver={onStartOver} />;
  // The wallet may be asked at any moment during the check, so the investor cannot go back then.
  const leave = mayBeReplaced(order) && mayPay(payment) ? onLeave : undefined;
  if (view.step === 'idle' || view.step === 'checking') {
    const isBusy = view.step === 'checking' || !wallet;
    return <ReviewStep {...{ purchase, order, view, payment, seconds, isBusy }} onPay={pay} onLeave={leave} />;
  }
  return (
    <>
      <AttemptStep view={view} present={{ order, seconds }} orderId={order._id} onStartOver={onStartOver} />
      {mayPay(view) && <PayAgain {...{ order, payment, seconds }} isBusy={!wallet} onPay={pay} />}
      <OrderRefunds order={order} />
      <OrderLink orderId={order._id} onLeave={leave} />
    </>
  );
}

const OF_THE_ORDER: ReadonlySet<string> = new Set([
  'order-changed',
  'order-ended',
  'paid-elsewhere',
  'asked-elsewhere',
  'asked-before',
]);

function useFreshOrder(payment: TxState, orderId: string): void {
  const cache = useQueryClient();
  const refusal = payment.step === 'idle' ? payment.refusal : undefined;
  useEffect(() => {
    if (refusal && OF_THE_ORDER.has(refusal)) void cache.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
  }, [refusal, orderId, cache]);
}
