import type { ReactNode } from 'react';
import type { Order } from '@/api/contract';
import { DEALS } from '@/config/routes';
import { PrimaryButton, TextButton } from '@/ui/button';
import { PrimaryLink } from '@/ui/button-link';
import { CopyText } from '@/ui/copy-text';
import { ExplorerLink } from '@/ui/explorer-link';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { keyOfOrder, stopWaitingForWallet } from '@/tx';
import { UnansweredActions } from '@/parts/transaction/unanswered-actions';
import { useExplorer } from '@/chain/use-explorer';
import { PURCHASE } from '../model/purchase-terms';
import { isAlarming, mayBeConfirmed, wordsOf, type DescribedView } from '../model/purchase-words';
import { rungsDoneOf } from '@/parts/order/order-ladder';
import { Actions } from '@/ui/layout/actions';
import { PaymentSteps } from './payment-steps';
import { PriceClock } from './price-clock';
import { StepTitle } from './purchase-frame';
import { StepHead } from './step-head';
import { WalletShows } from './wallet-shows';

/** Without `present`, the payment belongs to an order that is not on screen. */
type Props = {
  view: DescribedView;
  orderId: string;
  present?: { order: Order; seconds: number | null };
  onStartOver?: () => void;
};

export function PurchaseStep({ view, orderId, present, onStartOver }: Props) {
  const order = present?.order;
  const explorer = useExplorer();
  const words = wordsOf(view, order !== undefined);
  const hash = 'hash' in view ? view.hash : null;
  const link = hash && explorer(hash);
  return (
    <Stack>
      {order ? (
        <StepHead shares={order.shares} done={rungsDoneOf(view)}>
          <Announced view={view} words={words} title={<StepTitle>{words.title}</StepTitle>} />
        </StepHead>
      ) : (
        <Announced view={view} words={words} title={<strong>{words.title}</strong>} />
      )}
      {present && mayBeConfirmed(view) && (
        <>
          <WalletShows order={present.order} />
          <PriceClock seconds={present.seconds} />
        </>
      )}
      {order && (view.kind === 'pending' || view.kind === 'verifying') && <PaymentSteps view={view} order={order} />}
      {hash && <CopyText text={hash} label="Copy hash" />}
      {link && <ExplorerLink href={link} />}
      {nextAction(view, orderId, onStartOver)}
    </Stack>
  );
}

type AnnouncedProps = { view: DescribedView; words: ReturnType<typeof wordsOf>; title: ReactNode };

const Announced = ({ view, words, title }: AnnouncedProps) => (
  <Words role={isAlarming(view) ? 'alert' : 'status'} aria-label={words.title}>
    {title}
    <p>{words.text}</p>
  </Words>
);

function nextAction(view: DescribedView, orderId: string, onStartOver?: () => void): ReactNode {
  switch (view.kind) {
    case 'awaiting-wallet':
      return (
        <Actions>
          <TextButton type="button" onClick={() => void stopWaitingForWallet(keyOfOrder(orderId))}>
            Stop waiting
          </TextButton>
        </Actions>
      );
    case 'unanswered':
      return view.isSearched ? <UnansweredActions txKey={keyOfOrder(orderId)} terms={PURCHASE} /> : null;
    case 'failed':
    case 'unsent':
      return null;
    case 'dropped':
    case 'over':
      return onStartOver && <NewPriceButton onPress={onStartOver} />;
    case 'reported':
      return view.isLate && onStartOver ? <NewPriceButton onPress={onStartOver} /> : null;
    case 'altered':
      return <PrimaryLink href={`${DEALS}?order=${encodeURIComponent(orderId)}`}>See this order</PrimaryLink>;
    case 'pending':
    case 'verifying':
      return null;
  }
}

const NewPriceButton = ({ onPress }: { onPress: () => void }) => (
  <PrimaryButton type="button" onClick={onPress}>
    Get a new price
  </PrimaryButton>
);
