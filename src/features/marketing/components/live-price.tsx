import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fnxPriceQuery } from '@/api/endpoints/get-fnx-price';
import { queryClient } from '@/api/query-client';
import { ErrorPanel } from '@/ui/state/error-panel';
import { PriceFigures, PriceRule } from './price-figures';

/** The price of a share, with its moment and its source. An island: the page around it stays plain HTML. */
export const LivePrice = () => (
  <QueryClientProvider client={queryClient}>
    <PriceRule aria-label="Share price">
      <Price />
    </PriceRule>
  </QueryClientProvider>
);

function Price() {
  const { data, error, failureReason, isFetching, refetch } = useQuery(fnxPriceQuery);
  if (data) return <PriceFigures price={data} />;
  const fault = error ?? failureReason;
  return fault ? <ErrorPanel error={fault} onRetry={() => void refetch()} isRetrying={isFetching} /> : <PriceFigures />;
}
