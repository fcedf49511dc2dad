import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { color, from } from '@/theme/tokens';
import { PrimaryButton } from '@/ui/button/button';
import type { TxState } from '@/tx';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';
import { textOfTransactionFault } from '@/errors/text/transaction';
import { ConnectFirst } from '@/parts/gate/connect-first';
import { Refusal } from '@/parts/transaction/refusal';
import { useFirstPayment } from '../../hooks/use-order-wallet';
import { PAYMENT_TERMS } from '../../model/purchase-terms';
import { AmountDue } from '../form/amount-due';
import { FirstPaymentMayArrive } from './first-payment-may-arrive';

const Bar = styled('div')({
  display: 'grid',
  gap: 12,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: '14px max(14px, env(safe-area-inset-bottom))',
  background: color.ground,
  borderBlockStart: `2px solid ${color.edge}`,
  '& > button': { inlineSize: '100%' },
  [from.tablet]: { position: 'static', paddingBlockEnd: 0 },
});

type Props = {
  payment: TxState;
  order: Order;
  isBusy: boolean;
  onPay: (acceptedUnreadChain: boolean) => void;
};

export function PayButton({ payment, order, isBusy, onPay }: Props) {
  const first = useFirstPayment(order);
  const idle = payment.step === 'idle' ? payment : null;
  const isWarned = idle?.refusal === 'unread-chain-behind-wallet';
  const fault =
    idle?.refusal &&
    textOfTransactionFault(idle.refusal, PAYMENT_TERMS, { missing: idle.missing, isFirstOpen: first !== null });
  return (
    <>
      <WalletMismatch isWarningOnly />
      {fault && <Refusal {...fault} />}
      <FirstPaymentMayArrive first={first} state={payment} />
      <Bar>
        <AmountDue order={order} />
        <ConnectFirst>
          <PrimaryButton
            type="button"
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={() => onPay(isWarned)}
          >
            {isWarned ? 'Pay anyway' : 'Pay'}
          </PrimaryButton>
        </ConnectFirst>
      </Bar>
    </>
  );
}
