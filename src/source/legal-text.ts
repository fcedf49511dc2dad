import { getStatic } from '@/api/contract';
import type { EDITIONS } from '@/config/editions';
import { AppError, isAppError } from '@/errors/app-error';
import type { ServedLegalText } from '@/features/content';
import { sectionsOf } from '@/ui/rich-text/sections';
import { askService } from './ask-service';
import { readRichText } from './read-rich-text';
import { servedWith } from './served';

export type LegalTextProps = { served: ServedLegalText | null };

async function readLegalText(slug: keyof typeof EDITIONS): Promise<ServedLegalText | null> {
  try {
    const { content, ...page } = await askService(getStatic, { slug });
    if (page.slug !== slug) throw new AppError({ kind: 'protocol', reason: 'shape' });
    const { title, version, effectiveDate, changes } = page;
    return { title, version, effectiveDate, changes: changes ?? [], text: sectionsOf(readRichText(content)) };
  } catch (error) {
    // A service without this text leaves the repository's. Any other failure keeps the page that was served last.
    if (isAppError(error) && error.fault.kind === 'missing') return null;
    throw error;
  }
}

/** The version that the service asks investors to accept is the version that its page shows. */
export const legalTextProps = (slug: keyof typeof EDITIONS) =>
  servedWith<LegalTextProps>(async () => ({ served: await readLegalText(slug) }), { served: null });
