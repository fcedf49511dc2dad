import { color } from '@/theme/tokens';
import { RosetteRing } from './guilloche/rosette';

/** The mark alone; what it links to or says stands with whoever shows it. */
export function Logo({ width }: { width: number }) {
  return (
    <svg width={width} height={width} viewBox="-50 -50 100 100" aria-hidden="true" style={{ color: color.metal }}>
      <RosetteRing radius={34} amplitude={0.34} petals={8} turns={6} weight={1.2} />
      <RosetteRing radius={15} amplitude={0.5} petals={6} turns={4} weight={1.2} />
    </svg>
  );
}
