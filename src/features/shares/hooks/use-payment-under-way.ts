import { useEffect } from 'react';
import { useStore } from '@/utils/use-store';
import { mayPay, paymentOf, resumePayment } from '@/tx';

/**
 * Whether something was asked of a wallet for this order, here, in another tab or before a reload: then the order is
 * neither left nor replaced, whatever its clock says.
 */
export function usePaymentUnderWay(orderId: string): boolean {
  const payment = useStore(paymentOf(orderId));
  useEffect(() => {
    // What cannot be read now is read again before anything is paid.
    resumePayment(orderId).catch(() => undefined);
  }, [orderId]);
  return !mayPay(payment);
}
