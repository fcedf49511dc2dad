import styled from '@emotion/styled';
import { TIER_1_REQUIRED } from '@/config/bank';
import type { SiteFigures } from '@/domain/site-figures';
import { barsOf, pointsOf } from '@/parts/bank-charts';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { LineOver } from '@/ui/static-charts/line-over';
import { Caption, Figure } from '@/ui/static-charts/styles';
import { StaticBars } from '@/ui/static-charts/static-bars';
import { Chapter } from './chapter';

const Grid = styled('div')({
  display: 'grid',
  gap: '36px 88px',
  '& > *': { minInlineSize: 0 },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
});
const Beside = styled('div')({
  display: 'none',
  gap: 44,
  alignContent: 'space-between',
  [from.tablet]: { display: 'grid' },
});
const Large = styled('p')({
  ...FIGURES,
  fontSize: 'clamp(2.6rem, 2rem + 2.6vw, 4.25rem)',
  fontWeight: 420,
  letterSpacing: '-0.035em',
  lineHeight: 1.1,
});
const Note = styled('p')({ color: color.soft, maxInlineSize: '34em', '& + figure': { marginBlockStart: 24 } });
const Name = styled('h3')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '1rem',
  fontWeight: 600,
  marginBlockEnd: 10,
  '& small': { color: color.soft, fontSize: '0.9375rem', fontWeight: 400 },
});

const TIER_1 = 'Tier 1 ratio';
const LOWEST = 8;
const HIGHEST = 20;

function Cushion({ figures }: { figures: SiteFigures }) {
  const points = pointsOf(figures, TIER_1);
  const newest = points.at(-1);
  if (!newest) return null;
  return (
    <div>
      <Note>
        {TIER_1}, <time dateTime={newest.iso.slice(0, 10)}>{newest.day}</time>
      </Note>
      <Large>
        <bdi dir="ltr">{newest.text}</bdi>
      </Large>
      <Note>
        The supervisor requires <bdi dir="ltr">{TIER_1_REQUIRED}%</bdi>. Capital above that takes losses before any
        depositor does, and it belongs to the shareholders.
      </Note>
      <Figure>
        <LineOver
          name="Tier 1 ratio over the requirement"
          points={points}
          floor={{ value: TIER_1_REQUIRED, label: `${TIER_1_REQUIRED}% required` }}
          from={LOWEST}
          to={HIGHEST}
        />
        <Caption>{`Dense hatching: capital above the requirement. The axis starts at ${LOWEST}%. 2026 unaudited.`}</Caption>
      </Figure>
    </div>
  );
}

function Years({ figures, label }: { figures: SiteFigures; label: string }) {
  const bars = barsOf(figures, label);
  if (bars.length === 0) return null;
  return (
    <Figure>
      <Name>
        <span>{label}</span>
        <small>million dollars</small>
      </Name>
      <StaticBars name={label} bars={bars} />
    </Figure>
  );
}

export const BankInFigures = ({ figures }: { figures: SiteFigures }) => (
  <Chapter
    title="The bank in figures"
    lead="The figures that a careful owner of a regional lender would ask for."
    link={{ href: '/bank-overview', label: 'All figures' }}
  >
    <Grid>
      <Cushion figures={figures} />
      <Beside>
        <Years figures={figures} label="Equity" />
        <Years figures={figures} label="Profit after tax" />
      </Beside>
    </Grid>
  </Chapter>
);
