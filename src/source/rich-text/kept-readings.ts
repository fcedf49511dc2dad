import { createHash } from 'node:crypto';
import type { RichNode } from '@/ui/rich-text/rich-node';

type Reading = { nodes: RichNode[]; bytes: number };
type Kept = { bytes: number } & ({ nodes: RichNode[] } | { refusal: unknown });

/** A digest, its entry and an empty reading. */
const LEAST_BYTES = 500;

/** Readings by the hash of their text, refusals among them: a text is read once, however often its page is made. */
export class KeptReadings {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  read(source: string, parse: (source: string) => Reading): RichNode[] {
    const hash = createHash('sha256').update(source).digest('base64');
    const known = this.#kept.get(hash);
    const kept = known ?? judged(source, parse);
    // A map keeps its order: the entry that was used last goes to the end.
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

function judged(source: string, parse: (source: string) => Reading): Kept {
  try {
    const { nodes, bytes } = parse(source);
    return { nodes, bytes: bytes + LEAST_BYTES };
  } catch (refusal) {
    return { refusal, bytes: LEAST_BYTES };
  }
}
