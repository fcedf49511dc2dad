import { curvePath } from './curve';
import { createRandom } from './random';

export const BAND = { period: 240, height: 100, inset: 9 } as const;

const CIRCLE = 2 * Math.PI;
const STEPS_A_WAVE = 6;

/**
 * Phase-shifted sine waves. The second wave shrinks as the first one grows, so that their sum stays between the
 * borders.
 */
export function bandStrands(seed: string): string[] {
  const random = createRandom(`band ${seed}`);
  const strands = random.whole(8, 10);
  const waves = random.whole(2, 3);
  const counterWaves = random.oneOf(1, 2, 3, 4);
  const counterPart = random.between(0.5, 0.75);
  const swell = random.between(0.32, 0.46);
  const middle = BAND.height / 2;
  const reach = middle - BAND.inset - 5;

  const strand = (phase: number) => (t: number) => {
    const swelling = 1 - swell + swell * Math.cos(CIRCLE * t);
    const wave = swelling * Math.sin(CIRCLE * waves * t + phase);
    const counterWave = (1 - swelling) * counterPart * Math.sin(CIRCLE * counterWaves * t - phase);
    return [t * BAND.period, middle + reach * (wave + counterWave)] as const;
  };
  return Array.from({ length: strands }, (_unused, index) =>
    curvePath(strand((index / strands) * CIRCLE), { to: 1, steps: STEPS_A_WAVE * Math.max(waves, counterWaves) }),
  );
}
