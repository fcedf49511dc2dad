import { curvePath } from './curve';
import { createRandom, type Random } from './random';

export const ROSETTE_REACH = 500;

export type Rose = { radius: number; amplitude: number; petals: number; harmonic?: number };

export type Copy = { degrees: number; scale: number };
export type Ring = { d: string; copies: readonly Copy[] };

const STEPS_A_PETAL = 4;
const CIRCLE = 2 * Math.PI;

function rosePath({ radius, amplitude, petals, harmonic = 0 }: Rose): string {
  const reach = (t: number) =>
    radius * (1 + amplitude * ((1 - harmonic) * Math.cos(petals * t) + harmonic * Math.cos(2 * petals * t)));
  const steps = petals * (harmonic > 0 ? 2 * STEPS_A_PETAL : STEPS_A_PETAL);
  return `${curvePath((t) => [reach(t) * Math.cos(t), reach(t) * Math.sin(t)], { to: CIRCLE, steps })}Z`;
}

const turnedCopies = (petals: number, lines: number, shrink = 0, turns = 1): Copy[] =>
  Array.from({ length: lines }, (_unused, line) => ({
    degrees: (turns * line * 360) / petals / lines,
    scale: 1 - (shrink * line) / lines,
  }));

type Range = readonly [low: number, high: number];
type Slot = { radius: Range; amplitude: Range; petals: Range; lines: Range; shrink: Range; harmonic: Range };

const NONE: Range = [0, 0];

const MEDALLION: readonly Slot[] = [
  { radius: [468, 474], amplitude: [0.028, 0.036], petals: [44, 60], lines: [5, 6], shrink: NONE, harmonic: NONE },
  {
    radius: [404, 416],
    amplitude: [0.09, 0.12],
    petals: [12, 28],
    lines: [12, 15],
    shrink: [0.05, 0.14],
    harmonic: [0, 0.16],
  },
  {
    radius: [348, 362],
    amplitude: [0.13, 0.17],
    petals: [8, 18],
    lines: [12, 14],
    shrink: [0, 0.05],
    harmonic: [0.1, 0.34],
  },
  { radius: [282, 288], amplitude: [0.05, 0.07], petals: [30, 40], lines: [5, 6], shrink: NONE, harmonic: NONE },
];

const ROUNDEL: readonly Slot[] = [
  { radius: [372, 395], amplitude: [0.18, 0.24], petals: [9, 13], lines: [8, 9], shrink: [0.06, 0.16], harmonic: NONE },
  { radius: [170, 190], amplitude: [0.4, 0.5], petals: [6, 8], lines: [6, 7], shrink: NONE, harmonic: NONE },
];

const SLOTS = { medallion: MEDALLION, roundel: ROUNDEL } as const;
export type RosetteKind = keyof typeof SLOTS;

function drawRing(slot: Slot, random: Random): Ring {
  const petals = random.whole(...slot.petals);
  const rose = {
    petals,
    radius: random.between(...slot.radius),
    amplitude: random.between(...slot.amplitude),
    harmonic: random.between(...slot.harmonic),
  };
  const lines = random.whole(...slot.lines);
  const shrink = random.between(...slot.shrink);
  return { d: rosePath(rose), copies: turnedCopies(petals, lines, shrink, random.oneOf(1, -1, 2, -2)) };
}

export function rosetteRings(seed: string, kind: RosetteKind): Ring[] {
  const random = createRandom(`${kind} ${seed}`);
  return SLOTS[kind].map((slot) => drawRing(slot, random));
}

export const ringOf = ({ turns, ...rose }: Rose & { turns: number }): Ring => ({
  d: rosePath(rose),
  copies: turnedCopies(rose.petals, turns),
});
