import { RAISE } from '@/config/raise';
import { shareOfWhole } from '@/domain/campaign';
import type { SiteBank, SiteFigures } from '@/domain/site-figures';
import { unitsOf } from '@/utils/told-amount';
import { END_OF_OCTOBER, MINIMUM_REACHED, SAMPLE, type Fact } from '../facts';
import { grouped, inWords, momentOf } from './figure-words';

type Figure = SiteBank['kpis'][number];
type Row = { label: string; values: string[] };

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

/** How far along its line a share is drawn, in per cent. */
const drawn = (share: string | null): string => String(Math.min(Number(share ?? 0), 100));

/** The day is known for one campaign alone. */
function minimumLabel({ raised, min, startsAt }: SiteBank['campaign']): string {
  if ((unitsOf(raised) ?? 0n) < (unitsOf(min) ?? 0n)) return 'Minimum';
  const isOurs = Date.parse(startsAt) === Date.parse(RAISE.startsAt);
  return isOurs ? `Minimum, reached ${MINIMUM_REACHED}` : 'Minimum, reached';
}

/** How the campaign stands: each figure as a fact, and the two shares of the target that are drawn. */
export function campaignFacts({ bank: { campaign }, readAt }: SiteFigures) {
  const { raised, min, max, investors } = campaign;
  const share = shareOfWhole(raised, max);
  const asOf = readAt === null ? END_OF_OCTOBER : momentOf(readAt);
  const dollars = (value: string) => inWords({ value, unit: 'USD' });
  const fact = (label: string, value: string): Fact => ({ label, value, asOf, source: SAMPLE });
  return {
    target: fact('Target', dollars(max)),
    raised: fact('Raised', dollars(raised)),
    minimum: fact(minimumLabel(campaign), dollars(min)),
    investors: fact('Investors', grouped(String(investors))),
    share: fact('Of the target', share === null ? '—' : `${share}\u00a0%`),
    raisedShare: drawn(share),
    minimumShare: drawn(shareOfWhole(min, max)),
  };
}
