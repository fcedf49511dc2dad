import type { Page } from '@/api/contract';
import { DAY } from './clock';
import { formRefusal } from './refusal';

const PAGE_SIZE = 20;

type Paging = { page?: number | undefined; limit?: number | undefined };

export function pageFrom<Item>(items: readonly Item[], { page = 1, limit = PAGE_SIZE }: Paging): Page<Item> {
  const start = (page - 1) * limit;
  const pages = Math.max(1, Math.ceil(items.length / limit));
  return { docs: items.slice(start, start + limit), total: items.length, page, limit, pages };
}

export const isWanted = (wanted: string | undefined, is: string | undefined): boolean =>
  wanted === undefined || wanted.toLowerCase() === is?.toLowerCase();

type Span = { from?: string | undefined; to?: string | undefined };

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

export function withinSpan<Item>(items: readonly Item[], { from, to }: Span, timeOf: (item: Item) => string): Item[] {
  if (from === undefined && to === undefined) return [...items];
  const start = from === undefined ? -Infinity : Date.parse(from);
  const end = to === undefined ? Infinity : Date.parse(to) + (IS_DAY.test(to) ? DAY - 1 : 0);
  return items.filter((item) => {
    const at = Date.parse(timeOf(item));
    return start <= at && at <= end;
  });
}

type Sortable = string | number | bigint;

export function sortedBy<Item>(
  items: readonly Item[],
  sort: string,
  fields: Readonly<Record<string, (item: Item) => Sortable>>,
): Item[] {
  const name = sort.replace(/^-/, '');
  const valueOf = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!valueOf) throw formRefusal({ sort: `Sort by one of: ${Object.keys(fields).join(', ')}.` });
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare = (a: Sortable, b: Sortable) => (a < b ? -1 : Number(a > b));
  const valued = items.map((item) => ({ item, value: valueOf(item) }));
  return valued.toSorted((a, b) => direction * compare(a.value, b.value)).map(({ item }) => item);
}

export function matchesSearch(search: string | undefined, texts: readonly string[]): boolean {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const all = texts.join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
}
