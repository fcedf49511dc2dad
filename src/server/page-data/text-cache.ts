import { pageJson } from './page-json';

const FRESH_MS = 30_000;
const MISS_SHARED_MS = 3_000;
const MAX_MISSES = 1_000;
const BYTES_PER_CHARACTER = 2;

/**
 * Runs before the service is asked for an unknown text. Throws if the caller must wait. The returned function is called
 * once the text is found.
 */
export type Admit = () => () => void;
type CachedText = { json: string; readAt: number };
type Miss = { at: number; error: unknown };

/**
 * Caches texts from the service as JSON, with a limit in bytes. Evicts the least recently read texts first. Missing
 * texts use no space, so unknown URLs evict nothing. Readers of the same text share one request. The last good text is
 * kept while the service fails.
 */
export class TextCache<Text> {
  readonly #texts = new Map<string, CachedText>();
  readonly #asking = new Map<string, Promise<string | null>>();
  readonly #misses = new Map<string, Miss>();
  readonly #maxBytes: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async read(key: string, ask: () => Promise<Text | null>, admit: Admit): Promise<Text | null> {
    const cached = this.#texts.get(key);
    if (cached) {
      this.#keep(key, cached);
      if (this.#now() - cached.readAt > FRESH_MS && !this.#recentMiss(key)) this.#ask(key, ask).catch(() => undefined);
      return JSON.parse(cached.json);
    }
    const json = await (this.#asking.get(key) ?? this.#askUnknown(key, ask, admit));
    return json === null ? null : JSON.parse(json);
  }

  async #askUnknown(key: string, ask: () => Promise<Text | null>, admit: Admit): Promise<string | null> {
    const miss = this.#recentMiss(key);
    if (miss?.error) throw miss.error;
    if (miss) return null;
    const onFound = admit();
    const json = await this.#ask(key, ask);
    if (json !== null) onFound();
    return json;
  }

  #ask(key: string, ask: () => Promise<Text | null>): Promise<string | null> {
    const known = this.#asking.get(key);
    if (known) return known;
    const asking = ask()
      .then((text) => this.#settle(key, text))
      .catch((error: unknown) => {
        this.#miss(key, error);
        throw error;
      })
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  #settle(key: string, text: Text | null): string | null {
    if (text === null) {
      this.#drop(key);
      this.#miss(key, null);
      return null;
    }
    const json = pageJson(text);
    this.#keep(key, { json, readAt: this.#now() });
    return json;
  }

  #keep(key: string, cached: CachedText): void {
    this.#drop(key);
    this.#texts.set(key, cached);
    this.#bytes += sizeOf(key, cached);
    for (const [oldest] of this.#texts) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const cached = this.#texts.get(key);
    if (!cached) return;
    this.#texts.delete(key);
    this.#bytes -= sizeOf(key, cached);
  }

  #recentMiss(key: string): Miss | undefined {
    const miss = this.#misses.get(key);
    return miss && this.#now() - miss.at <= MISS_SHARED_MS ? miss : undefined;
  }

  #miss(key: string, error: unknown): void {
    this.#misses.delete(key);
    this.#misses.set(key, { at: this.#now(), error });
    const [oldest] = this.#misses.keys();
    if (oldest !== undefined && this.#misses.size > MAX_MISSES) this.#misses.delete(oldest);
  }
}

const sizeOf = (key: string, { json }: CachedText): number => (key.length + json.length) * BYTES_PER_CHARACTER;
