import type { EditionChange } from '@/config/edition-changes';
import type { RichSections } from '@/ui/rich-text/sections';

export type ServedLegalText = {
  title: string;
  version: string;
  effectiveDate: string | null;
  text: RichSections;
};

export type LegalTextProps = { served: ServedLegalText | null; changes: readonly EditionChange[] };

type Titled = { id: string; title: string };

/** Reuses the ids of the repository's sections with the same titles, so that links to them keep working. */
export function withKnownIds<Section extends Titled>(served: readonly Section[], known: readonly Titled[]): Section[] {
  const ids = new Map(known.map(({ id, title }) => [title, id]));
  return served.map((section) => {
    const id = ids.get(section.title) ?? section.id;
    ids.delete(section.title);
    return { ...section, id };
  });
}
