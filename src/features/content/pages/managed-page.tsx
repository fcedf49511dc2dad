import type { DataOf, getStatic } from '@/api/contract';
import { Moment } from '@/ui/moment';
import { PageHead } from '@/ui/page-head';
import { RichText } from '@/ui/rich-text/rich-text';
import type { RichSections } from '@/ui/rich-text/sections';
import { LegalArticle } from '../components/legal/legal-article';
import { Prose } from '../components/prose';

const LEAD = 'We keep this page up to date. This is the version in force.';
const ONWARD = [
  { href: '/docs', label: 'All documents' },
  { href: '/help', label: 'Help by task' },
  { href: '/contactus', label: 'Contact us' },
];

type Props = { page: Omit<DataOf<typeof getStatic>, 'content'>; text: RichSections };

export function ManagedPageScreen({ page, text: { opening, sections } }: Props) {
  const { slug, title, version, effectiveDate, changes } = page;
  return (
    <>
      <PageHead title={title} description={`${title}, version ${version}. ${LEAD}`} canonical={`/static/${slug}`} />
      <LegalArticle
        kicker="The bank"
        title={title}
        lead={LEAD}
        edition={{
          version,
          effective: <Moment iso={effectiveDate} form="day" />,
          changes: changes?.map((change) => ({ ...change, effective: change.effectiveDate })),
        }}
        opening={
          opening.length > 0 && (
            <Prose style={{ paddingBlockEnd: 32 }}>
              <RichText nodes={opening} />
            </Prose>
          )
        }
        sections={sections.map(({ nodes, ...section }) => ({ ...section, body: <RichText nodes={nodes} /> }))}
        nextLinks={ONWARD}
      />
    </>
  );
}
