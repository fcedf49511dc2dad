import { useId, useMemo } from 'react';
import { DrawnLines } from './line-drawing';
import { ROSETTE_REACH, rosetteRings, type Ring, type RosetteKind } from './rosette-rings';

const toTransform = ({ degrees, scale }: Ring['copies'][number]) =>
  `rotate(${degrees.toFixed(2)})${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}`;

export function RosetteRing({ ring, weight }: { ring: Ring; weight?: number }) {
  const id = useId();
  const [, ...others] = ring.copies;
  return (
    <DrawnLines strokeWidth={weight}>
      <path id={id} d={ring.d} pathLength={1} />
      {others.map((copy) => (
        <use key={copy.degrees} href={`#${id}`} transform={toTransform(copy)} />
      ))}
    </DrawnLines>
  );
}

const SIDE = 2 * ROSETTE_REACH;
const VIEW_BOX = `${-ROSETTE_REACH} ${-ROSETTE_REACH} ${SIDE} ${SIDE}`;

export function Rosette({
  seed,
  kind,
  weight,
  className,
}: {
  seed: string;
  kind: RosetteKind;
  weight?: number;
  className?: string;
}) {
  const rings = useMemo(() => rosetteRings(seed, kind), [seed, kind]);
  return (
    <svg viewBox={VIEW_BOX} aria-hidden="true" className={className} strokeWidth={weight}>
      {rings.map((ring) => (
        <RosetteRing key={ring.d} ring={ring} />
      ))}
    </svg>
  );
}
