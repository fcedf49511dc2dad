import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { packQuickly, packTightly, type Encoding } from './pack';
import type { Whole } from './capture';

/** A page as it is sent: its bytes, what says that they are the same, and the fields of its head. */
export type Page = Whole & { tag: string; head: OutgoingHttpHeaders; pack: (encoding: Encoding) => Promise<Buffer> };

/** For so long a page is sent without asking Next again, which has its own rule of when to make it anew. */
const FRESH_MS = 1_000;
const MOST_PAGES = 200;

/** Of the one answer that carried them, and not of the page. */
const OF_THE_ANSWER = /^(?:connection|content-encoding|content-length|date|keep-alive|transfer-encoding)$/;

function packing(body: Buffer): Page['pack'] {
  const packs = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = packs.get(encoding);
    if (known) return known;
    const quick = packQuickly(body, encoding);
    packs.set(encoding, quick);
    // The tighter pack takes the place of the quick one when it is there; without it, the quick one stays.
    if (encoding === 'br')
      packTightly(body).then(
        (tight) => packs.set(encoding, Promise.resolve(tight)),
        () => undefined,
      );
    return quick;
  };
}

export function pageOf({ status, body }: Whole, response: ServerResponse): Page {
  const fields = Object.entries(response.getHeaders()).filter(([name]) => !OF_THE_ANSWER.test(name));
  const head: OutgoingHttpHeaders = Object.fromEntries(fields);
  if (!/accept-encoding/i.test(String(head.vary ?? '')))
    head.vary = [head.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ');
  const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  return { status, body, tag, head, pack: packing(body) };
}

/** What Next says of a page that a store between may keep; of a file of the build it says nothing. */
const mayBeKept = (rule: string | undefined): boolean => rule === undefined || /\bs-maxage=\d/.test(rule);

const isForEverybody = ({ status, head }: Page): boolean =>
  status === 200 &&
  head['set-cookie'] === undefined &&
  /^text\/html\b/.test(String(head['content-type'])) &&
  mayBeKept(head['cache-control']?.toString());

export class PageStore {
  readonly #pages = new Map<string, { page: Page; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  fresh(path: string): Page | undefined {
    const kept = this.#pages.get(path);
    return kept && kept.until > this.#now() ? kept.page : undefined;
  }

  /** The page to send: where its bytes are the known ones, with what was packed of them. */
  keep(path: string, page: Page): Page {
    if (!isForEverybody(page)) return page;
    const known = this.#pages.get(path)?.page;
    const kept = known?.tag === page.tag ? { ...known, head: page.head } : page;
    this.#pages.delete(path);
    this.#pages.set(path, { page: kept, until: this.#now() + FRESH_MS });
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined && this.#pages.size > MOST_PAGES) this.#pages.delete(oldest);
    return kept;
  }
}
