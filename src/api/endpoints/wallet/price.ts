import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getFnxPrice, type Range } from '../../contract';
import { PUBLIC_SCOPE } from '../../query-client';
import { pricedAt, priceFromPage } from '../../price-from-page';
import { serviceNow } from '@/utils/service-clock';

export const fnxPriceQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'fnx-price'],
  queryFn: ({ signal }) => callService(getFnxPrice, {}, { signal }),
  initialData: () => priceFromPage()?.data,
  initialDataUpdatedAt: pricedAt,
});

export const priceHistoryQuery = (range: Range) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'fnx-price', range],
    queryFn: async ({ signal }) => {
      const price = await callService(getFnxPrice, { range }, { signal });
      return { ...price, readAt: serviceNow() };
    },
  });
