import { BETWEEN_BLOCKS, type RichNode } from '@/ui/rich-text/rich-node';
import type { Budget } from './budget';
import { INLINE } from './elements';
import type { InsertionPoint } from './open-elements';

export class Writer {
  readonly #budget: Budget;
  #run: { place: InsertionPoint; pieces: string[] } | null = null;
  #isBreakDue = false;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  breakWords(): void {
    this.#isBreakDue = true;
  }

  text(place: InsertionPoint, text: string): void {
    if (this.#run?.place !== place) this.endRun();
    this.#run ??= { place, pieces: [] };
    const last = this.#run.pieces.at(-1);
    if (this.#isBreakDue && last !== undefined && !/\s$/.test(last)) this.#run.pieces.push(' ');
    this.#isBreakDue = false;
    this.#run.pieces.push(text);
  }

  append(place: InsertionPoint, node: RichNode): void {
    this.endRun();
    this.#isBreakDue = false;
    if (place.isInFront) place.children.splice(-1, 0, node);
    else place.children.push(node);
  }

  endRun(): void {
    const run = this.#run;
    this.#run = null;
    if (!run) return;
    const text = textFor(run.place, run.pieces.join(''));
    if (text === '' || (text.trim() === '' && isBetweenBlocks(run.place))) return;
    this.#budget.text(text);
    this.append(run.place, text);
  }
}

/** Browsers drop a newline right after `<pre>`, which would break hydration. */
const textFor = ({ owner, children, isInFront }: InsertionPoint, text: string): string =>
  owner === 'pre' && children.length === Number(isInFront) ? text.replace(/^\n+/, '') : text;

function isBetweenBlocks({ owner, children, isInFront }: InsertionPoint): boolean {
  if (isInFront) return true;
  const before = children.at(-1);
  const isAfterInline = typeof before === 'object' && INLINE.has(before.tag);
  return BETWEEN_BLOCKS.has(owner) && !isAfterInline;
}
