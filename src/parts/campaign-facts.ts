import { grouped, inWords, momentOf } from '@/domain/figure-words';
import type { SiteFigures } from '@/domain/site-figures';
import { END_OF_OCTOBER, SAMPLE, type Fact } from '@/domain/told-fact';
import { toBaseUnits } from '@/utils/money';

const DECIMALS = 18;
const PLACES = 10n;

/** Of the whole, in per cent with one decimal, rounded as it is written. */
function shareOf(part: string, whole: string): string {
  const [some, total] = [part, whole].map((value) => toBaseUnits(value, DECIMALS) ?? 0n);
  if (!some || !total) return '0';
  const tenths = (some * 100n * PLACES + total / 2n) / total;
  return `${tenths / PLACES}.${tenths % PLACES}`;
}

/** How the campaign stands: each figure as a fact, and the two shares of the target that are drawn. */
export function campaignFacts({ bank: { campaign }, readAt }: SiteFigures) {
  const { raised, min, max, investors } = campaign;
  const asOf = readAt === null ? END_OF_OCTOBER : momentOf(readAt);
  const dollars = (value: string) => inWords({ value, unit: 'USD' });
  const fact = (label: string, value: string): Fact => ({ label, value, asOf, source: SAMPLE });
  const isReached = (toBaseUnits(raised, DECIMALS) ?? 0n) >= (toBaseUnits(min, DECIMALS) ?? 0n);
  return {
    target: fact('Target', dollars(max)),
    raised: fact('Raised', dollars(raised)),
    minimum: fact(isReached ? 'Minimum, reached 11 May' : 'Minimum', dollars(min)),
    investors: fact('Investors', grouped(String(investors))),
    share: fact('Of the target', `${shareOf(raised, max)}\u00a0%`),
    raisedShare: shareOf(raised, max),
    minimumShare: shareOf(min, max),
  };
}
