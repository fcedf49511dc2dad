import type { Order } from '@/api/contract';
import type { TxState } from '@/tx';
import { PayButton } from './pay-button';
import { PriceClock } from './price-clock';
import { ReviewFacts } from '../review-facts';

type Props = {
  order: Order;
  payment: TxState;
  seconds: number | null;
  isBusy: boolean;
  onPay: (acceptedUnreadChain: boolean) => void;
};

export const PayAgain = ({ order, payment, seconds, isBusy, onPay }: Props) => (
  <>
    <ReviewFacts order={order} />
    <PayButton payment={payment} order={order} isBusy={isBusy} onPay={onPay} />
    <PriceClock seconds={seconds} />
  </>
);
