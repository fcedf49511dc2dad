import { useMemo } from 'react';
import { PLATE, plateRings } from './plate-rings';
import { RosetteRing } from './rosette';

export function Plate({ seed }: { seed: string }) {
  const { x, y, rings } = useMemo(() => plateRings(seed), [seed]);
  return (
    <svg viewBox={`0 0 ${PLATE.width} ${PLATE.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        {rings.map((ring) => (
          <RosetteRing key={ring.d} ring={ring} weight={1.1} />
        ))}
      </g>
    </svg>
  );
}
