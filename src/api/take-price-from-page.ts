import { fnxPriceQuery } from './endpoints/wallet/price';
import { queryClient } from './query-client';
import { pricedAt, priceFromPage } from './price-from-page';

export function takePriceFromPage(): void {
  const found = priceFromPage();
  const updatedAt = pricedAt();
  if (!found || updatedAt === undefined) return;
  const { queryKey } = fnxPriceQuery;
  const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (updatedAt > known) queryClient.setQueryData(queryKey, found.data, { updatedAt });
}
