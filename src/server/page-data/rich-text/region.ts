/**
 * A part of the text whose elements are dropped. It only counts open elements by name, which is enough to find its end
 * tag.
 */
export class Region {
  readonly #open = new Map<string, number>();

  constructor(readonly name: string) {
    this.open(name);
  }

  open(name: string): void {
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
  }

  has(name: string): boolean {
    return (this.#open.get(name) ?? 0) > 0;
  }

  close(name: string): void {
    this.#open.set(name, (this.#open.get(name) ?? 0) - 1);
  }

  get isOver(): boolean {
    return !this.has(this.name);
  }
}
