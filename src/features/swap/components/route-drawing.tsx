import styled from '@emotion/styled';
import { useId } from 'react';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Braid } from '@/ui/braid';
import { RosetteRing } from '@/ui/guilloche/rosette';
import { ringOf } from '@/ui/guilloche/rosette-rings';
import { formatAmount, fromBaseUnits } from '@/utils/money';
import { percentOf } from '../model/figures';
import { stopsOf, type Picture } from '../model/picture';

const SIDE = 'var(--side)';
const GAP = 5;
const NARROW = '@media (max-width: 479px)';
const ONE_BELOW_THE_OTHER = '@media (max-width: 599px)';
const UPRIGHT = 26;

const RouteList = styled('ol')({
  ...FIGURES,
  '--side': '76px',
  [NARROW]: { '--side': '64px' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '&[data-is="long"]': {
    '--side': '64px',
    [ONE_BELOW_THE_OTHER]: { gridAutoFlow: 'row', rowGap: UPRIGHT },
  },
});
const Stop = styled('li')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  minInlineSize: 0,
  fontSize: '0.9375rem',
  '[data-is="long"] > &': {
    [ONE_BELOW_THE_OTHER]: {
      gridTemplateColumns: `${SIDE} minmax(0, 1fr)`,
      columnGap: 16,
      alignItems: 'center',
      justifyItems: 'start',
    },
  },
});
const Medal = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: SIDE,
  blockSize: SIDE,
  color: color.metal,
  '& > svg': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', fill: 'none' },
  // The drawing is not animated, because typing changes the route often.
  '& g': { animation: 'none' },
});
const Name = styled('span')({ position: 'relative', fontSize: '0.875rem', fontWeight: 600, color: color.ink });
const StopText = styled('bdi')({
  maxInlineSize: '100%',
  paddingInline: 2,
  color: color.soft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
});
const Together = styled('bdi')({ whiteSpace: 'nowrap' });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

const Between = styled('svg')({
  position: 'absolute',
  insetBlockStart: `calc(${SIDE} / 2 - 5px)`,
  insetInlineEnd: `calc(50% + ${SIDE} / 2 + ${GAP}px)`,
  inlineSize: `calc(100% - ${SIDE} - ${2 * GAP}px)`,
  blockSize: 10,
  color: color.metal,
  '[data-is="long"] > li > &': {
    [ONE_BELOW_THE_OTHER]: {
      insetBlockStart: -UPRIGHT / 2 - 5,
      insetInlineStart: `calc(${SIDE} / 2 - ${UPRIGHT / 2 - 2}px)`,
      inlineSize: UPRIGHT - 4,
      transform: 'rotate(90deg)',
    },
  },
});

type RouteStop = ReturnType<typeof stopsOf>[number];

const LACE = { token: { petals: 18, turns: 7 }, pool: { petals: 11, turns: 9 } } as const;
const RINGS = {
  token: ringOf({ radius: 40.5, amplitude: 0.2, ...LACE.token }),
  pool: ringOf({ radius: 40.5, amplitude: 0.2, ...LACE.pool }),
};

type Props = Pick<Picture, 'pay' | 'get' | 'paid' | 'got' | 'decimals' | 'route'> & {
  feeBps: bigint;
  labelledBy: string;
};

const StopMedal = ({ type, name }: Pick<RouteStop, 'type' | 'name'>) => (
  <Medal>
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <RosetteRing ring={RINGS[type]} weight={0.6} />
      <g stroke="currentColor">
        <circle r={49.3} strokeWidth={1.2} />
        <circle r={31} strokeWidth={0.8} />
      </g>
    </svg>
    <Name>
      {type === 'pool' ? 'Pool' : name}
      {type === 'pool' && <ScreenReaderText> of {name}</ScreenReaderText>}
    </Name>
  </Medal>
);

export function RouteDrawing({ feeBps, labelledBy, ...picture }: Props) {
  const braid = useId();
  const stops = stopsOf(picture);
  return (
    <RouteList aria-labelledby={labelledBy} data-is={stops.length > 3 ? 'long' : 'short'}>
      {stops.map(({ type, name, part }, at) => (
        <Stop key={name}>
          {at > 0 && (
            <Between aria-hidden="true">
              <Braid id={`${braid}${at}`} />
            </Between>
          )}
          <StopMedal type={type} name={name} />
          <StopText>
            <Prose part={part} feeBps={feeBps} {...picture} />
          </StopText>
        </Stop>
      ))}
    </RouteList>
  );
}

const Figure = ({ value, unit }: { value: string; unit: string }) => (
  <bdi dir="ltr" title={`${value} ${unit}`}>
    {formatAmount(value)}
  </bdi>
);

type TextProps = Omit<Props, 'labelledBy'> & Pick<RouteStop, 'part'>;

function Prose({ part, feeBps, paid, got, pay, get, decimals }: TextProps) {
  switch (part) {
    case 'paid':
      return (
        <>
          <Figure value={fromBaseUnits(paid, decimals.pay)} unit={pay} /> in
        </>
      );
    case 'got':
      return (
        <>
          <Figure value={fromBaseUnits(got, decimals.get)} unit={get} /> out
        </>
      );
    case 'fee':
      return (
        <>
          keeps <Together>{percentOf(feeBps)}</Together>
        </>
      );
    case 'passed':
      return 'in between';
  }
}
