const FIRST_MS = 15_000;
const MAX_MS = 120_000;
const MAX_DOUBLED = 10;

export function waitAfter(quiet: number): number {
  const doubled = Math.min(Math.max(0, quiet - 1), MAX_DOUBLED);
  return Math.min(FIRST_MS * 2 ** doubled, MAX_MS);
}

export function isRecent(at: number | undefined, now: number, maxMs: number): boolean {
  if (at === undefined) return false;
  return at <= now && now - at < maxMs;
}
