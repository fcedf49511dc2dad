import type { SiteBank, SiteFigures } from '@/domain/site-figures';
import { toBaseUnits } from '@/utils/money';
import { END_OF_OCTOBER, SAMPLE, type Fact } from '../facts';
import { grouped, inWords, momentOf } from './figure-words';

type Figure = SiteBank['kpis'][number];
type Row = { label: string; values: string[] };

const DECIMALS = 18;
const all = ({ kpis, ratios }: SiteBank) => [...kpis, ...ratios];

/** The newest figure of each of these names; one that the service does not tell is left out. */
export const factsOf = ({ bank }: Pick<SiteFigures, 'bank'>, labels: readonly string[]): Fact[] =>
  labels.flatMap((label) => {
    const newest = all(bank)
      .filter((figure) => figure.label === label)
      .toSorted((a, b) => Date.parse(a.asOf) - Date.parse(b.asOf))
      .at(-1);
    return newest ? [{ label, value: inWords(newest), asOf: momentOf(newest.asOf), source: SAMPLE }] : [];
  });

/** A year that has ended has its number alone. */
function columnOf(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return month === 12 && day === 31 ? `${year}` : `${month} months ${year}`;
}

/** Every figure that is told for more than one day, by day. */
export function byYear({ bank }: Pick<SiteFigures, 'bank'>): { years: string[]; rows: Row[] } {
  const labels = [...new Set(all(bank).map(({ label }) => label))];
  const series = labels
    .map((label) => ({ label, figures: all(bank).filter((figure) => figure.label === label) }))
    .filter(({ figures }) => figures.length > 1);
  const days = [...new Set(series.flatMap(({ figures }) => figures.map(({ asOf }) => asOf)))].toSorted(
    (a, b) => Date.parse(a) - Date.parse(b),
  );
  const cell = (figures: Figure[], day: string) => {
    const found = figures.find(({ asOf }) => asOf === day);
    if (!found) return '—';
    return found.unit === 'USD m' ? grouped(found.value) : inWords(found);
  };
  return {
    years: days.map(columnOf),
    rows: series.map(({ label, figures }) => ({ label, values: days.map((day) => cell(figures, day)) })),
  };
}

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
