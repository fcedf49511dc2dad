import styled from '@emotion/styled';
import type { SiteFigures } from '@/domain/site-figures';
import { campaignFacts } from '@/parts/campaign-facts';
import { RangeToggles } from '@/parts/range-toggles';
import { ChartSkeleton } from '@/ui/charts/chart-skeleton';
import { PartsBar } from '@/ui/static-charts/parts-bar';
import { DOCUMENT_LOCALE, documentDay } from '@/utils/dates';
import { formatMoney } from '@/utils/money';
import { SHARES } from '../../facts';
import { marketFacts } from '../../model/market';
import { factsOf } from '../../model/site-facts';
import { PRICE_FORMULA } from '../../report';
import { FactStrip } from './fact-strip';
import { FigureTable } from './figure-table';
import { FIRST_RANGE, PRICE_CAPTION, PRICE_CHART } from './price-ranges';

type Props = { figures: SiteFigures };

export function MarketFacts({ figures }: Props) {
  const [equity] = factsOf(figures, ['Equity']);
  const derived = marketFacts(figures, { shares: SHARES.issued, equity });
  return <FactStrip facts={[...derived, SHARES.issued, SHARES.most, campaignFacts(figures).investors]} />;
}

export const Formula = () => <PartsBar parts={PRICE_FORMULA} />;

const AxisNote = styled('span')({ visibility: 'hidden' });

const ignore = () => undefined;

export const HistorySkeleton = () => (
  <ChartSkeleton
    name={PRICE_CHART}
    ranges={<RangeToggles chosen={FIRST_RANGE} onChoose={ignore} />}
    caption={
      <>
        {PRICE_CAPTION} <AxisNote>The axis starts at $10.</AxisNote>
      </>
    }
  />
);

export function MonthTable({ figures: { price } }: Props) {
  if (!price?.history?.length) return null;
  const { history, currency } = price;
  return (
    <FigureTable
      caption="Reference price of one share, fixed at midnight UTC"
      label="Day"
      columns={['Price']}
      rows={history
        .toSorted((one, other) => Date.parse(other.t) - Date.parse(one.t))
        .map(({ t, p }) => ({
          label: documentDay(t),
          values: [formatMoney(p, { currency, locale: DOCUMENT_LOCALE })],
        }))}
    />
  );
}
