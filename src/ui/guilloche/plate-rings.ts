import { createRandom } from './random';
import { ringOf, type Ring } from './rosette-rings';

export const PLATE = { width: 600, height: 400 } as const;

export function plateRings(seed: string): { x: number; y: number; rings: Ring[] } {
  const random = createRandom(`plate ${seed}`);
  const petals = () => random.whole(7, 14);
  return {
    x: PLATE.width * random.oneOf(random.between(0.08, 0.3), random.between(0.7, 0.92)),
    y: PLATE.height * random.oneOf(random.between(0.05, 0.35), random.between(0.65, 0.95)),
    rings: [
      ringOf({
        radius: random.between(380, 450),
        amplitude: random.between(0.16, 0.26),
        petals: petals() + 2,
        turns: 14,
        harmonic: random.between(0, 0.25),
      }),
      ringOf({
        radius: random.between(210, 260),
        amplitude: random.between(0.22, 0.36),
        petals: petals(),
        turns: 14,
        harmonic: random.between(0, 0.3),
      }),
      ringOf({ radius: random.between(84, 108), amplitude: random.between(0.32, 0.52), petals: petals(), turns: 10 }),
    ],
  };
}
