import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fnxPriceQuery } from '@/api/endpoints/get-fnx-price';
import { queryClient } from '@/api/query-client';
import { Money } from '@/ui/amount';
import { Loaded } from '@/ui/state/loaded';
import { formatMoment } from '@/utils/dates';
import { formatPercent } from '@/utils/money';
import { PriceSheet } from './price-sheet';

/** The price as the service tells it now. An island: the page around it stays plain HTML. */
export const LiveReferencePrice = () => (
  <QueryClientProvider client={queryClient}>
    <Price />
  </QueryClientProvider>
);

function Price() {
  const query = useQuery(fnxPriceQuery);
  return (
    <Loaded query={query} loading={<PriceSheet />}>
      {({ price, currency, change24h, updatedAt, source }) => (
        <PriceSheet
          price={<Money value={price} currency={currency} />}
          change={<bdi dir="ltr">{formatPercent(change24h)}</bdi>}
          moment={<time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>}
          source={source}
        />
      )}
    </Loaded>
  );
}
