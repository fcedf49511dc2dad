import { Fold } from '@/ui/fold';
import { LazyPart } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/missing-code';

const loadPriceAndMinimum = async () => (await import('./words-of-buying')).PriceAndMinimumNow;

export const PriceAndMinimum = () => (
  <Fold title="Price and minimum">
    <LazyPart isWanted load={loadPriceAndMinimum} failed={missingCode} />
  </Fold>
);
