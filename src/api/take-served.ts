import { fnxPriceQuery } from './endpoints/wallet/price';
import { queryClient } from './query-client';
import { servedAt, servedPrice } from './served';

export function takeServed(): void {
  const served = servedPrice();
  const updatedAt = servedAt();
  if (!served || updatedAt === undefined) return;
  const { queryKey } = fnxPriceQuery;
  const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (updatedAt > known) queryClient.setQueryData(queryKey, served.data, { updatedAt });
}
