import { Fold } from '@/ui/fold';
import { LazyPart } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';

const loadWordsOfBuying = async () => (await import('./words-of-buying')).WordsOfBuying;
const loadWordsOfSelling = async () => (await import('./words-of-buying')).WordsOfSelling;

export const HowToBuy = () => (
  <Fold title="How buying works">
    <LazyPart isWanted load={loadWordsOfBuying} failed={missingCode} />
  </Fold>
);

export const HowToSell = () => (
  <Fold title="How to sell">
    <LazyPart isWanted load={loadWordsOfSelling} failed={missingCode} />
  </Fold>
);
