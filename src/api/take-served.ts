import { fnxPriceQuery } from './endpoints/wallet/price';
import { queryClient } from './query-client';
import { servedPrice } from './served';

/**
 * What the page was served with is not asked for again while it counts as new. It has the age that it had when the
 * server read it, and is never newer than this browser's clock: what is old is asked for as ever.
 */
export function takeServed(): void {
  const served = servedPrice();
  if (!served) return;
  const { queryKey } = fnxPriceQuery;
  const updatedAt = Math.min(Date.parse(served.readAt), Date.now());
  const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (updatedAt > known) queryClient.setQueryData(queryKey, served.data, { updatedAt });
}
