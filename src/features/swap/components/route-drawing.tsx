import styled from '@emotion/styled';
import { useId } from 'react';
import { color, UNSEEN } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { Braid } from '@/ui/braid';
import { RosetteRing } from '@/ui/guilloche/rosette';
import { ringOf } from '@/ui/guilloche/rosette-rings';
import { fromBaseUnits } from '@/utils/money';
import { percentOf } from '../model/figures';
import { stopsOf, type Picture } from '../model/picture';

const SIDE = 76;
const GAP = 5;
/** Three stops stand side by side on any phone; of five each has a line of its own there. */
const ONE_BELOW_THE_OTHER = '@media (max-width: 599px)';
const UPRIGHT = 26;

const Way = styled('ol')({
  ...FIGURES,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '&[data-is="long"]': { [ONE_BELOW_THE_OTHER]: { gridAutoFlow: 'row', rowGap: UPRIGHT } },
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
      gridTemplateColumns: `${SIDE}px minmax(0, 1fr)`,
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
  // It stands there from the beginning: what is typed changes the route too often to be drawn slowly.
  '& g': { animation: 'none' },
});
const Name = styled('span')({ position: 'relative', fontSize: '0.875rem', fontWeight: 600, color: color.ink });
const Told = styled('span')({
  maxInlineSize: '100%',
  paddingInline: 2,
  color: color.soft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
});
const Unseen = styled('span')(UNSEEN);

const Between = styled('svg')({
  position: 'absolute',
  insetBlockStart: SIDE / 2 - 5,
  insetInlineEnd: `calc(50% + ${SIDE / 2 + GAP}px)`,
  inlineSize: `calc(100% - ${SIDE + 2 * GAP}px)`,
  blockSize: 10,
  color: color.metal,
  '[data-is="long"] > li > &': {
    [ONE_BELOW_THE_OTHER]: {
      insetBlockStart: -UPRIGHT / 2 - 5,
      insetInlineStart: SIDE / 2 - UPRIGHT / 2 + 2,
      inlineSize: UPRIGHT - 4,
      transform: 'rotate(90deg)',
    },
  },
});

const LACE = { token: { petals: 18, turns: 7 }, pool: { petals: 11, turns: 9 } } as const;
const RINGS = {
  token: ringOf({ radius: 39, amplitude: 0.24, ...LACE.token }),
  pool: ringOf({ radius: 39, amplitude: 0.24, ...LACE.pool }),
};

type Props = Pick<Picture, 'pay' | 'get' | 'paid' | 'got' | 'decimals' | 'route'> & {
  feeBps: bigint;
  labelledBy: string;
};

/** From what is paid, through each pool, to what is received. Its words are its text: the lines are decoration. */
export function RouteDrawing({ feeBps, labelledBy, ...picture }: Props) {
  const braid = useId();
  const stops = stopsOf(picture);
  return (
    <Way aria-labelledby={labelledBy} data-is={stops.length > 3 ? 'long' : 'short'}>
      {stops.map(({ is, name, told }, at) => (
        <Stop key={name}>
          {at > 0 && (
            <Between aria-hidden="true">
              <Braid id={`${braid}${at}`} />
            </Between>
          )}
          <Medal>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <RosetteRing ring={RINGS[is]} weight={0.6} />
              <g stroke="currentColor">
                <circle r={49.3} strokeWidth={1.2} />
                <circle r={28.5} strokeWidth={0.8} />
              </g>
            </svg>
            <Name>
              {is === 'pool' ? 'Pool' : name}
              {is === 'pool' && <Unseen> of {name}</Unseen>}
            </Name>
          </Medal>
          <Told>
            <Words told={told} feeBps={feeBps} {...picture} />
          </Told>
        </Stop>
      ))}
    </Way>
  );
}

type WordsProps = Omit<Props, 'labelledBy'> & { told: ReturnType<typeof stopsOf>[number]['told'] };

function Words({ told, feeBps, paid, got, pay, get, decimals }: WordsProps) {
  switch (told) {
    case 'paid':
      return (
        <>
          <Amount value={fromBaseUnits(paid, decimals.pay)} unit={pay} /> in
        </>
      );
    case 'got':
      return (
        <>
          <Amount value={fromBaseUnits(got, decimals.get)} unit={get} /> out
        </>
      );
    case 'fee':
      return <>keeps {percentOf(feeBps)}</>;
    case 'passed':
      return 'on the way';
  }
}
