const FIRST_MS = 15_000;
const LONGEST_MS = 120_000;
const MOST_DOUBLED = 10;

/** How long to wait after so many answers in a row that brought nothing new: a quarter of a minute at first, two minutes at last. */
export function waitAfter(quiet: number): number {
  const doubled = Math.min(Math.max(0, quiet - 1), MOST_DOUBLED);
  return Math.min(FIRST_MS * 2 ** doubled, LONGEST_MS);
}

/** Whether an answer that is this old will do. One from a clock that was since set back will not. */
export function isRecent(at: number | undefined, now: number, mostMs: number): boolean {
  if (at === undefined) return false;
  return at <= now && now - at < mostMs;
}
