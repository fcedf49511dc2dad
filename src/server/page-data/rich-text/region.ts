/**
 * A part of the text whose elements are dropped. The region only counts open elements by name, so it finds its own end
 * tag without storing them.
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
