import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { CHART_WIDTH, linePath, type Series } from './scale';

const HEIGHT = 120;

const Drawing = styled('svg')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 48,
  overflow: 'visible',
  color: color.metal,
  '& path': { vectorEffect: 'non-scaling-stroke' },
});

/** A series in one line; what it shows is said in `summary`. Time runs from left to right in every script. */
export const Sparkline = ({ series, summary, className }: { series: Series; summary: string; className?: string }) =>
  series.length > 0 && (
    <Drawing
      viewBox={`0 0 ${CHART_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
      className={className}
    >
      <path d={linePath(series, HEIGHT)} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </Drawing>
  );
