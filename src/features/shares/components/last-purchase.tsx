import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { isEnded } from '@/api/order-status';
import { ORDERS } from '@/config/routes';
import { orderText } from '@/parts/order/order-text';
import { ResultLine } from '@/parts/transaction/last-result';
import { Amount } from '@/ui/amount';
import { SHARE } from '../model/amounts';
import { clearLastOrder, storedPurchase } from '../model/stored-draft';

export function LastPurchase() {
  const [orderId, setOrderId] = useState(() => storedPurchase.read().last);
  const { data } = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== null });
  const order = data?.order;
  if (orderId === null || !order || !isEnded(order)) return null;
  const { label, text } = orderText(order);
  const isDelivered = order.status === 'FINISHED';
  const close = () => {
    clearLastOrder();
    setOrderId(null);
  };
  return (
    <ResultLine
      name="purchase"
      title={label}
      link={{
        href: `${ORDERS}?order=${encodeURIComponent(orderId)}`,
        label: isDelivered ? 'Order and certificate' : 'Order details',
      }}
      onClose={close}
    >
      <Amount value={order.shares} unit={SHARE} /> for <Amount value={order.payAmount} unit={order.payCurrency} />.{' '}
      {!isDelivered && text}
    </ResultLine>
  );
}
