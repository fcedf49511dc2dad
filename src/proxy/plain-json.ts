const DEEPEST = 16;

/**
 * Whether a parsed value can be serialized again unchanged. Numbers that `JSON.parse` has rounded or made infinite
 * cannot, and a `__proto__` key could set a prototype.
 */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isPlainJson(item, depth + 1));
}
