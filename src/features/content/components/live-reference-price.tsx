import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fnxPriceQuery } from '@/api/endpoints/get-fnx-price';
import { queryClient } from '@/api/query-client';
import { Money } from '@/ui/amount';
import { ErrorPanel } from '@/ui/state/error-panel';
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
  const { data, error, failureReason, isFetching, refetch } = useQuery(fnxPriceQuery);
  const fault = error ?? failureReason;
  if (!data) return fault ? <ErrorPanel error={fault} onRetry={() => void refetch()} isRetrying={isFetching} /> : <PriceSheet />;
  return (
    <PriceSheet
      price={<Money value={data.price} currency={data.currency} />}
      change={<bdi dir="ltr">{formatPercent(data.change24h)}</bdi>}
      moment={<time dateTime={data.updatedAt}>{formatMoment(data.updatedAt)}</time>}
      source={data.source}
    />
  );
}
