import styled from '@emotion/styled';
import { useId } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { pathOf, plotPoints } from './geometry';
import { ENGRAVED } from './styles';

const HEIGHT = 300;
const WIDTH = 1_000;
const DENSE = 3.5;
const SPARSE = 10;

const Plot = styled('div')({
  ...FIGURES,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  minInlineSize: 0,
  containerType: 'inline-size',
});
const Area = styled('div')({ position: 'relative', blockSize: HEIGHT, borderBlockEnd: `1px solid ${color.soft}` });
const Drawing = styled('svg')({
  ...ENGRAVED,
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  '& path, & line': { vectorEffect: 'non-scaling-stroke' },
});
const HIDDEN = { '&[data-place="inner"]': { display: 'none' } } as const;
const Label = styled('span')({
  '@container (max-width: 19em)': HIDDEN,
  position: 'absolute',
  whiteSpace: 'nowrap',
  transform: 'translate(-50%, calc(-100% - 9px))',
  color: color.soft,
  '&[data-place="first"]': { transform: 'translate(0, calc(-100% - 9px))' },
  '&[data-place="last"]': { transform: 'translate(-100%, calc(-100% - 9px))', color: color.ink, fontWeight: 600 },
});
const Floor = styled('span')({
  position: 'absolute',
  insetInlineStart: 0,
  paddingBlockStart: 7,
  paddingInlineEnd: 8,
  color: color.caution,
  background: color.ground,
});
const Days = styled('div')({ position: 'relative', blockSize: '2.6em', color: color.soft, fontSize: '0.875rem' });
const Day = styled('span')({
  '@container (max-width: 36em)': HIDDEN,
  position: 'absolute',
  insetBlockStart: 8,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  '&[data-place="first"]': { transform: 'none' },
  '&[data-place="last"]': { transform: 'translateX(-100%)' },
});

type Point = { iso: string; day: string; value: string; text: string };
type Props = {
  name: string;
  points: readonly Point[];
  floor: { value: string; label: string };
  from: number;
  to: number;
};

const labelPositionOf = (index: number, count: number) =>
  index === 0 ? 'first' : index === count - 1 ? 'last' : 'inner';

const HATCHES = [
  ['dense', DENSE, 0.75],
  ['sparse', SPARSE, 0.4],
] as const;

const Engraving = ({ id, line, floorY }: { id: string; line: string; floorY: number }) => (
  <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    {HATCHES.map(([kind, step, opacity]) => (
      <pattern key={kind} id={`${id}${kind}`} width="8" height={step} patternUnits="userSpaceOnUse">
        <path d="M0 0.5H8" stroke="currentColor" strokeOpacity={opacity} />
      </pattern>
    ))}
    <path d={`M0 ${floorY}H${WIDTH}V${HEIGHT}H0Z`} fill={`url(#${id}sparse)`} />
    <path d={`${line}V${floorY}H0Z`} fill={`url(#${id}dense)`} />
    <line x1="0" x2={WIDTH} y1={floorY} y2={floorY} stroke={color.caution} strokeWidth="1.5" strokeDasharray="6 4" />
    <path d={line} stroke="currentColor" strokeWidth="2" />
  </Drawing>
);

type DayProps = { points: readonly Point[]; places: readonly { x: number }[] };

const DayNames = ({ points, places }: DayProps) => (
  <Days>
    {points.map(({ day }, index) => (
      <Day
        key={day}
        data-place={labelPositionOf(index, points.length)}
        style={{ insetInlineStart: `${places[index]?.x ?? 0}%` }}
      >
        {day}
      </Day>
    ))}
  </Days>
);

export function LineOver({ name, points, floor, from, to }: Props) {
  const id = useId();
  const room = { from, to, height: HEIGHT };
  const places = plotPoints(points, room);
  const [level] = plotPoints([{ iso: points[0]?.iso ?? '', value: floor.value }], room);
  const y = level?.y ?? HEIGHT;
  const pointsText = points.map(({ day, text }) => `${day}: ${text}`).join('; ');
  return (
    <Plot dir="ltr" role="img" aria-label={`${name}. ${pointsText}. ${floor.label}.`}>
      <Area>
        <Engraving id={id} line={pathOf(places, WIDTH)} floorY={y} />
        {points.map(({ day, text }, index) => (
          <Label
            key={day}
            data-place={labelPositionOf(index, points.length)}
            style={{ insetInlineStart: `${places[index]?.x ?? 0}%`, insetBlockStart: places[index]?.y }}
          >
            {text}
          </Label>
        ))}
        <Floor style={{ insetBlockStart: y }}>{floor.label}</Floor>
      </Area>
      <DayNames points={points} places={places} />
    </Plot>
  );
}
