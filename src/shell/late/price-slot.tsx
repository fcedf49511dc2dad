import { PriceRegion, PriceSkeleton } from '@/parts/price-figures';
import { LazyPart, type Failed } from '@/ui/lazy-part';
import { SmallError } from '@/ui/state/small-error';

const loadLivePrice = async () => (await import('./live-price')).LivePrice;

const failed: Failed = (retry, isRetrying) => (
  <PriceRegion aria-label="Share price">
    <SmallError onRetry={retry} isRetrying={isRetrying}>
      The price of today could not be loaded.
    </SmallError>
  </PriceRegion>
);

/** The price as it is now, for whichever page wants it. */
export const PriceSlot = () => <LazyPart isWanted load={loadLivePrice} meanwhile={<PriceSkeleton />} failed={failed} />;
