import type { RichNode } from '@/ui/rich-text/rich-node';
import { SCOPES } from './elements';

/** Where nodes and text of an open element go. */
export type Place = {
  /** The element that shows them. */
  owner: string;
  children: RichNode[];
  /** In front of the last child: what a table cannot hold is moved in front of it. */
  isInFront: boolean;
  around?: Place;
};

export type Open = {
  name: string;
  place: Place;
  /** Of the parts of a table: for what they cannot hold. */ front?: Place;
};

type Names = { has: (name: string) => boolean };

/** The elements that are open, outermost first. They are never many, so each search walks a short list. */
export class OpenElements {
  readonly #root: Open;
  readonly #open: Open[];

  constructor(root: Open) {
    this.#root = root;
    this.#open = [root];
  }

  get top(): Open {
    return this.#open.at(-1) ?? this.#root;
  }

  get depth(): number {
    return this.#open.length - 1;
  }

  nameAt(index: number): string | undefined {
    return this.#open[index]?.name;
  }

  push(open: Open): void {
    this.#open.push(open);
  }

  /** Ends the element at this index and all inside it. The root stays. */
  closeAt(index: number): void {
    if (index > 0) this.#open.length = Math.min(index, this.#open.length);
  }

  /** The innermost element of these names, unless one of `stops` lies inside it; otherwise -1. */
  find(names: Names, stops: Names = SCOPES): number {
    for (let index = this.#open.length - 1; index > 0; index -= 1) {
      const { name } = this.#open[index] ?? this.#root;
      if (names.has(name)) return index;
      if (stops.has(name)) return -1;
    }
    return -1;
  }
}
