const DEEPEST = 16;

/**
 * Whether a parsed value can be written again without saying something else: a number that `JSON.parse` has rounded or
 * made infinite cannot, nor can a key that sets a prototype where it is copied.
 */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isPlainJson(item, depth + 1));
}
