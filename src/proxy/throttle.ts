const MAX = 10_000;

/**
 * Returns true if the name was not used within the last `ms`. If too many names are remembered, returns false for a new
 * one.
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
