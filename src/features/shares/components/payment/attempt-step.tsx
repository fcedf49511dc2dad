import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { ORDERS } from '@/config/routes';
import { PrimaryButton } from '@/ui/button/button';
import { PrimaryLink } from '@/ui/button/button-link';
import { txKeyOf } from '@/tx';
import { requestActionOf, TransactionPanel } from '@/parts/transaction/transaction-panel';
import { useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { countDoneSteps } from '@/parts/order/order-progress-steps';
import { CheckedAddress } from '@/parts/checked-address';
import { color } from '@/theme/tokens';
import { ExactAmount } from '@/ui/exact-amount';
import { PAYMENT_TERMS } from '../../model/purchase-terms';
import { isAlarmingPayment, isConfirmableInWallet, textOf, type DescribedView } from '../../model/purchase-text';
import { useNetworkName } from '../../hooks/use-network-name';
import { PaymentProgress } from './payment-progress';
import { PriceClock } from './price-clock';
import { StepTitle } from './purchase-frame';
import { StepHead } from './step-head';

const Card = styled('section')({
  display: 'grid',
  gap: 12,
  padding: 20,
  border: `1px solid ${color.edge}`,
  borderRadius: 18,
  background: color.raised,
});
const Small = styled('p')({ fontSize: '0.875rem', color: color.soft });
const List = styled('dl')({
  display: 'grid',
  gap: 2,
  '& dt': { fontSize: '0.875rem', color: color.soft },
  '& dd': { marginBlockEnd: 10, minInlineSize: 0 },
  '& dd:last-of-type': { marginBlockEnd: 0 },
});

function WalletShows({ order }: { order: Order }) {
  const network = useNetworkName(order);
  return (
    <Card aria-label="What your wallet must show">
      <Small>Your wallet must show this. If anything differs, decline the request there.</Small>
      <List>
        <dt>Amount</dt>
        <dd>
          <ExactAmount value={order.payAmount} unit={order.payCurrency} />
        </dd>
        <dt>To</dt>
        <dd>
          <CheckedAddress value={order.payAddress} />
        </dd>
        {/* Many wallets show the token's contract as the recipient. The real recipient is only in the details. */}
        {order.contract && (
          <>
            <dt>{order.payCurrency} contract</dt>
            <dd>
              <CheckedAddress value={order.contract} />
            </dd>
          </>
        )}
        <dt>Network</dt>
        <dd>{network}</dd>
      </List>
    </Card>
  );
}

/** If `present` is undefined, the payment belongs to an order that is not on screen. */
type Props = {
  view: DescribedView;
  orderId: string;
  isListed?: boolean;
  present?: { order: Order; seconds: number | null };
  onStartOver?: () => void;
};

type HeadProps = { order: Order; view: DescribedView; text: ReactNode };

const PaymentHead = ({ order, view, text }: HeadProps) => (
  <StepHead shares={order.shares} done={countDoneSteps(view)}>
    {text}
  </StepHead>
);

export function AttemptStep({ view, orderId, isListed, present, onStartOver }: Props) {
  const order = present?.order;
  const isFirstOpen = useFirstOpen({ key: txKeyOf('purchase', orderId) }) !== null;
  const text = textOf(view, { isOfThisOrder: order !== undefined, isListed, isFirstOpen });
  return (
    <>
      <TransactionPanel
        txKey={txKeyOf('purchase', orderId)}
        terms={PAYMENT_TERMS}
        text={text}
        isAlarming={isAlarmingPayment(view)}
        hash={'hash' in view ? view.hash : null}
        request={requestActionOf(view)}
        title={order && <StepTitle>{text.title}</StepTitle>}
        head={order && ((text) => <PaymentHead order={order} view={view} text={text} />)}
      >
        {present && isConfirmableInWallet(view) && (
          <>
            <WalletShows order={present.order} />
            <PriceClock seconds={present.seconds} />
          </>
        )}
        {order && (view.step === 'pending' || view.step === 'verifying') && (
          <PaymentProgress view={view} order={order} />
        )}
      </TransactionPanel>
      {nextAction(view, orderId, onStartOver)}
    </>
  );
}

function nextAction(view: DescribedView, orderId: string, onStartOver?: () => void): ReactNode {
  if (view.step === 'altered')
    return <PrimaryLink href={`${ORDERS}?order=${encodeURIComponent(orderId)}`}>View order</PrimaryLink>;
  const isOver = view.step === 'dropped' || view.step === 'over' || (view.step === 'reported' && view.isLate);
  return isOver && onStartOver ? (
    <PrimaryButton type="button" onClick={onStartOver}>
      Get a new price
    </PrimaryButton>
  ) : null;
}
