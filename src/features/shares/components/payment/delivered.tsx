import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { OrderRefunds } from '@/parts/order/order-refunds';
import { OrderCertificate } from '@/parts/order/order-certificate';
import { OrderRequestNote } from '@/parts/order/order-request-note';
import { color } from '@/theme/tokens';
import { FIGURES, TEXT_FACE } from '@/theme/typography';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList } from '@/ui/fact-list';
import { shareCount } from '@/ui/certificate/share-count';
import { NextSteps } from '../form/next-steps';
import { StepTitle } from './purchase-frame';

const Head = styled('div')({ display: 'grid', gap: 8 });
const Word = styled('p')({ color: color.metal, fontWeight: 600 });
const Count = styled('bdi')({ ...FIGURES, fontFamily: TEXT_FACE, fontWeight: 600, letterSpacing: '-0.01em' });
const Soft = styled('p')({ color: color.soft });

export function Delivered({ order, onStartOver }: { order: Order; onStartOver: () => void }) {
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
