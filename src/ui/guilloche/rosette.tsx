import { useId } from 'react';

type Rose = { radius: number; amplitude: number; petals: number; turns: number; weight: number };

const STEPS_A_PETAL = 24;

/** One rose curve, r = R (1 + a cos pt). Turned many times, its moiré does the engraving. */
function rosePath({ radius, amplitude, petals }: Rose): string {
  const steps = petals * STEPS_A_PETAL;
  const points = Array.from({ length: steps }, (_unused, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = radius * (1 + amplitude * Math.cos(petals * angle));
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A ring of a guilloché rosette, drawn around the origin of the surrounding drawing. */
export function RosetteRing(rose: Rose) {
  const id = useId();
  const turns = Array.from({ length: rose.turns }, (_unused, turn) => (turn * 360) / rose.petals / rose.turns);
  return (
    <g fill="none" stroke="currentColor" strokeWidth={rose.weight}>
      <defs>
        <path id={id} d={rosePath(rose)} />
      </defs>
      {turns.map((degrees) => (
        <use key={degrees} href={`#${id}`} transform={`rotate(${degrees.toFixed(2)})`} />
      ))}
    </g>
  );
}
