import { useQuery } from '@tanstack/react-query';
import { convertedAmountQuery } from '@/api/endpoints/wallet/currencies';
import { useDebouncedValue } from '@/utils/hooks/use-debounced-value';
import { RATE_HOLDS_MS, SHARE, plainAmount } from '../model/amounts';
import { decimalPlacesOf } from '../model/check-draft';
import type { Draft } from '../model/draft';

/** Each amount has its own query key, so a late answer for an earlier amount is never shown. */
export function useEstimate({ side, amount, currency }: Draft, decimals: number) {
  const plain = plainAmount(amount, decimalPlacesOf(side, { decimals }));
  const isSettled = useDebouncedValue(plain) === plain;
  const [from, to] = side === 'pay' ? [currency, SHARE] : [SHARE, currency];
  return useQuery({
    ...convertedAmountQuery(plain ?? '0', from, to),
    enabled: plain !== null && isSettled,
    refetchInterval: RATE_HOLDS_MS,
    refetchOnWindowFocus: 'always',
  });
}
