import styled from '@emotion/styled';
import type { SiteFigures } from '@/domain/site-figures';
import { priceLine } from '@/parts/price-line';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Relief } from '@/ui/charts/relief';
import { summaryOf } from '@/ui/charts/summary';
import { documentDay } from '@/utils/dates';
import { stepsOf } from '../model/price-steps';

const WIDTH = 1_000;
const HEIGHT = 72;
const NO_LABELS = { format: () => '' };

const Frame = styled('figure')({ ...FIGURES, fontSize: '0.875rem', color: color.faint, minInlineSize: 0 });
const Drawing = styled('svg')({
  display: 'block',
  inlineSize: '100%',
  blockSize: HEIGHT,
  overflow: 'visible',
  fill: 'none',
  color: color.metal,
  borderBlockEnd: `1px solid ${color.rule}`,
  '& use': { vectorEffect: 'non-scaling-stroke' },
});
const Ends = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlockStart: 8,
});

export function PriceMonth({ figures: { price, readAt } }: { figures: SiteFigures }) {
  if (!price || readAt === null) return null;
  const line = priceLine({ ...price, readAt: Date.parse(readAt) });
  const [first] = line.points;
  const last = line.points.at(-1);
  if (!first || !last || first === last) return null;
  const summary = summaryOf({ kind: 'relief', line, axis: NO_LABELS });
  const dayOf = ({ at }: { at: number }) => documentDay(new Date(at).toISOString());
  return (
    <Frame dir="ltr">
      <div role="img" aria-label={`Price of one share over thirty days. ${summary}`}>
        <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <Relief path={stepsOf(line, { width: WIDTH, height: HEIGHT })} height={HEIGHT} width={1.75} />
        </Drawing>
      </div>
      <Ends>
        <span>
          {dayOf(first)}, <bdi>{first.text}</bdi>
        </span>
        <span>
          {dayOf(last)}, <bdi>{last.text}</bdi>
        </span>
      </Ends>
    </Frame>
  );
}
