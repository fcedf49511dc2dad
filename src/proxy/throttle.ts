const MAX = 10_000;

/**
 * Returns true if the name was not passed within the last `ms`. While too many names are remembered, a new name returns
 * false.
 */
export function createThrottle(ms: number, now: () => number = Date.now): (name: string) => boolean {
  const until = new Map<string, number>();
  return (name) => {
    const at = now();
    for (const [known, end] of until) {
      if (end > at) break;
      until.delete(known);
    }
    if (until.has(name) || until.size >= MAX) return false;
    until.set(name, at + ms);
    return true;
  };
}
