import { OpenRequestNote } from '@/parts/transaction/open-request-note';
import { txKeyOf } from '@/tx';

export const SECOND_PAYMENT =
  'If both payments go through, the bank keeps at most the order’s amount and refunds the rest to the wallet that sent it.';

export const OrderRequestNote = ({ orderId }: { orderId: string }) => (
  <OpenRequestNote txKey={txKeyOf('purchase', orderId)} name="payment" secondOne={SECOND_PAYMENT} />
);
