import { color } from '@/theme/tokens';
import { RosetteRing } from './guilloche/rosette';
import { ringOf } from './guilloche/rosette-rings';

const OUTER = ringOf({ radius: 34, amplitude: 0.34, petals: 8, turns: 6 });
const INNER = ringOf({ radius: 15, amplitude: 0.5, petals: 6, turns: 4 });

/** The mark alone; what it links to or says stands with whoever shows it. */
export function Logo({ width }: { width: number }) {
  return (
    <svg width={width} height={width} viewBox="-50 -50 100 100" aria-hidden="true" style={{ color: color.metal }}>
      <RosetteRing ring={OUTER} weight={1.1} />
      <RosetteRing ring={INNER} weight={1.1} />
    </svg>
  );
}
