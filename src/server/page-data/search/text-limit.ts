/**
 * Limits the time and the size of collecting texts for the search. Beyond the limits, the search finds a text only
 * by its title.
 */
export type TextLimit = {
  take: (text: string) => void;
  isFull: () => boolean;
  over: AbortSignal;
};

export function createTextLimit(limits: { ms: number; characters: number }): TextLimit {
  const over = AbortSignal.timeout(limits.ms);
  let { characters } = limits;
  return {
    take: ({ length }) => {
      characters -= length;
    },
    isFull: () => characters <= 0,
    over,
  };
}
