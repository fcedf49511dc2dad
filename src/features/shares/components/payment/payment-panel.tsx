import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import styled from '@emotion/styled';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { mayBeReplaced } from '@/domain/order-phase';
import { useBlockedScreen } from '@/ui/blocking-overlay';
import { mayPay, submitTransaction, type TxState } from '@/tx';
import { OrderRefunds } from '@/parts/order/order-refunds';
import type { Order } from '@/api/contract';
import { OrderCertificate } from '@/parts/order/order-certificate';
import { OrderRequestNote } from '@/parts/order/order-request-note';
import { color } from '@/theme/tokens';
import { FIGURES, TEXT_FACE } from '@/theme/typography';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList } from '@/ui/fact-list';
import { shareCount } from '@/ui/certificate/share-count';
import { ORDERS } from '@/config/routes';
import { Button } from '@/ui/button/button';
import { ButtonLink } from '@/ui/button/button-link';
import { useOrderWallet } from '../../hooks/use-order-wallet';
import { OrderLink } from '../order-link';
import { PayAgain } from './pay-again';
import { ReviewStep, type StepFacts } from './review-step';
import { AttemptStep } from './attempt-step';
import { StepTitle } from './purchase-frame';

const ActionRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const NextSteps = ({ orderId, onBuyMore }: { orderId: string; onBuyMore: () => void }) => (
  <ActionRow>
    <ButtonLink href={ORDERS}>View orders</ButtonLink>
    <Button type="button" onClick={onBuyMore}>
      Buy more shares
    </Button>
    <OrderLink orderId={orderId} />
  </ActionRow>
);

const Head = styled('div')({ display: 'grid', gap: 8 });
const Word = styled('p')({ color: color.metal, fontWeight: 600 });
const Count = styled('bdi')({ ...FIGURES, fontFamily: TEXT_FACE, fontWeight: 600, letterSpacing: '-0.01em' });
const Soft = styled('p')({ color: color.soft });

function Delivered({ order, onStartOver }: { order: Order; onStartOver: () => void }) {
  const count = shareCount(order.shares);
  return (
    <>
      <Head>
        <Word role="status" aria-label="Delivered">
          Delivered
        </Word>
        <StepTitle>
          <Count dir="ltr">{count}</Count> {count === '1' ? 'share is yours' : 'shares are yours'}
        </StepTitle>
        <Soft>They are in your wallet and in the register of FNX Bank.</Soft>
      </Head>
      <OrderRequestNote orderId={order._id} />
      <NextSteps orderId={order._id} onBuyMore={onStartOver} />
      <OrderCertificate order={order} />
      <FactList facts={[['Paid', <ExactAmount key="paid" value={order.actuallyPaid} unit={order.payCurrency} />]]} />
      <OrderRefunds order={order} />
    </>
  );
}

type Props = StepFacts & {
  onLeave: () => void;
  onStartOver: () => void;
};

export function PaymentPanel({ purchase, order, view, payment, seconds, onLeave, onStartOver }: Props) {
  const wallet = useOrderWallet(order);
  useBlockedScreen(view.step === 'checking');
  useFreshOrder(payment, order._id);
  const pay = (acceptedUnreadChain = false) => {
    // Uses the reviewed wallet even if the service did not include it in the order.
    if (wallet)
      void submitTransaction({
        kind: 'purchase',
        action: { ...order, walletAddress: wallet },
        from: wallet,
        acceptedUnreadChain,
      });
  };
  if (view.step === 'delivered') return <Delivered order={order} onStartOver={onStartOver} />;
  // The investor cannot leave during the check, because the wallet may be asked at any moment.
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
