import { Fold } from '@/ui/fold';
import { LazyPart } from '@/ui/lazy-part';

const loadPriceAndMinimum = async () => (await import('./words-of-buying')).PriceAndMinimumNow;

export const PriceAndMinimum = () => (
  <Fold title="Price and minimum">
    <LazyPart isWanted load={loadPriceAndMinimum} />
  </Fold>
);
