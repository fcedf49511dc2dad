/**
 * Limits the time and the size when texts for the search are gathered. Beyond the limits, the search finds a text only
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
