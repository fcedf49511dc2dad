import { useQuery } from '@tanstack/react-query';
import { convertedAmountQuery, type PricedCurrency } from '@/api/endpoints/wallet/currencies';
import { RATE_HOLDS_MS, SHARE, plainAmount } from '../model/amounts';
import type { Draft } from '../model/draft';
import { exactAmounts, sharesAround, type ExactAmount } from '../model/exact-amounts';
import type { KnownLimits } from './use-limits';

/**
 * Exact amounts are not offered for a coin: its rate changes until the order locks the price, so no amount would be
 * exact.
 */
export function useExactAmounts(
  { side, amount }: Draft,
  estimated: string | undefined,
  { code, decimals, isNative }: PricedCurrency,
  limits: KnownLimits,
): readonly ExactAmount[] {
  const typed = plainAmount(amount, decimals);
  const isAsked = side === 'pay' && !isNative && typed !== null && estimated !== undefined;
  const [below, above] = isAsked ? sharesAround(estimated) : [null, null];
  const priced = [usePriceOf(below, code), usePriceOf(above, code)].flatMap((one) => one ?? []);
  return isAsked && priced.length === 2 ? exactAmounts(typed, priced, limits) : [];
}

function usePriceOf(shares: string | null, code: string) {
  const query = convertedAmountQuery(shares ?? '0', SHARE, code);
  const { data } = useQuery({ ...query, staleTime: RATE_HOLDS_MS, enabled: shares !== null });
  return shares !== null && data ? { shares, estimated: data.estimated } : null;
}
