import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Range } from '@/api/contract';
import { fnxPriceQuery, priceHistoryQuery } from '@/api/endpoints/wallet/price';
import { queryClient } from '@/api/query-client';
import { priceDrawing } from '@/parts/price-line';
import { RangeToggles } from '@/parts/range-toggles';
import { Chart } from '@/ui/charts/chart';
import { useChartRead } from '@/ui/charts/chart-read';
import { formatUtcMoment } from '@/utils/dates';
import { formatMoney } from '@/utils/money';
import { FIRST_RANGE, PRICE_CAPTION, PRICE_CHART } from '../components/figures/price-ranges';

export const PriceHistory = () => (
  <QueryClientProvider client={queryClient}>
    <History />
  </QueryClientProvider>
);

const EMPTY = {
  title: 'No prices for this range yet',
  until: 'The price is fixed each day at midnight UTC and appears here from then on.',
};

function History() {
  const [range, setRange] = useState<Range>(FIRST_RANGE);
  const query = useQuery(priceHistoryQuery(range));
  const { data: now } = useQuery(fnxPriceQuery);
  return (
    <Chart
      name={PRICE_CHART}
      read={useChartRead(query, priceDrawing)}
      ranges={<RangeToggles chosen={range} onChoose={setRange} />}
      empty={EMPTY}
      caption={PRICE_CAPTION}
      last={now && `${formatMoney(now.price, { currency: now.currency })}, as of ${formatUtcMoment(now.updatedAt)}.`}
    />
  );
}
