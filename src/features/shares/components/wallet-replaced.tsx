import type { Address } from '@/api/contract';
import { PrimaryButton } from '@/ui/button/button';
import { Prose } from '@/ui/layout/lead';
import { CheckedAddress } from '@/parts/checked-address';
import type { FirstOpen } from '@/tx/first-open';
import { Actions } from '@/ui/layout/actions';
import { FirstPaymentMayArrive } from './payment/first-payment-may-arrive';
import { OrderLink } from './order-link';

type Props = { orderId: string; wallet: Address; first: FirstOpen; onLeave: (() => void) | undefined };

/** Explains why the order must not be paid: its shares would go to a wallet that was replaced. */
export const WalletReplaced = ({ orderId, wallet, first, onLeave }: Props) => (
  <Prose>
    <div role="status">
      <p>
        <strong>You have linked another wallet since.</strong> This order can be paid only from the old one, and its
        shares go there: <CheckedAddress value={wallet} />.{' '}
        {onLeave
          ? 'Change the amount to get an order for your new wallet.'
          : 'Once this price expires, you can get an order for your new wallet.'}
      </p>
    </div>
    <FirstPaymentMayArrive first={first} />
    <Actions>
      {onLeave && (
        <PrimaryButton type="button" onClick={onLeave}>
          Change the amount
        </PrimaryButton>
      )}
    </Actions>
    <OrderLink orderId={orderId} />
  </Prose>
);
