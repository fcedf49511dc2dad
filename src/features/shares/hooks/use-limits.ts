import { useQuery } from '@tanstack/react-query';
import type { PricedCurrency } from '@/api/endpoints/wallet/currencies';
import { minimumPaymentQuery } from '@/api/endpoints/wallet/purchase';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { RATE_HOLDS_MS, maxPayable } from '../model/amounts';
import type { Limits } from '../model/check-draft';

export type KnownLimits = Limits & {
  /** The balance of the linked wallet in this currency, as the bank has recorded it. */
  available?: string;
};

export function useLimits({ code, decimals, isNative, max }: PricedCurrency): KnownLimits {
  const least = useQuery(minimumPaymentQuery(code));
  const wallet = useQuery({ ...myWalletQuery, staleTime: 0, refetchInterval: RATE_HOLDS_MS });
  const available = wallet.data?.balances.find(({ symbol }) => symbol === code)?.available ?? undefined;
  const payable = available === undefined ? undefined : maxPayable({ available, isNative, max: null });
  return { decimals, min: least.data?.minAmount, max, payable, available };
}
