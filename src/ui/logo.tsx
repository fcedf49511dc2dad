import { color } from '@/theme/tokens';
import { RosetteRing } from './guilloche/rosette';
import { rosePath, turnedCopies, type Ring } from './guilloche/rosette-rings';

const OUTER: Ring = { d: rosePath({ radius: 34, amplitude: 0.34, petals: 8 }), copies: turnedCopies(8, 6) };
const INNER: Ring = { d: rosePath({ radius: 15, amplitude: 0.5, petals: 6 }), copies: turnedCopies(6, 4) };

/** The mark alone; what it links to or says stands with whoever shows it. */
export function Logo({ width }: { width: number }) {
  return (
    <svg width={width} height={width} viewBox="-50 -50 100 100" aria-hidden="true" style={{ color: color.metal }}>
      <RosetteRing ring={OUTER} weight={1.1} />
      <RosetteRing ring={INNER} weight={1.1} />
    </svg>
  );
}
