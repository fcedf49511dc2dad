import type { SiteFigures } from '@/domain/site-figures';
import type { StaticBar } from '@/ui/static-charts/static-bars';
import { DOCUMENT_LOCALE, documentDay } from '@/utils/dates';
import { formatAmount } from '@/utils/money';

type Bank = Pick<SiteFigures, 'bank'>;
type Figure = SiteFigures['bank']['kpis'][number];

const PER_CENT = '%';

const seriesOf = ({ bank: { kpis, ratios } }: Bank, label: string): Figure[] =>
  [...kpis, ...ratios]
    .filter((figure) => figure.label === label)
    .toSorted((one, other) => Date.parse(one.asOf) - Date.parse(other.asOf));

const figureText = ({ value, unit }: Figure): string =>
  unit === PER_CENT ? `${value}%` : formatAmount(value, { minPlaces: 0, locale: DOCUMENT_LOCALE });

function yearOf({ asOf }: Figure): Pick<StaticBar, 'name' | 'title' | 'isPart'> {
  const [year, month, day] = asOf.slice(0, 10).split('-').map(Number);
  if (month === 12 && day === 31) return { name: String(year), title: String(year) };
  return { name: `${month}\u00a0m ${year}`, title: `${month} months of ${year}`, isPart: true };
}

export const barsOf = (figures: Bank, label: string): StaticBar[] =>
  seriesOf(figures, label).map((figure) => ({ ...yearOf(figure), value: figure.value, text: figureText(figure) }));

export const pointsOf = (figures: Bank, label: string) =>
  seriesOf(figures, label).map((figure) => ({
    iso: figure.asOf,
    day: documentDay(figure.asOf),
    value: figure.value,
    text: figureText(figure),
  }));
