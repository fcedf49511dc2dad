import { OpenRequestNote } from '@/parts/transaction/open-request-note';
import { txKeyOf } from '@/tx';
import { SECOND_PAYMENT } from './order-words';

export const OrderRequestNote = ({ orderId }: { orderId: string }) => (
  <OpenRequestNote txKey={txKeyOf('purchase', orderId)} name="payment" secondOne={SECOND_PAYMENT} />
);
