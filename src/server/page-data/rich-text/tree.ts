import { BOX_OF, DROPPED, type BoxTag, type RichNode } from '@/ui/rich-text/rich-node';
import { linkTarget, internalPath } from '@/utils/link-target';
import type { Budget } from './budget';
import {
  ISOLATED_ELEMENTS,
  CLOSES_PARAGRAPH,
  FORMATTING,
  HEADINGS,
  IGNORED,
  LISTS,
  SCOPES,
  TABLE_PARTS,
  TABLE_SECTIONS,
  DESCRIPTION_ITEMS,
  VOID,
} from './elements';
import { OpenElements, type InsertionPoint } from './open-elements';
import { Region } from './region';
import { Writer } from './writer';

/** Includes elements that are not kept. Deeper elements are dropped, but their text is kept. */
const MAX_DEPTH = 100;

const PARAGRAPH = new Set(['p']);
const LINK = new Set(['a']);
const TABLE = new Set(['table']);
const ITEM = new Set(['li']);
/**
 * A new list item or term closes an open one only if none of these elements lies between them. Ignores dropped
 * elements.
 */
const AROUND_ITEMS = {
  has: (name: string) => SCOPES.has(name) || (CLOSES_PARAGRAPH.has(name) && BOX_OF.has(name) && name !== 'p'),
};
const AROUND_LISTS = new Set([...SCOPES, ...LISTS]);
const AROUND_INLINE = { has: (name: string) => SCOPES.has(name) || CLOSES_PARAGRAPH.has(name) };

export type Attributes = { href?: string; src?: string; alt?: string };

/**
 * Builds the allowed nodes in one pass. Elements end where HTML ends them. But if the end of a block ends formatting,
 * the next block does not reopen it: a short text could otherwise become a long page.
 */
