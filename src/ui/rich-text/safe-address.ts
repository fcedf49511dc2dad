import { internalPath } from '@/utils/internal-path';

const OUTSIDE: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:']);

/** A path of this site, or an address that only leads somewhere; judged as the browser would read it. */
export function safeAddress(raw: string): string | null {
  const inside = internalPath(raw.trim());
  if (inside !== null) return inside;
  if (!URL.canParse(raw)) return null;
  const { protocol, username, password, href } = new URL(raw);
  // 'https://fnx.example@elsewhere.example' is made to be misread.
  return OUTSIDE.has(protocol) && !username && !password ? href : null;
}
