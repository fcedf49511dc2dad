import { getStatic } from '@/api/contract';
import { EDITION_CHANGES } from '@/config/edition-changes';
import type { EDITIONS } from '@/config/editions';
import { AppError, isAppError } from '@/errors/app-error';
import type { LegalTextProps } from '@/features/content';
import { sectionsOf } from '@/ui/rich-text/sections';
import { askService } from './ask-service';
import { readRichText } from './read-rich-text';
import { fixedPageProps } from './page-props';

type Slug = keyof typeof EDITIONS;

const ownProps = (slug: Slug): LegalTextProps => ({ served: null, changes: EDITION_CHANGES[slug] });

async function readLegalText(slug: Slug): Promise<LegalTextProps> {
  try {
    const { content, ...page } = await askService(getStatic, { slug });
    if (page.slug !== slug) throw new AppError({ kind: 'protocol', reason: 'shape' });
    const { title, version, effectiveDate, changes } = page;
    return {
      served: { title, version, effectiveDate, text: sectionsOf(readRichText(content)) },
      changes: (changes ?? []).map(({ effectiveDate: effective, ...change }) => ({ ...change, effective })),
    };
  } catch (error) {
    // If the service lacks this text, the repository's text is used. After any other failure, Next keeps the last page.
    if (isAppError(error) && error.fault.kind === 'missing') return ownProps(slug);
    throw error;
  }
}

/** Shows the same version that the service asks investors to accept. */
export const legalTextProps = (slug: Slug) => fixedPageProps<LegalTextProps>(() => readLegalText(slug), ownProps(slug));
