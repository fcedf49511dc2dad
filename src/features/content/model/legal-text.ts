import type { EditionChange } from '@/config/edition-changes';
import type { RichSections } from '@/ui/rich-text/sections';

/** A legal text as the token service publishes it: this version is the one that investors accept. */
export type ServedLegalText = {
  title: string;
  version: string;
  effectiveDate: string | null;
  text: RichSections;
};

/** What the server tells of a legal text: the service's own, where it has published one, and what its versions changed. */
export type LegalTextProps = { served: ServedLegalText | null; changes: readonly EditionChange[] };

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
