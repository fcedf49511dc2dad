const MOST = 10_000;

/** True for a name that was not passed within `ms`. While too many names are known, a new name is not counted. */
export function createOnceEach(ms: number, now: () => number = Date.now): (name: string) => boolean {
  const until = new Map<string, number>();
  return (name) => {
    const at = now();
    for (const [known, end] of until) {
      if (end > at) break;
      until.delete(known);
    }
    if (until.has(name) || until.size >= MOST) return false;
    until.set(name, at + ms);
    return true;
  };
}
