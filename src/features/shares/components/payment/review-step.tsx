import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { GatePassedOnce } from '@/parts/gate/gate-passed-once';
import type { TxState } from '@/tx';
import { color } from '@/theme/tokens';
import { ExactAmount } from '@/ui/exact-amount';
import { TextButton } from '@/ui/button/button';
import { countDoneSteps } from '@/parts/order/order-progress-steps';
import type { PaymentView } from '@/parts/order/order-view';
import { Actions } from '@/ui/layout/actions';
import { SHARE } from '../../model/amounts';
import type { Ordered } from '../../model/purchase';
import { NewPrice } from '../new-price';
import { ReviewFacts } from '../review-facts';
import { changedAmount, type Draft } from '../../model/draft';
import { PayButton } from './pay-button';
import { PriceClock } from './price-clock';
import { StepTitle } from './purchase-frame';
import { StepHead } from './step-head';

const Note = styled('p')({
  borderInlineStart: `3px solid ${color.caution}`,
  paddingInlineStart: 16,
  color: color.soft,
});

function AmountChange({ draft, order }: { draft: Draft; order: Order }) {
  const amount = changedAmount(draft, order);
  if (amount === null) return null;
  const unit = draft.side === 'pay' ? order.payCurrency : SHARE;
  return (
    <Note>
      Your order is for exactly <ExactAmount value={amount} unit={unit} />
      {draft.side === 'pay' && (
        <>
          : <ExactAmount value={order.shares} unit={SHARE} /> at the locked price
        </>
      )}
      .
    </Note>
  );
}

const Sentence = styled('p')({ fontSize: '1.125rem', textWrap: 'pretty', '& b': { fontWeight: 600 } });
const Small = styled('p')({ fontSize: '0.875rem', color: color.soft, textWrap: 'pretty' });
const Foot = styled(Actions)({ justifyContent: 'space-between' });

export type StepFacts = {
  purchase: Ordered;
  order: Order;
  view: PaymentView;
  payment: TxState;
  seconds: number | null;
};

type Props = StepFacts & {
  isBusy: boolean;
  onPay: (acceptedUnreadChain: boolean) => void;
  onLeave: (() => void) | undefined;
};

const OrderInASentence = ({ order: { payAmount, payCurrency, shares } }: { order: Order }) => (
  <Sentence>
    You pay{' '}
    <b>
      <ExactAmount value={payAmount} unit={payCurrency} />
    </b>{' '}
    and receive{' '}
    <b>
      <ExactAmount value={shares} unit={SHARE} />
    </b>
    .
  </Sentence>
);

export function ReviewStep({ purchase, order, view, payment, seconds, isBusy, onPay, onLeave }: Props) {
  const { previous, arrival, draft } = purchase;
  return (
    <>
      <StepHead shares={order.shares} done={countDoneSteps(view)}>
        <StepTitle>Review your order</StepTitle>
        <OrderInASentence order={order} />
      </StepHead>
      {arrival === 'opened' && !previous && <AmountChange draft={draft} order={order} />}
      {previous && <NewPrice previous={previous} order={order} />}
      <ReviewFacts order={order} />
      <GatePassedOnce isOpen={view.step === 'checking' || payment.step !== 'idle' || payment.refusal !== undefined}>
        <PayButton payment={payment} order={order} isBusy={isBusy} onPay={onPay} />
      </GatePassedOnce>
      <Foot>
        <PriceClock seconds={seconds} />
        {onLeave && (
          <TextButton type="button" onClick={onLeave}>
            Change the amount
          </TextButton>
        )}
      </Foot>
      <Small>
        Shares can lose value and may be hard to sell. Payments on the network can’t be reversed. You may withdraw from
        the purchase within 14 days of delivery.
      </Small>
    </>
  );
}
