import { grouped, inWords, momentOf } from '@/domain/figure-words';
import type { SiteBank, SiteFigures } from '@/domain/site-figures';
import { SAMPLE, type ServiceFact } from '@/domain/service-fact';

type Figure = SiteBank['kpis'][number];
type Row = { label: string; values: string[] };

const all = ({ kpis, ratios }: SiteBank) => [...kpis, ...ratios];

/** The newest figure of each of these names; one that the service does not tell is left out. */
export const factsOf = ({ bank }: Pick<SiteFigures, 'bank'>, labels: readonly string[]): ServiceFact[] =>
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
