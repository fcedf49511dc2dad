import { AppError } from '@/errors/app-error';
import type { Box, BreakNode } from '@/ui/rich-text/rich-node';

/** The limit for all texts of a page together. A single text is truncated at this length. */
const MAX_CHARACTERS = 200_000;
const MAX_ELEMENTS = 10_000;
const MAX_ATTRIBUTES = 64;
const MAX_NODES = 4_000;
const MAX_BYTES = 200 * 1024;

const ESCAPED_BYTES = 6;
const NODE_BYTES = 48;
const LINK_BYTES = 72;
const TABLE_BYTES = 160;

/**
 * Counts the cost of a text while it is read, and throws at a limit. The page contains each text as HTML and as
 * hydration data. Each byte is counted at its length in the longer form.
 */
export class Budget {
  #elements = 0;
  #attributes = 0;
  #nodes = 0;
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  characters(count: number): void {
    if (count > MAX_CHARACTERS) throw tooLarge();
  }

  element(): void {
    this.#attributes = 0;
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw tooLarge();
  }

  attribute(): void {
    this.#attributes += 1;
    if (this.#attributes > MAX_ATTRIBUTES) throw tooLarge();
  }

  node(tag: Box['tag'] | BreakNode['tag'] | 'a' | 'img', ...texts: string[]): void {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) throw tooLarge();
    this.#spend(tag === 'table' ? TABLE_BYTES : texts.length > 0 ? LINK_BYTES : NODE_BYTES);
    for (const text of texts) this.text(text);
  }

  text(text: string): void {
    this.#spend(bytesOf(text));
  }

  #spend(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MAX_BYTES) throw tooLarge();
  }
}

const tooLarge = () => new AppError({ kind: 'protocol', reason: 'too-large' });

const ESCAPED = /[<>&"'\\\u0000-\u001f\u2028\u2029]/g;

function bytesOf(text: string): number {
  const escaped = text.match(ESCAPED)?.length ?? 0;
  return Buffer.byteLength(text) + escaped * (ESCAPED_BYTES - 1);
}
