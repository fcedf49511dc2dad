import { useEffect } from 'react';
import { useStore } from '@/utils/use-store';
import { keyOfOrder, resumeTransaction, transactionOf, type TxState } from '@/tx';

/** Also resumes a payment that was started in another tab or before a reload. */
export function usePayment(orderId: string): TxState {
  const payment = useStore(transactionOf(keyOfOrder(orderId)));
  useEffect(() => {
    // Ignore the failure: the state is read again before anything is paid.
    resumeTransaction(keyOfOrder(orderId)).catch(() => undefined);
  }, [orderId]);
  return payment;
}
