import { LatePart } from '@/ui/late-part';
import { PriceSkeleton } from '@/ui/price-figures';

const loadLivePrice = async () => (await import('./live-price')).LivePrice;

/** The price as it is now, for whichever page wants it. */
export const PriceSlot = () => <LatePart isWanted load={loadLivePrice} meanwhile={<PriceSkeleton />} />;
