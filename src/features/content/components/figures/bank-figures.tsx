import { BANK } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { TIER_1_REQUIRED } from '@/config/bank';
import type { SiteFigures } from '@/domain/site-figures';
import { barsOf, pointsOf } from '@/parts/bank-charts';
import { from } from '@/theme/tokens';
import { ChartOrTable } from '@/ui/static-charts/chart-or-table';
import { LineOver } from '@/ui/static-charts/line-over';
import { Caption, Figure } from '@/ui/static-charts/styles';
import { PartsBar } from '@/ui/static-charts/parts-bar';
import { ShareRows } from '@/ui/static-charts/share-rows';
import { StaticBars } from '@/ui/static-charts/static-bars';
import { DIVIDENDS, DIVIDEND_YEARS } from '../../facts';
import { dividendBars } from '../../model/bank-charts';
import { byYear, factsOf } from '../../model/site-facts';
import { INCOME, LOANS, OWNERS } from '../../report';
import { FactStrip } from './fact-strip';
import { FigureTable } from './figure-table';

type Props = { figures: SiteFigures };

const TODAY = [
  'Total assets',
  'Equity',
  'Tier 1 ratio',
  'Leverage ratio',
  'Liquidity coverage',
  'Non-performing loans',
];

export const BankToday = ({ figures }: Props) => <FactStrip facts={factsOf(figures, TODAY)} />;

const TIER_1 = 'Tier 1 ratio';
const LOWEST = 8;
const HIGHEST = 20;

const NoFigures = () => <p>The bank has not published these figures yet.</p>;

const cushionRows = (points: ReturnType<typeof pointsOf>) => [
  { label: TIER_1, values: points.map(({ text }) => text) },
  { label: 'Required', values: points.map(() => `${TIER_1_REQUIRED}%`) },
];

export function Cushion({ figures }: Props) {
  const points = pointsOf(figures, TIER_1);
  if (points.length === 0) return <NoFigures />;
  return (
    <ChartOrTable
      name="Tier 1 ratio and requirement"
      chart={
        <Figure>
          <LineOver
            name="Tier 1 ratio over the requirement"
            points={points}
            floor={{ value: TIER_1_REQUIRED, label: `${TIER_1_REQUIRED}% required by the supervisor` }}
            from={LOWEST}
            to={HIGHEST}
          />
          <Caption>{`Dense hatching: capital above the requirement. The axis starts at ${LOWEST}%. 2026 unaudited.`}</Caption>
        </Figure>
      }
      table={
        <FigureTable
          caption="Per cent of risk-weighted assets. 2026 unaudited"
          label="Day"
          columns={points.map(({ day }) => day)}
          rows={cushionRows(points)}
        />
      }
    />
  );
}

const Small = styled('div')({
  display: 'grid',
  gap: '44px 40px',
  '& > *': { minInlineSize: 0 },
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const Name = styled('h3')({ '&&': { fontWeight: 600, marginBlockEnd: 4 } });

const MULTIPLES = [
  { label: 'Total assets', unit: 'Millions of US dollars at the end of the period.' },
  { label: 'Equity', unit: 'Millions of US dollars: retained profits and, in 2026, new shares.' },
  { label: 'Profit after tax', unit: 'Millions of US dollars. The latest bar covers part of a year.' },
  { label: 'Cost to income', unit: 'What it costs to earn a hundred dollars. Lower is better.' },
];

const multiplesOf = (figures: SiteFigures) =>
  MULTIPLES.map((one) => ({ ...one, bars: barsOf(figures, one.label) })).filter(({ bars }) => bars.length > 0);

export function YearByYear({ figures }: Props) {
  const { years, rows } = byYear(figures);
  const multiples = multiplesOf(figures);
  if (multiples.length === 0) return <NoFigures />;
  return (
    <ChartOrTable
      name="Year by year"
      chart={
        <Small>
          {multiples.map(({ label, unit, bars }) => (
            <Figure key={label}>
              <Name>{label}</Name>
              <StaticBars name={label} bars={bars} />
              <Caption>{unit}</Caption>
            </Figure>
          ))}
        </Small>
      }
      table={
        <FigureTable
          caption={`Millions of US dollars and per cent. ${BANK}; 2026 unaudited`}
          label="Year"
          columns={years}
          rows={rows}
        />
      }
    />
  );
}

export const Dividends = () => (
  <ChartOrTable
    name="Dividends"
    chart={
      <Figure>
        <StaticBars name="Dividend per share in US dollars" bars={dividendBars(DIVIDENDS, DIVIDEND_YEARS)} />
        <Caption>{`US dollars per share, by quarter of payment. ${BANK}, 31 October 2026.`}</Caption>
      </Figure>
    }
    table={
      <FigureTable
        caption={`Dividend per share by quarter of payment. ${BANK}, 31 October 2026`}
        label="Quarter"
        columns={DIVIDEND_YEARS}
        rows={DIVIDENDS}
      />
    }
  />
);

export const Owners = () => <PartsBar parts={OWNERS} />;
export const Loans = () => <ShareRows rows={LOANS} />;
export const Income = () => <ShareRows rows={INCOME} />;
