import { LazyPart } from '@/ui/lazy-part';
import { PriceSkeleton } from '@/parts/price-figures';

const loadLivePrice = async () => (await import('./live-price')).LivePrice;

/** The price as it is now, for whichever page wants it. */
export const PriceSlot = () => <LazyPart isWanted load={loadLivePrice} meanwhile={<PriceSkeleton />} />;
