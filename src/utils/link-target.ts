const BASE = 'https://internal.invalid';
const OTHER_BASE = 'http://internal.invalid';
const LONGEST = 2_000;
const OUTSIDE: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:']);

/** A path from the root, a mail address, or an address of the web with its host. */
const WRITTEN_PLAINLY = /^(?:\/(?!\/)|mailto:|https?:\/\/+([^/?#]*))/i;
/** Other characters in a host are converted to ASCII, which takes a time that grows with the square of its length. */
const PLAIN_HOST = /^[!-$&-~]{1,253}$/;

/** Browsers drop or replace these, and the address becomes another than the one that was judged. */
const MISLEADING = /[\u0000-\u001f\u007f\\]/;

/** `href` as the browser reads it: a path of this site, or a whole address elsewhere. */
export type LinkTarget = { isInternal: boolean; href: string };

/**
 * The one judgement of an address that comes from outside: links of texts, notices and documents, paths to return to. Null
 * for what is no address, changes its meaning with the page that shows it (`https:host`, `//host`), or is made to be misread.
 */
export function linkTarget(candidate: unknown): LinkTarget | null {
  if (typeof candidate !== 'string') return null;
  const text = candidate.trim();
  if (text.length > LONGEST || MISLEADING.test(text)) return null;
  const [start, host] = WRITTEN_PLAINLY.exec(text) ?? [];
  if (start === undefined || (host !== undefined && !PLAIN_HOST.test(host))) return null;
  if (!URL.canParse(text, BASE)) return null;
  const url = new URL(text, BASE);
  if (url.username || url.password) return null;
  return url.origin === BASE ? pathOf(text, url) : outsideOf(url, new URL(text, OTHER_BASE));
}

/** A path from the root; one that the browser reads as another host's when it is followed is none. */
function pathOf(text: string, url: URL): LinkTarget | null {
  const href = url.pathname + url.search + url.hash;
  const isFromRoot = text.startsWith('/') && !href.startsWith('//') && new URL(href, BASE).origin === BASE;
  return isFromRoot ? { isInternal: true, href } : null;
}

function outsideOf({ protocol, href }: URL, elsewhere: URL): LinkTarget | null {
  return OUTSIDE.has(protocol) && href === elsewhere.href ? { isInternal: false, href } : null;
}
