import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Area, Drawing } from './chart-style';
import { endOf, type ChartLine } from './drawing';
import { linePath } from './paths';
import { DottedLine } from './plot-loading';
import { Relief } from './relief';
import { momentScale, valueAxis } from './scales';
import { dayText } from './stops';
import { summaryOf } from './summary';
import { downsample } from './downsample';
import { useSize } from './use-size';

const SPARK_HEIGHT = 72;
const HEADROOM = 4;

const Frame = styled('figure')({ ...FIGURES, fontSize: '0.875rem', color: color.faint, minInlineSize: 0 });
const Ends = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlockStart: 8,
});

export const SparklineLoading = () => (
  <Area role="status" aria-busy="true" aria-label="Loading the chart" style={{ blockSize: SPARK_HEIGHT }}>
    <DottedLine />
  </Area>
);

const NO_LABELS = { format: () => '' };

type Point = ChartLine['points'][number];

const FirstAndLast = ({ first, last }: { first: Point; last: Point }) => (
  <Ends>
    <span>
      {dayText(first.at)}, <bdi>{first.text}</bdi>
    </span>
    {last !== first && (
      <span>
        {dayText(last.at)}, <bdi>{last.text}</bdi>
      </span>
    )}
  </Ends>
);

export function Sparkline({ name, line }: { name: string; line: ChartLine }) {
  const [place, size] = useSize<HTMLDivElement>();
  const [first] = line.points;
  const last = line.points.at(-1);
  if (!first || !last) return null;
  const drawing = { kind: 'relief', line, axis: NO_LABELS } as const;
  const x = momentScale(drawing, size.width);
  const { scale: y } = valueAxis(
    line.points.map(({ value }) => value),
    { height: size.height, top: HEADROOM },
  );
  return (
    <Frame dir="ltr">
      <Area ref={place} style={{ blockSize: SPARK_HEIGHT }} role="img" aria-label={`${name}. ${summaryOf(drawing)}`}>
        <Drawing aria-hidden="true">
          <Relief
            path={linePath(downsample(line.points, size.width), { x, y }, line.holdsUntil)}
            height={size.height}
            width={1.75}
          />
          <circle cx={x(endOf(line) ?? last.at)} cy={y(last.value)} r="4" fill="currentColor" />
        </Drawing>
      </Area>
      <FirstAndLast first={first} last={last} />
    </Frame>
  );
}
