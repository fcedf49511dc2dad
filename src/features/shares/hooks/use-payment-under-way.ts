import { useEffect } from 'react';
import { useStore } from '@/utils/use-store';
import { followOtherTabs, mayPay, paymentOf, resumePayment } from '@/wallet/paying';

/**
 * Whether something was asked of a wallet for this order, here, in another tab or before a reload: then the order is
 * neither left nor replaced, whatever its clock says.
 */
export function usePaymentUnderWay(orderId: string): boolean {
  const payment = useStore(paymentOf(orderId));
  useEffect(() => {
    // A chain that is away now is asked again by whoever pays.
    resumePayment(orderId).catch(() => undefined);
    return followOtherTabs(orderId);
  }, [orderId]);
  return !mayPay(payment);
}
