import { useQuery } from '@tanstack/react-query';
import { convertedAmountQuery } from '@/api/endpoints/wallet/converted-amount';
import { useDebouncedValue } from '@/utils/hooks/use-debounced-value';
import { plainAmount } from '../model/amounts';
import { placesOf } from '../model/check-draft';
import type { Draft } from '../model/draft';

const REFRESH_MS = 20_000;
export const SHARE = 'FNX';

/** Each amount has its own query key, so a late answer for an earlier amount is never shown. */
export function useEstimate({ side, amount, currency }: Draft, decimals: number) {
  const plain = plainAmount(amount, placesOf(side, { decimals }));
  const isSettled = useDebouncedValue(plain) === plain;
  const [from, to] = side === 'pay' ? [currency, SHARE] : [SHARE, currency];
  return useQuery({
    ...convertedAmountQuery(plain ?? '0', from, to),
    enabled: plain !== null && isSettled,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
}
