import type { ReactNode } from 'react';
import type { EditionChange } from '@/config/edition-changes';
import type { Edition } from '@/config/editions';
import type { Paper } from '@/config/papers/paper';
import { Moment } from '@/ui/moment';
import { RichText } from '@/ui/rich-text/rich-text';
import type { RichSections } from '@/ui/rich-text/sections';
import { withKnownIds, type ServedLegalText } from '../model/legal-text';
import { LegalArticle } from './legal-article';
import type { Link } from './onward';
import { Prose } from './prose';
import { RiskNotice } from './risk-notice';
import type { Section } from './section';

/** The repository's own edition, shown while the service has published none. */
type OwnEdition = {
  edition: Edition;
  issuer: string;
  replaces: string;
  changes: readonly EditionChange[];
  file: Paper;
  sections: readonly Section[];
  /** Stands above the sections. A served text has it as a section of the same title. */
  summary?: { title: string; id: string; body: ReactNode };
};

type Props = {
  own: OwnEdition;
  served?: ServedLegalText | null;
  lead: string;
  onward: readonly Link[];
  /** What follows the text, for the version that is shown. */
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

/** One of the three legal texts that investors accept or rely on: the service's text, else the repository's. */
export function LegalPage({ own, served, lead, onward, closing }: Props) {
  const { edition, issuer, replaces, changes, file } = own;
  const version = served?.version ?? edition.version;
  const about = version === edition.version ? { replaces, issuer, file } : {};
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
        effective: served ? (
          <Moment iso={served.effectiveDate} form="day" />
        ) : (
          <time dateTime={edition.effective.iso}>{edition.effective.words}</time>
        ),
        changes: served ? served.changes.map((change) => ({ ...change, effective: change.effectiveDate })) : changes,
      }}
      opening={parts.opening}
      sections={parts.sections}
      closing={closing?.(version)}
      onward={onward}
    />
  );
}
