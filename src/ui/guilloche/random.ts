const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MULBERRY_STEP = 0x6d2b79f5;
const UINT32 = 2 ** 32;

function foldSeed(seed: string): number {
  let bits = FNV_BASIS;
  for (let at = 0; at < seed.length; at += 1) bits = Math.imul(bits ^ seed.charCodeAt(at), FNV_PRIME);
  return bits >>> 0;
}

export type Random = {
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  oneOf: <T>(first: T, ...others: T[]) => T;
};

/** Mulberry32, a small generator with the same numbers on every machine. Never use it for secrets. */
export function createRandom(seed: string): Random {
  let state = foldSeed(seed);
  const next = () => {
    state = (state + MULBERRY_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    oneOf: (first, ...others) => others[whole(0, others.length) - 1] ?? first,
  };
}
