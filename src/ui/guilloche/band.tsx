import { useId, useMemo } from 'react';
import { BAND, bandStrands } from './band-strands';
import { DrawnLines } from './line-drawing';

const TILES = 11;
const BAND_LENGTH = TILES * BAND.period;

const RAILS = [1, BAND.inset - 3, BAND.height - BAND.inset + 3, BAND.height - 1];

export function BandDefinition({ seed, id }: { seed: string; id: string }) {
  const strands = useMemo(() => bandStrands(seed), [seed]);
  const tileId = useId();
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <g id={tileId}>
          {strands.map((d) => (
            <path key={d} d={d} pathLength={1} />
          ))}
        </g>
        <g id={id}>
          {Array.from({ length: TILES }, (_unused, tile) => (
            <use key={tile} href={`#${tileId}`} x={tile * BAND.period} />
          ))}
          <path d={RAILS.map((y) => `M0 ${y}H${BAND_LENGTH}`).join('')} pathLength={1} />
        </g>
      </defs>
    </svg>
  );
}

type Strip = { band: string; isUpright?: boolean; className?: string };

export const BandStrip = ({ band, isUpright = false, className }: Strip) => (
  <svg
    viewBox={isUpright ? `0 0 ${BAND.height} ${BAND_LENGTH}` : `0 0 ${BAND_LENGTH} ${BAND.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className={className}
  >
    <DrawnLines>
      <use href={`#${band}`} transform={isUpright ? `translate(${BAND.height} 0) rotate(90)` : undefined} />
    </DrawnLines>
  </svg>
);
