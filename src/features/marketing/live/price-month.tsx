import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { priceHistoryQuery } from '@/api/endpoints/wallet/price';
import { queryClient } from '@/api/query-client';
import { priceLine } from '@/parts/price-line';
import { color } from '@/theme/tokens';
import { Sparkline, SparklineLoading } from '@/ui/charts/sparkline';
import { useFailure } from '@/ui/state/use-failure';
import { monthFailed } from '../components/month-failed';

const None = styled('p')({ color: color.soft });

/** The price over thirty days. An island: the page around it stays plain HTML. */
export const PriceMonth = () => (
  <QueryClientProvider client={queryClient}>
    <Month />
  </QueryClientProvider>
);

function Month() {
  const query = useQuery(priceHistoryQuery('1M'));
  const failure = useFailure(query);
  if (failure) return monthFailed(() => void query.refetch({ cancelRefetch: true }), query.isFetching);
  if (!query.data) return <SparklineLoading />;
  const line = priceLine(query.data);
  if (line.points.length === 0) return <None>There are no prices of the last thirty days yet.</None>;
  return <Sparkline name="Price of one share over thirty days" line={line} />;
}
