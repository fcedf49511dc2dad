import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodingFor, packQuickly, tighten, type Encoding } from './pack';

export type Page = {
  status: number;
  body: Buffer;
  tag: string;
  head: OutgoingHttpHeaders;
  packs: Map<Encoding, Promise<Buffer>>;
};

/** During this time a page is sent without asking Next, which has its own revalidation rule. */
const FRESH_MS = 1_000;
const MOST_PAGES = 200;
const MOST_BYTES = 32 * 1024 * 1024;

const OF_THE_ANSWER = /^(?:connection|content-encoding|content-length|date|keep-alive|transfer-encoding)$/;

export const headOf = (response: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !OF_THE_ANSWER.test(name)));

export function pageOf({ status, body }: Pick<Page, 'status' | 'body'>, response: ServerResponse): Page {
  const head = headOf(response);
  if (!/accept-encoding/i.test(String(head.vary ?? '')))
    head.vary = [head.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ');
  const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  return { status, body, tag, head, packs: new Map() };
}

export type Packable = Pick<Page, 'body' | 'packs'>;

function packOf({ body, packs }: Packable, encoding: Encoding): Promise<Buffer> {
  const known = packs.get(encoding);
  if (known) return known;
  const pack = packQuickly(body, encoding);
  packs.set(encoding, pack);
  return pack;
}

type Packed = { bytes: Buffer; encoding?: Encoding };

export async function packedFor(packable: Packable, accepted: string | undefined): Promise<Packed> {
  const encoding = encodingFor(accepted);
  const bytes = encoding && (await packOf(packable, encoding).catch(() => undefined));
  return bytes ? { bytes, encoding } : { bytes: packable.body };
}

/** Next sets `s-maxage` on pages that a shared cache may keep, and no Cache-Control header on files of the build. */
const allowsSharedCache = (rule: string | undefined): boolean => rule === undefined || /\bs-maxage=\d/.test(rule);

export const isCacheable = ({ status, head }: Page): boolean =>
  status === 200 &&
  head['set-cookie'] === undefined &&
  /^text\/html\b/.test(String(head['content-type'])) &&
  allowsSharedCache(head['cache-control']?.toString());

type Kept = { page: Page; until: number; isTight: boolean };

export class PageStore {
  readonly #pages = new Map<string, Kept>();
  readonly #now: () => number;
  #bytes = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  fresh(path: string): Page | undefined {
    const kept = this.#pages.get(path);
    if (!kept || kept.until <= this.#now()) return undefined;
    this.#tighten(path, kept);
    return kept.page;
  }

  #tighten(path: string, kept: Kept): void {
    if (kept.isTight) return;
    kept.isTight = true;
    const { body, packs } = kept.page;
    const isWanted = () => this.#pages.get(path)?.page.packs === packs;
    tighten(body, isWanted, (tight) => packs.set('br', Promise.resolve(tight)));
  }

  keep(path: string, page: Page): Page {
    if (!isCacheable(page)) return page;
    const known = this.#pages.get(path);
    const isSame = known?.page.tag === page.tag;
    const kept = isSame ? { ...page, packs: known.page.packs } : page;
    this.#drop(path);
    this.#pages.set(path, { page: kept, until: this.#now() + FRESH_MS, isTight: isSame && known.isTight });
    this.#bytes += kept.body.length;
    for (const [oldest] of this.#pages) {
      if (this.#pages.size <= MOST_PAGES && this.#bytes <= MOST_BYTES) break;
      this.#drop(oldest);
    }
    return kept;
  }

  #drop(path: string): void {
    const kept = this.#pages.get(path);
    if (!kept) return;
    this.#pages.delete(path);
    this.#bytes -= kept.page.body.length;
  }
}
