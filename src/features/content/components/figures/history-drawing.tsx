import styled from '@emotion/styled';
import { useId } from 'react';
import { color, from } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';
import { BandDefinition, BandStrip } from '@/ui/guilloche/band';
import { RosetteRing } from '@/ui/guilloche/rosette';
import { ringOf } from '@/ui/guilloche/rosette-rings';
import { HISTORY, timelinePosition } from '../../model/history';

const Strip = styled('div')({
  ...FIGURES,
  direction: 'ltr',
  position: 'relative',
  color: color.metal,
  marginBlockEnd: 64,
  paddingInlineEnd: '9%',
  printColorAdjust: 'exact',
});
const Engraved = styled(BandStrip)({ display: 'block', inlineSize: '100%', blockSize: 'clamp(64px, 9vw, 116px)' });
const Future = styled('i')({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  inlineSize: '9%',
  border: '1px dashed',
  borderInlineStart: 0,
  opacity: 0.7,
});
const Scale = styled('div')({ position: 'absolute', insetInline: '0 9%', insetBlockStart: '100%' });
const Tick = styled('span')({
  position: 'absolute',
  paddingBlockStart: 12,
  color: color.soft,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    blockSize: 9,
    borderInlineStart: `1px solid ${color.metal}`,
  },
  '&[data-is="last"]': { transform: 'translateX(-100%)' },
  '&[data-is="last"]::before': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  '&[data-is="between"]': { fontSize: 0 },
  '@media (max-width: 767px)': { '&[data-is="near"]': { fontSize: 0 } },
});

const List = styled('ol')({
  '&&': { listStyle: 'none', padding: 0, maxInlineSize: 'none' },
  [from.desktop]: { columns: 2, columnGap: 88 },
});
const Stage = styled('li')({
  '&&': { margin: 0 },
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateColumns: '44px 4.2em minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  paddingBlock: 14,
  borderBlockStart: `1px solid ${color.rule}`,
  '& > svg': { color: color.metal },
});
const Year = styled('span')({ fontSize: '1.375rem', letterSpacing: '-0.02em' });
const Story = styled('span')({ ...OWN_DIRECTION, lineHeight: 1.5 });

const MIN_PETALS = 4;

const StageRing = ({ petals }: { petals: number }) => (
  <svg width={44} height={44} viewBox="-50 -50 100 100" aria-hidden="true">
    <RosetteRing ring={ringOf({ radius: 38, amplitude: 0.22, petals, turns: 4 })} weight={0.9} />
  </svg>
);

export function HistoryDrawing() {
  const band = useId();
  return (
    <>
      <Strip aria-hidden="true">
        <BandDefinition seed="forty years" id={band} />
        <Engraved band={band} />
        <Future />
        <Scale>
          {HISTORY.map(({ year }) => (
            <Tick key={year} data-is={markOf(year)} style={{ insetInlineStart: `${timelinePosition(year)}%` }}>
              {year}
            </Tick>
          ))}
        </Scale>
      </Strip>
      <List>
        {HISTORY.map(({ year, story }, index) => (
          <Stage key={year}>
            <StageRing petals={MIN_PETALS + 2 * index} />
            <Year>{year}</Year>
            <Story>{story}</Story>
          </Stage>
        ))}
      </List>
    </>
  );
}

/** Years this close to the last year get no label, for lack of space. `CLOSE` applies everywhere, `NEAR` on phones. */
const CLOSE = 3;
const NEAR = 8;
function markOf(year: number): 'last' | 'between' | 'near' | undefined {
  const last = HISTORY.at(-1)?.year ?? year;
  if (year === last) return 'last';
  if (last - year < CLOSE) return 'between';
  return last - year < NEAR ? 'near' : undefined;
}
