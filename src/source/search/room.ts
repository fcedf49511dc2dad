/** How long one gathering may take, and how much it may read. What is beyond is found by its title alone. */
export type Room = {
  /** Counts a text that is about to be read. */
  take: (text: string) => void;
  isFull: () => boolean;
  /** Is aborted when the time is over. */
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
