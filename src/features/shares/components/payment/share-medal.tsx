import styled from '@emotion/styled';
import { useMemo } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { RosetteRing } from '@/ui/guilloche/rosette';
import { ROSETTE_REACH, rosetteRings } from '@/ui/guilloche/rosette-rings';
import { shareCount } from '@/ui/certificate/share-count';

const SIDE = 2 * ROSETTE_REACH;

const MedalFrame = styled('p')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  flex: 'none',
  inlineSize: 132,
  blockSize: 132,
  color: color.metal,
  '& > svg': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', strokeWidth: 3 },
  '& g[data-is="ahead"]': { color: color.rule },
});
const Figure = styled('bdi')({ ...FIGURES, position: 'relative', fontWeight: 550, lineHeight: 1.1, color: color.ink });
const Unit = styled('span')({ position: 'relative', fontSize: '0.75rem', color: color.soft });

type Props = { shares: string; seed: string; done: number };

export function ShareMedal({ shares, seed, done }: Props) {
  const rings = useMemo(() => rosetteRings(seed, 'medallion'), [seed]);
  const text = shareCount(shares);
  return (
    <MedalFrame>
      <svg viewBox={`${-ROSETTE_REACH} ${-ROSETTE_REACH} ${SIDE} ${SIDE}`} aria-hidden="true">
        {rings.map((ring, at) => (
          <g key={ring.d} data-is={at <= done ? 'done' : 'ahead'}>
            <RosetteRing ring={ring} />
          </g>
        ))}
      </svg>
      <Figure dir="ltr" style={{ fontSize: text.length > 7 ? '0.875rem' : '1.0625rem' }}>
        {text}
      </Figure>
      <Unit>{text === '1' ? 'share' : 'shares'}</Unit>
    </MedalFrame>
  );
}
