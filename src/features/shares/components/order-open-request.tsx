import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@/api/contract';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { OpenRequestNotice } from '@/parts/open-request-notice';
import { SECOND_PAYMENT } from '@/parts/order/order-request-note';
import { txKeyOf } from '@/tx';
import { OrderLink } from './order-link';
import { StepTitle } from './payment/purchase-frame';

type Props = { order: Order; asked: NonNullable<Order['asked']> };

export function OrderOpenRequest({ order: { _id }, asked }: Props) {
  const cache = useQueryClient();
  return (
    <>
      <StepTitle>Review your order</StepTitle>
      <OpenRequestNotice
        txKey={txKeyOf('purchase', _id)}
        reported={{ to: 'order', id: _id }}
        name="payment"
        secondOne={SECOND_PAYMENT}
        asked={asked}
        onDeclared={() => void cache.invalidateQueries({ queryKey: orderQuery(_id).queryKey })}
      />
      <OrderLink orderId={_id} />
    </>
  );
}
