import type { Order } from '@/api/contract';
import { Button, PrimaryButton } from '@/ui/button/button';
import { Prose } from '@/ui/layout/lead';
import type { FirstOpen } from '@/tx/first-open';
import { Actions } from '@/ui/layout/actions';
import { AmountDue } from './form/amount-due';
import { FirstPaymentMayArrive } from './payment/first-payment-may-arrive';
import { NewPrice } from './new-price';
import { ReviewFacts } from './review-facts';

type Props = {
  order: Order;
  changed: Order;
  first: FirstOpen;
  onAccept: () => void;
  onLeave: (() => void) | undefined;
};

export const ChangedFigures = ({ order, changed, first, onAccept, onLeave }: Props) => (
  <Prose>
    <div role="alert">
      <p>
        <strong>The figures of this order have changed.</strong> Compare them before you pay.
      </p>
    </div>
    <FirstPaymentMayArrive first={first} />
    <NewPrice previous={order} order={changed} />
    <section aria-label="The new figures">
      <ReviewFacts order={changed} />
      <AmountDue order={changed} />
    </section>
    <Actions>
      <PrimaryButton type="button" onClick={onAccept}>
        Accept the new figures
      </PrimaryButton>
      {onLeave && (
        <Button type="button" onClick={onLeave}>
          Change the amount
        </Button>
      )}
    </Actions>
  </Prose>
);
