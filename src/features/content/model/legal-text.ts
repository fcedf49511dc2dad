import type { LegalChange } from '@/api/contract';
import type { RichSections } from '@/ui/rich-text/sections';

/** A legal text as the token service publishes it: this version is the one that investors accept. */
export type ServedLegalText = {
  title: string;
  version: string;
  effectiveDate: string | null;
  changes: readonly LegalChange[];
  text: RichSections;
};

type Titled = { id: string; title: string };

/** Gives a served section the id of the repository's section of the same title, so that links to it keep working. */
export function withKnownIds<Section extends Titled>(served: readonly Section[], known: readonly Titled[]): Section[] {
  const ids = new Map(known.map(({ id, title }) => [title, id]));
  return served.map((section) => {
    const id = ids.get(section.title) ?? section.id;
    ids.delete(section.title);
    return { ...section, id };
  });
}
