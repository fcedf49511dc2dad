import type { ReactNode } from 'react';
import type { Edition } from '@/config/editions';
import { RichText } from '@/ui/rich-text/rich-text';
import type { RichSections } from '@/ui/rich-text/sections';
import { documentDay } from '@/utils/dates';
import { withKnownIds, type LegalTextProps, type ServedLegalText } from '../../model/legal-text';
import { LegalArticle } from './legal-article';
import type { Link } from '../next-links';
import { Prose } from '../prose';
import { RiskNotice } from './risk-notice';
import type { Section } from '../contents';

type OwnEdition = {
  edition: Edition;
  issuer: string;
  replaces: string;
  sections: readonly Section[];
  /** The summary above the sections. In a text from the service, the summary is a section with the same title. */
  summary?: { title: string; id: string; body: ReactNode };
};

type Props = Partial<LegalTextProps> & {
  own: OwnEdition;
  lead: string;
  nextLinks: readonly Link[];
  closing?: (version: string) => ReactNode;
};

const summaryNotice = ({ title, id, body }: NonNullable<OwnEdition['summary']>) => (
  <RiskNotice title={title}>
    <div id={id}>{body}</div>
  </RiskNotice>
);

const richSection = ({ nodes, ...section }: RichSections['sections'][number]): Section => ({
  ...section,
  body: <RichText nodes={nodes} />,
});

const day = ({ iso, label }: Edition['effective']) => <time dateTime={iso}>{label}</time>;
const servedDay = (iso: string | null) =>
  iso === null ? '—' : day({ iso: iso.slice(0, 10), label: documentDay(iso) });

function servedParts({ text }: ServedLegalText, { sections, summary }: OwnEdition) {
  const known = withKnownIds(text.sections.map(richSection), summary ? [summary, ...sections] : sections);
  const ownSummary = known.find(({ id }) => id === summary?.id);
  return {
    sections: known.filter((section) => section !== ownSummary),
    opening: (
      <>
        {text.opening.length > 0 && (
          <Prose style={{ paddingBlockEnd: 32 }}>
            <RichText nodes={text.opening} />
          </Prose>
        )}
        {ownSummary && summaryNotice(ownSummary)}
      </>
    ),
  };
}

export function LegalPage({ own, served, changes, lead, nextLinks, closing }: Props) {
  const { edition, issuer, replaces } = own;
  const version = served?.version ?? edition.version;
  const about = version === edition.version ? { replaces, issuer, file: edition } : {};
  const parts = served
    ? servedParts(served, own)
    : { sections: own.sections, opening: own.summary && summaryNotice(own.summary) };
  return (
    <LegalArticle
      kicker="Legal"
      title={served?.title ?? edition.title}
      lead={lead}
      edition={{
        ...about,
        version,
        effective: served ? servedDay(served.effectiveDate) : day(edition.effective),
        changes,
      }}
      opening={parts.opening}
      sections={parts.sections}
      closing={closing?.(version)}
      nextLinks={nextLinks}
    />
  );
}
