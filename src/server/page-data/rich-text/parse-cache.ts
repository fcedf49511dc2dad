import { createHash } from 'node:crypto';

type Reading<Nodes> = { nodes: Nodes; bytes: number };
type CachedParse<Nodes> = { bytes: number } & ({ nodes: Nodes } | { refusal: unknown });

const MIN_BYTES = 500;

export class ParseCache<Nodes> {
  readonly #maxBytes: number;
  readonly #cache = new Map<string, CachedParse<Nodes>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  read(source: string, parse: (source: string) => Reading<Nodes>): Nodes {
    const hash = createHash('sha256').update(source).digest('base64');
    const known = this.#cache.get(hash);
    const result = known ?? judged(source, parse);
    if (known) this.#cache.delete(hash);
    else this.#bytes += result.bytes;
    this.#cache.set(hash, result);
    this.#makeRoom();
    if ('refusal' in result) throw result.refusal;
    return result.nodes;
  }

  #makeRoom(): void {
    for (const [hash, { bytes }] of this.#cache) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#cache.delete(hash);
      this.#bytes -= bytes;
    }
  }
}

function judged<Nodes>(source: string, parse: (source: string) => Reading<Nodes>): CachedParse<Nodes> {
  try {
    const { nodes, bytes } = parse(source);
    return { nodes, bytes: bytes + MIN_BYTES };
  } catch (refusal) {
    return { refusal, bytes: MIN_BYTES };
  }
}
