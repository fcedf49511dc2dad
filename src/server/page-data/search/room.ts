/**
 * Limits the time and the size of gathering texts for the search. Beyond the limits, a text can be found only by its
 * title.
 */
export type Room = {
  take: (text: string) => void;
  isFull: () => boolean;
  over: AbortSignal;
};

export function createRoom(most: { ms: number; characters: number }): Room {
  const over = AbortSignal.timeout(most.ms);
  let { characters } = most;
  return {
    take: ({ length }) => {
      characters -= length;
    },
    isFull: () => characters <= 0,
    over,
  };
}
