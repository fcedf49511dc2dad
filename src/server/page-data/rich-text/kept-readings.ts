import { createHash } from 'node:crypto';

type Reading<Nodes> = { nodes: Nodes; bytes: number };
type CachedReading<Nodes> = { bytes: number } & ({ nodes: Nodes } | { refusal: unknown });

const LEAST_BYTES = 500;

export class KeptReadings<Nodes> {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, CachedReading<Nodes>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  read(source: string, parse: (source: string) => Reading<Nodes>): Nodes {
    const hash = createHash('sha256').update(source).digest('base64');
    const known = this.#kept.get(hash);
    const kept = known ?? judged(source, parse);
    if (known) this.#kept.delete(hash);
    else this.#bytes += kept.bytes;
    this.#kept.set(hash, kept);
    this.#makeRoom();
    if ('refusal' in kept) throw kept.refusal;
    return kept.nodes;
  }

  #makeRoom(): void {
    for (const [hash, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#kept.delete(hash);
      this.#bytes -= bytes;
    }
  }
}

function judged<Nodes>(source: string, parse: (source: string) => Reading<Nodes>): CachedReading<Nodes> {
  try {
    const { nodes, bytes } = parse(source);
    return { nodes, bytes: bytes + LEAST_BYTES };
  } catch (refusal) {
    return { refusal, bytes: LEAST_BYTES };
  }
}
