import { grouped, formatFigure, momentOf, SOURCE, type ServiceFact } from '@/domain/format-figure';
import type { SiteBank, SiteFigures } from '@/domain/site-figures';

type Figure = SiteBank['kpis'][number];
type Row = { label: string; values: string[] };

const all = ({ kpis, ratios }: SiteBank) => [...kpis, ...ratios];

export const factsOf = ({ bank }: Pick<SiteFigures, 'bank'>, labels: readonly string[]): ServiceFact[] =>
  labels.flatMap((label) => {
    const newest = all(bank)
      .filter((figure) => figure.label === label)
      .toSorted((a, b) => Date.parse(a.asOf) - Date.parse(b.asOf))
      .at(-1);
    return newest ? [{ label, value: formatFigure(newest), asOf: momentOf(newest.asOf), source: SOURCE }] : [];
  });

function columnOf(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return month === 12 && day === 31 ? `${year}` : `${month} months ${year}`;
}

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
    return found.unit === 'USD m' ? grouped(found.value) : formatFigure(found);
  };
  return {
    years: days.map(columnOf),
    rows: series.map(({ label, figures }) => ({ label, values: days.map((day) => cell(figures, day)) })),
  };
}