export class RichTree {
  readonly nodes: RichNode[] = [];
  readonly #budget: Budget;
  readonly #writer: Writer;
  readonly #open: OpenElements;
  #beyond: Region | null = null;
  #dropped: Region | null = null;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#writer = new Writer(budget);
    this.#open = new OpenElements({
      name: 'body',
      place: { owner: 'body', children: this.nodes, isInFront: false },
    });
  }

  /** Inside SVG and MathML, the tokenizer reads script and title tags like any other tags. */
  get isForeign(): boolean {
    return this.#dropped?.name === 'svg' || this.#dropped?.name === 'math';
  }

  get #place(): InsertionPoint {
    const { place, front } = this.#open.top;
    return front ?? place;
  }

  text(text: string): void {
    if (!this.#dropped) this.#writer.text(this.#place, text);
  }

  start(name: string, attributes: Attributes): void {
    if (this.#dropped) {
      if (!VOID.has(name)) this.#dropped.open(name);
    } else if (IGNORED.has(name)) return;
    else if (DROPPED.has(name)) this.#dropped = VOID.has(name) ? null : new Region(name);
    else if (this.#beyond) this.#startBeyond(this.#beyond, name);
    else if (TABLE_PARTS.has(name)) this.#startPart(name);
    else this.#startOther(name, attributes);
  }

  end(name: string): void {
    if (this.#dropped && !this.#leavesDropped(this.#dropped, name)) return;
    if (this.#beyond && !this.#leavesBeyond(this.#beyond, name)) return;
    if (name === 'br') return this.#addVoid('br');
    if (IGNORED.has(name) || VOID.has(name)) return;
    const index = this.#endedBy(name);
    if (index > 0 && CLOSES_PARAGRAPH.has(name)) this.#writer.breakWords();
    if (index > 0) return this.#open.closeAt(index);
    if (name !== 'p') return;
    this.#enter('p', 'p');
    this.#open.closeAt(this.#open.depth);
  }

  selfClose(name: string): void {
    if (this.isForeign) this.end(name);
  }

  finish(): void {
    this.#writer.endRun();
  }

  #leavesDropped(region: Region, name: string): boolean {
    if (region.has(name)) {
      region.close(name);
      if (region.isOver) this.#dropped = null;
      return false;
    }
    const isOfAround = !ISOLATED_ELEMENTS.has(region.name) && (this.#beyond?.has(name) || this.#endedBy(name) > 0);
    if (isOfAround) this.#dropped = null;
    return isOfAround;
  }

  #leavesBeyond(region: Region, name: string): boolean {
    this.#writer.breakWords();
    if (region.has(name)) {
      region.close(name);
      if (region.isOver) this.#beyond = null;
      return false;
    }
    const isOfAround = this.#endedBy(name) > 0;
    if (isOfAround) this.#beyond = null;
    return isOfAround;
  }

  #startBeyond(region: Region, name: string): void {
    this.#writer.breakWords();
    if (!VOID.has(name)) region.open(name);
  }

  #endedBy(name: string): number {
    if (HEADINGS.has(name)) return this.#open.find(HEADINGS);
    if (name === 'table') return this.#open.find(TABLE, TABLE);
    if (TABLE_PARTS.has(name)) return this.#partEndedBy(name);
    if (name === 'li') return this.#open.find(ITEM, AROUND_LISTS);
    const isOuter = FORMATTING.has(name) || CLOSES_PARAGRAPH.has(name);
    return this.#open.find({ has: (one) => one === name }, isOuter ? SCOPES : AROUND_INLINE);
  }

  #partEndedBy(name: string): number {
    const table = this.#open.find(TABLE, TABLE);
    if (table < 0) return -1;
    return [table + 1, table + 2, table + 3].find((index) => this.#open.nameAt(index) === name) ?? -1;
  }

  #startPart(name: string): void {
    const table = this.#open.find(TABLE, TABLE);
    if (table < 0) return;
    const isInRow = name === 'td' || name === 'th';
    if (!isInRow && name !== 'tr') {
      this.#open.closeAt(table + 1);
      return this.#enter(name, BOX_OF.get(name));
    }
    const hasSection = TABLE_SECTIONS.has(this.#open.nameAt(table + 1) ?? '');
    const hasRow = hasSection && this.#open.nameAt(table + 2) === 'tr';
    this.#open.closeAt(table + 1 + Number(hasSection) + Number(isInRow && hasRow));
    if (!hasSection) this.#enter('tbody', 'tbody');
    if (isInRow && !hasRow) this.#enter('tr', 'tr');
    this.#enter(name, BOX_OF.get(name));
  }

  #startOther(name: string, attributes: Attributes): void {
    this.#closeImplied(name);
    if (name === 'br' || name === 'hr') this.#addVoid(name);
    else if (name === 'img') this.#addPicture(attributes);
    else if (VOID.has(name)) return;
    else if (this.#open.depth >= MAX_DEPTH) {
      this.#beyond = new Region(name);
      this.#writer.breakWords();
    } else if (name === 'a') this.#enterLink(attributes.href ?? '');
    else this.#enter(name, this.#boxOf(name));
  }

  /**
   * Returns a wrapper for content that moves in front of a table into an element of the same kind. A browser would
   * close that element there.
   */
  #boxOf(name: string): BoxTag | undefined {
    const likes = [ITEM, DESCRIPTION_ITEMS, HEADINGS].find((names) => names.has(name));
    for (let at: InsertionPoint | undefined = likes && this.#place; at; at = at.around) {
      if (likes?.has(at.owner)) return undefined;
      if (AROUND_ITEMS.has(at.owner)) break;
    }
    return BOX_OF.get(name);
  }

  #closeImplied(name: string): void {
    if (name === 'li') this.#open.closeAt(this.#open.find(ITEM, AROUND_ITEMS));
    if (DESCRIPTION_ITEMS.has(name)) this.#open.closeAt(this.#open.find(DESCRIPTION_ITEMS, AROUND_ITEMS));
    if (CLOSES_PARAGRAPH.has(name)) this.#open.closeAt(this.#open.find(PARAGRAPH));
    // HTML closes a heading only if it is the direct parent. Here, an element between the two may have been dropped.
    if (HEADINGS.has(name)) this.#open.closeAt(this.#open.find(HEADINGS));
    if (name === 'a') this.#open.closeAt(this.#open.find(LINK));
    // A table that starts outside a cell closes the open table.
    if (name === 'table') this.#open.closeAt(this.#open.find(TABLE));
  }

  #enter(name: string, tag: BoxTag | undefined): void {
    if (!tag) return this.#enterWrapper(name);
    const children: RichNode[] = [];
    this.#budget.node(tag);
    const { front, place } = this.#open.top;
    const isPart = TABLE_PARTS.has(name);
    const around = isPart ? place : (front ?? place);
    this.#writer.append(around, { tag, children });
    const isFrame = name === 'table' || name === 'tr' || TABLE_SECTIONS.has(name);
    this.#open.push({
      name,
      place: { owner: tag, children, isInFront: false, around },
      ...(isFrame && { front: name === 'table' ? { ...around, isInFront: true } : front }),
    });
  }

  #enterWrapper(name: string): void {
    if (CLOSES_PARAGRAPH.has(name)) this.#writer.breakWords();
    this.#open.push({ name, place: this.#place });
  }

  #enterLink(raw: string): void {
    const isInLink = this.#open.find(LINK, { has: () => false }) > 0;
    const href = isInLink ? undefined : linkTarget(raw)?.href;
    if (href === undefined) return this.#enterWrapper('a');
    const children: RichNode[] = [];
    this.#budget.node('a', href);
    const around = this.#place;
    this.#writer.append(around, { tag: 'a', href, children });
    this.#open.push({ name: 'a', place: { owner: 'a', children, isInFront: false, around } });
  }

  #addVoid(tag: 'br' | 'hr'): void {
    this.#budget.node(tag);
    this.#writer.append(this.#place, { tag });
  }

  /** Allows only pictures of this site, because another host would learn who reads the page. */
  #addPicture({ src: raw, alt = '' }: Attributes): void {
    const src = internalPath(raw);
    if (src === null) return;
    this.#budget.node('img', src, alt);
    this.#writer.append(this.#place, { tag: 'img', src, alt });
  }
}
