import { useEffect } from 'react';
import { keepPriceFromPage } from '@/api/price-from-page';
import type { PriceAsServed } from '@/domain/site-figures';
import { PriceFigures, PriceRegion, PriceSkeleton } from '@/parts/price-figures';
import { LazyPart, type Failed } from '@/ui/lazy-part';
import { SmallError } from '@/ui/state/small-error';
import { loadDeferred } from './load-deferred';
import { whenIdle } from '@/utils/when-idle';

const loadLivePrice = async () => {
  await new Promise<void>(whenIdle);
  return (await loadDeferred()).loadLivePrice();
};

const failed: Failed = (retry, isRetrying) => (
  <PriceRegion aria-label="Share price">
    <SmallError onRetry={retry} isRetrying={isRetrying}>
      Today’s price could not be loaded.
    </SmallError>
  </PriceRegion>
);

export function PriceSlot({ served = null }: { served?: PriceAsServed | null }) {
  useEffect(() => {
    if (served) keepPriceFromPage(served.answer);
  }, [served]);
  const meanwhile = served ? <Served texts={served.texts} /> : <PriceSkeleton />;
  return <LazyPart isWanted load={loadLivePrice} meanwhile={meanwhile} failed={served ? () => meanwhile : failed} />;
}

const Served = ({ texts: { price, exact, source, change, moment, at } }: Pick<PriceAsServed, 'texts'>) => (
  <PriceRegion aria-label="Share price">
    <PriceFigures
      price={
        <bdi dir="ltr" title={exact}>
          {price}
        </bdi>
      }
      source={source}
      change={<bdi dir="ltr">{change}</bdi>}
      moment={<time dateTime={at}>{moment}</time>}
    />
  </PriceRegion>
);
