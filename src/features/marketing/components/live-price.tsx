import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { DataOf, getFnxPrice } from '@/api/contract';
import { fnxPriceQuery } from '@/api/endpoints/get-fnx-price';
import { queryClient } from '@/api/query-client';
import { Money } from '@/ui/amount';
import { Loaded } from '@/ui/state/loaded';
import { formatMoment } from '@/utils/dates';
import { formatPercent } from '@/utils/money';
import { PriceFigures, PriceRule, PriceToCome } from './price-figures';

/** The price of a share, with its moment and its source. An island: the page around it stays plain HTML. */
export const LivePrice = () => (
  <QueryClientProvider client={queryClient}>
    <Price />
  </QueryClientProvider>
);

function Price() {
  const query = useQuery(fnxPriceQuery);
  if (!query.data && !query.failureReason) return <PriceToCome />;
  return (
    <PriceRule aria-label="Share price">
      <Loaded query={query} loading={null}>
        {(price) => <Known price={price} />}
      </Loaded>
    </PriceRule>
  );
}

const Known = ({ price }: { price: DataOf<typeof getFnxPrice> }) => (
  <PriceFigures
    price={<Money value={price.price} currency={price.currency} />}
    source={price.source}
    change={formatPercent(price.change24h)}
    moment={<time dateTime={price.updatedAt}>{`As of ${formatMoment(price.updatedAt)}`}</time>}
  />
);
