import styled from '@emotion/styled';
import { useId } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { areaPath, CHART_WIDTH, extentOf, linePath, type Series } from './scale';

const HEIGHT = 240;
const RULES = [0.25, 0.5, 0.75];

const Figure = styled('figure')({ ...FIGURES, fontSize: '0.875rem', color: color.faint, minInlineSize: 0 });
const Plot = styled('div')({ position: 'relative', borderBlock: `1px solid ${color.rule}` });
const Drawing = styled('svg')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(160px, 30vw, 280px)',
  color: color.metal,
  '& path, & line': { vectorEffect: 'non-scaling-stroke' },
});
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 6 });

type Props = {
  series: Series;
  /** The words for what is seen: from, to, highest, lowest. */
  summary: string;
  /** Formatted by the caller, who knows the unit and the reader's language. */
  labels: { high: string; low: string; first: string; last: string };
};

/** Value over time, hatched below as an engraver shades. Time runs from left to right in every script. */
export function AreaChart({ series, summary, labels }: Props) {
  const hatching = useId();
  if (series.length === 0) return null;
  const extent = extentOf(series);
  return (
    <Figure dir="ltr">
      <Ends as="p">Highest {labels.high}</Ends>
      <Plot>
        <Drawing viewBox={`0 0 ${CHART_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
          <pattern id={hatching} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M0 2H4" stroke="currentColor" strokeWidth="1" />
          </pattern>
          {RULES.map((share) => (
            <line key={share} x1="0" x2={CHART_WIDTH} y1={share * HEIGHT} y2={share * HEIGHT} stroke={color.rule} />
          ))}
          <path d={areaPath(series, HEIGHT, extent)} fill={`url(#${hatching})`} fillOpacity="0.28" />
          <path
            d={linePath(series, HEIGHT, extent)}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </Drawing>
      </Plot>
      <Ends as="p">Lowest {labels.low}</Ends>
      <Ends aria-hidden="true">
        <span>{labels.first}</span>
        <span>{labels.last}</span>
      </Ends>
    </Figure>
  );
}
