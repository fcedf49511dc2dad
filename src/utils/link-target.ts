const BASE = 'https://internal.invalid';
const OTHER_BASE = 'http://internal.invalid';
const MAX_LENGTH = 2_000;
const OUTSIDE: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:']);

const WRITTEN_PLAINLY = /^(?:\/(?!\/)|mailto:|https?:\/\/+([^/?#]*))/i;
/** Other characters in a host are converted to ASCII, which takes quadratic time. */
const PLAIN_HOST = /^[!-$&-~]{1,253}$/;

/** Browsers remove or replace these characters, so they would open a different URL from the one that was checked. */
const MISLEADING = /[\u0000-\u001f\u007f\\]/;

export type LinkTarget = { isInternal: boolean; href: string };

/**
 * Checks a URL from outside: a link in a text, notice or document, or a return URL. There is no other such check.
 * Returns null for a text that is not a URL, depends on the page that shows it (`https:host`, `//host`) or is
 * misleading.
 */
export function linkTarget(candidate: unknown): LinkTarget | null {
  if (typeof candidate !== 'string') return null;
  const text = candidate.trim();
  if (text.length > MAX_LENGTH || MISLEADING.test(text)) return null;
  const [start, host] = WRITTEN_PLAINLY.exec(text) ?? [];
  if (start === undefined || (host !== undefined && !PLAIN_HOST.test(host))) return null;
  if (!URL.canParse(text, BASE)) return null;
  const url = new URL(text, BASE);
  if (url.username || url.password) return null;
  return url.origin === BASE ? pathOf(text, url) : outsideOf(url, new URL(text, OTHER_BASE));
}

/** Rejects a path that the browser would open as another host. */
function pathOf(text: string, url: URL): LinkTarget | null {
  const href = url.pathname + url.search + url.hash;
  const isFromRoot = text.startsWith('/') && !href.startsWith('//') && new URL(href, BASE).origin === BASE;
  return isFromRoot ? { isInternal: true, href } : null;
}

function outsideOf({ protocol, href }: URL, elsewhere: URL): LinkTarget | null {
  return OUTSIDE.has(protocol) && href === elsewhere.href ? { isInternal: false, href } : null;
}

export function internalPath(candidate: unknown): string | null {
  const target = linkTarget(candidate);
  return target?.isInternal ? target.href : null;
}
