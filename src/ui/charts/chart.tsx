import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { along } from '@/theme/hatch';
import { VISUALLY_HIDDEN, color } from '@/theme/tokens';
import { PageError } from '../state/page-error';
import { BarPlot } from './bar-plot';
import type { ChartRead } from './chart-read';
import { bodyHeight, Caption, Controls, Figure, LegendSlot, type ChartSize, type MarksOf } from './chart-style';
import { ChartTable } from './chart-table';
import { linesOf, type Drawing, type Gap } from './drawing';
import { PlotLoading, EmptyAxis, type PlotShape } from './plot-loading';
import { tickText } from './scales';
import { summaryOf } from './summary';
import { axisOf, TimePlot } from './time-plot';
import { Toggles, VIEWS, type View } from './toggles';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '6px 24px', marginBlockStart: 12 });
const Entry = styled('li')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Swatch = styled('i')({
  inlineSize: 22,
  borderBlockStart: `2px solid ${color.metal}`,
  '&[data-is="base"]': { borderBlockStart: `1.5px dashed ${color.soft}` },
  '&[data-is="over"], &[data-is="under"]': {
    border: 0,
    blockSize: 14,
    color: color.metal,
    ...along(1, 4),
  },
  '&[data-is="under"]': { color: color.loss },
  '&[data-is="mark"]': { inlineSize: 9, blockSize: 9, border: `1.5px solid ${color.ink}`, borderRadius: '50%' },
});

function GapKey({ drawing: { line, base, over, under, marks } }: { drawing: Gap }) {
  const hasLoss = line.points.some(({ value }, index) => value < (base.points[index]?.value ?? value));
  const entries = [
    ['line', line.name],
    ['base', base.name],
    ['over', over],
    ...(hasLoss ? [['under', under] as const] : []),
    ...(marks?.days.size ? [['mark', marks.name] as const] : []),
  ] as const;
  return (
    <List>
      {entries.map(([kind, text]) => (
        <Entry key={kind}>
          <Swatch data-is={kind} aria-hidden="true" />
          {text}
        </Entry>
      ))}
    </List>
  );
}

const Text = styled('div')({ display: 'grid', gap: 6, justifyItems: 'center', textAlign: 'center', padding: 12 });
const Title = styled('strong')({ color: color.ink, fontSize: '1rem', fontWeight: 550 });
const Known = styled('p')({ color: color.ink, marginBlockEnd: 14 });

type EmptyText = {
  title: string;
  until: string;
};

const PlotEmpty = ({ texts: { title, until }, ...shape }: PlotShape & { texts: EmptyText }) => (
  <EmptyAxis {...shape}>
    <Text>
      <Title>{title}</Title>
      <p>{until}</p>
    </Text>
  </EmptyAxis>
);

type FailedProps = PlotShape & { error: unknown; isRetrying: boolean; onRetry: () => void; last?: ReactNode };

const PlotFailed = ({ error, isRetrying, onRetry, last, ...shape }: FailedProps) => (
  <EmptyAxis {...shape}>
    <div>
      {last && <Known>Last known: {last}</Known>}
      <PageError error={error} onRetry={onRetry} isRetrying={isRetrying} />
    </div>
  </EmptyAxis>
);

const Summary = styled('p')(VISUALLY_HIDDEN);
const UNUSED = { visibility: 'hidden' } as const;

type Props = {
  name: string;
  read: ChartRead;
  empty: EmptyText;
  ranges?: ReactNode;
  caption?: ReactNode;
  size?: ChartSize;
  marks?: MarksOf;
  hasKey?: boolean;
  last?: ReactNode;
};

const isEmpty = (drawing: Drawing): boolean =>
  drawing.kind === 'bars' ? drawing.bars.length === 0 : linesOf(drawing).every(({ points }) => points.length === 0);

function axisNote(drawing: Drawing): string | null {
  if (drawing.kind === 'bars') return null;
  const { base, lines } = axisOf(drawing, 1);
  return base === 0 ? null : `The axis starts at ${drawing.axis.format(tickText(base, lines))}.`;
}

export function Chart({ name, read, empty, ranges, caption, size = 'lead', marks = 'time', hasKey, last }: Props) {
  const [view, setView] = useState<View>('chart');
  const shape = { size, marks };
  const known = read.state === 'known' && !isEmpty(read.drawing) ? read : null;
  const hasViews = known !== null || read.state === 'loading';
  const gap = known?.drawing.kind === 'gap' && view === 'chart' ? known.drawing : null;
  const note = known && view === 'chart' && axisNote(known.drawing);
  return (
    <Figure aria-label={name}>
      <Controls>
        {ranges ?? <span />}
        <div style={hasViews ? undefined : UNUSED}>
          <Toggles label="Shown as" options={VIEWS} chosen={view} onChoose={setView} />
        </div>
      </Controls>
      {read.state === 'loading' && <PlotLoading {...shape} />}
      {read.state === 'failed' && <PlotFailed {...shape} {...read} last={last} />}
      {read.state === 'known' && !known && <PlotEmpty {...shape} texts={empty} />}
      {known && <DrawnChart name={name} read={known} view={view} shape={shape} />}
      {(hasKey || gap) && (
        <LegendSlot data-is={hasKey ? 'held' : undefined}>{gap && <GapKey drawing={gap} />}</LegendSlot>
      )}
      {(caption || note) && (
        <Caption data-size={size}>
          {caption}
          {note && ` ${note}`}
        </Caption>
      )}
    </Figure>
  );
}

type KnownProps = {
  name: string;
  read: Extract<ChartRead, { state: 'known' }>;
  view: View;
  shape: { size: ChartSize; marks: MarksOf };
};

function DrawnChart({ name, read: { drawing, change }, view, shape: { size, marks } }: KnownProps) {
  const id = useId();
  const plot = { name, chartSize: size, describedBy: id };
  return (
    <>
      <Summary id={id}>{summaryOf(drawing, change)}</Summary>
      {view === 'table' && <ChartTable name={name} drawing={drawing} height={bodyHeight(size, marks)} />}
      {view === 'chart' &&
        (drawing.kind === 'bars' ? <BarPlot {...plot} drawing={drawing} /> : <TimePlot {...plot} drawing={drawing} />)}
    </>
  );
}
