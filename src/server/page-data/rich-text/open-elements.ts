import type { RichNode } from '@/ui/rich-text/rich-node';
import { SCOPES } from './elements';

export type InsertionPoint = {
  owner: string;
  children: RichNode[];
  /**
   * Whether content is inserted before the last child. A table moves content that it cannot contain in front of itself.
   */
  isInFront: boolean;
  around?: InsertionPoint;
};

export type Open = {
  name: string;
  place: InsertionPoint;
  front?: InsertionPoint;
};

type Names = { has: (name: string) => boolean };

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

  closeAt(index: number): void {
    if (index > 0) this.#open.length = Math.min(index, this.#open.length);
  }

  /**
   * Returns the index of the innermost element with one of these names, or -1 if that element contains one of
   * `stops`.
   */
  find(names: Names, stops: Names = SCOPES): number {
    for (let index = this.#open.length - 1; index > 0; index -= 1) {
      const { name } = this.#open[index] ?? this.#root;
      if (names.has(name)) return index;
      if (stops.has(name)) return -1;
    }
    return -1;
  }
}
