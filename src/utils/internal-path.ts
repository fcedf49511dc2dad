const BASE = 'http://internal.invalid';
const LONGEST = 2_000;

/**
 * A path inside this site, or null. Judged after the browser's own normalisation, which turns `/\evil`, tabs and
 * line breaks into other things than they look.
 */
export function internalPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > LONGEST || !candidate.startsWith('/')) return null;
  if (!URL.canParse(candidate, BASE)) return null;
  const url = new URL(candidate, BASE);
  const path = url.pathname + url.search + url.hash;
  const isInside = url.origin === BASE && !path.startsWith('//') && new URL(path, BASE).origin === BASE;
  return isInside ? path : null;
}
