import { useMemo } from 'react';
import type { DataOf, getStatic } from '@/api/contract';
import { Moment } from '@/ui/moment';
import { PageHead } from '@/ui/page-head';
import { readRichText } from '@/ui/rich-text/read-rich-text';
import { RichText } from '@/ui/rich-text/rich-text';
import { sectionsOf } from '@/ui/rich-text/sections';
import { useScrollToTarget } from '../hooks/use-scroll-to-target';
import { LegalArticle } from './legal-article';
import { PAGE_ONWARD } from './page-frame';
import { Prose } from './prose';

const LEAD = 'A text that the bank keeps up to date. This is the version in force.';

/** A managed page: which version it is, its contents, its sections. */
export function PageText({ page }: { page: DataOf<typeof getStatic> }) {
  const { slug, title, version, effectiveDate, content } = page;
  const { opening, sections } = useMemo(() => sectionsOf(readRichText(content)), [content]);
  useScrollToTarget();
  return (
    <>
      <PageHead title={title} description={`${title}, version ${version}. ${LEAD}`} canonical={`/static/${slug}`} />
      <LegalArticle
        kicker="The bank"
        title={title}
        lead={LEAD}
        edition={{ version, effective: <Moment iso={effectiveDate} form="day" /> }}
        opening={
          opening.length > 0 && (
            <Prose style={{ paddingBlockEnd: 32 }}>
              <RichText nodes={opening} />
            </Prose>
          )
        }
        sections={sections.map(({ nodes, ...section }) => ({ ...section, body: <RichText nodes={nodes} /> }))}
        onward={PAGE_ONWARD}
      />
    </>
  );
}
