import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf, getFnxPrice } from '@/api/contract';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { queryClient } from '@/api/query-client';
import { takePriceFromPage } from '@/api/take-price-from-page';
import { Money } from '@/ui/amount';
import { PriceFigures, PriceRegion, PriceSkeleton } from '@/parts/price-figures';
import { LazyView } from '@/ui/lazy-part';
import { useSettings } from '@/settings/use-settings';
import { Loaded } from '@/ui/state/loaded';
import { SmallError } from '@/ui/state/small-error';
import { useFailure } from '@/ui/state/use-failure';
import { formatUtcMoment } from '@/utils/dates';
import { formatPercent } from '@/utils/money';

export const LivePrice = () => (
  <QueryClientProvider client={queryClient}>
    <Price />
  </QueryClientProvider>
);

function Price() {
  useState(takePriceFromPage);
  const query = useQuery(fnxPriceQuery);
  const failure = useFailure(query);
  if (!query.data && !failure) return <PriceSkeleton />;
  return (
    <PriceRegion aria-label="Share price">
      <Loaded query={query} loading={null}>
        {(price) => <KnownPrice price={price} />}
      </Loaded>
      {query.data && query.failureCount > 0 && (
        <SmallError onRetry={() => void query.refetch({ cancelRefetch: true })} isRetrying={query.isFetching}>
          A newer price could not be loaded. This one may be out of date.
        </SmallError>
      )}
    </PriceRegion>
  );
}

const loadAbout = async () => (await import('@/parts/display-value')).ApproximateConversion;

const PLACEHOLDER = ' (about …)';

function About(price: { value: string; currency: string }) {
  const { currency } = useSettings();
  const isWanted = currency !== undefined && currency !== price.currency;
  return isWanted && <LazyView isWanted load={loadAbout} props={price} meanwhile={PLACEHOLDER} failed={() => null} />;
}

const KnownPrice = ({ price }: { price: DataOf<typeof getFnxPrice> }) => (
  <PriceFigures
    price={
      <>
        <Money value={price.price} currency={price.currency} />
        <About value={price.price} currency={price.currency} />
      </>
    }
    source={price.source}
    change={<bdi dir="ltr">{formatPercent(price.change24h)}</bdi>}
    moment={<time dateTime={price.updatedAt}>{`As of ${formatUtcMoment(price.updatedAt)}`}</time>}
  />
);
