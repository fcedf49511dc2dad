import * as z from 'zod/mini';
import type { UrlFields } from '@/utils/hooks/use-url-fields';
import { FILTERS, filtersFrom } from './list-url';

export type SavedView = { name: string; fields: UrlFields };

export const MAX_NAME_LENGTH = 40;
const MAX_VIEWS = 20;
const SAVED_FIELDS = [...FILTERS, 'sort'] as const;

const schema = z.array(z.object({ name: z.string(), fields: z.record(z.string(), z.string()) }));

export function readViews(text: string | null): readonly SavedView[] {
  try {
    return schema.parse(JSON.parse(text ?? '[]')).slice(0, MAX_VIEWS);
  } catch {
    return [];
  }
}

export const fieldsOfView = (fields: UrlFields): UrlFields =>
  Object.fromEntries(
    SAVED_FIELDS.flatMap((name) => {
      const text = fields[name]?.trim();
      return text ? [[name, text] as const] : [];
    }),
  );

/** Compares the resulting queries, so that equivalent URLs count as the same view. */
export const isSameView = (one: UrlFields, other: UrlFields): boolean => keyOf(one) === keyOf(other);

function keyOf(fields: UrlFields): string {
  const asked = filtersFrom({ ...fields, page: '' });
  return JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export type NameProblem = 'empty' | 'taken' | 'full';

const bare = (name: string) => name.trim().toLowerCase();

export function nameProblem(views: readonly SavedView[], name: string, before?: string): NameProblem | null {
  if (bare(name) === '') return 'empty';
  if (views.some((view) => bare(view.name) === bare(name) && view.name !== before)) return 'taken';
  return before === undefined && views.length >= MAX_VIEWS ? 'full' : null;
}

const TEXTS: Readonly<Record<NameProblem, string>> = {
  empty: 'Enter a name for the filter.',
  taken: 'Another filter has this name.',
  full: `You can save up to ${MAX_VIEWS} filters. Remove one first.`,
};

export const problemText = (problem: NameProblem): string => TEXTS[problem];

const named = (name: string) => name.trim().slice(0, MAX_NAME_LENGTH);

export const withView = (views: readonly SavedView[], { name, fields }: SavedView): readonly SavedView[] => [
  ...views,
  { name: named(name), fields: fieldsOfView(fields) },
];

export const renamed = (views: readonly SavedView[], before: string, name: string): readonly SavedView[] =>
  views.map((view) => (view.name === before ? { ...view, name: named(name) } : view));

export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);
