import { Global, type CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PAPERS_FOLDER, pdfOf, type Paper } from '@/config/papers/paper';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Wide } from '@/ui/layout/page';
import { documentDay } from '@/utils/dates';
import { Definitions, type Definition } from '../definitions';
import { CollapsibleText } from '../collapsible-text';
import { NextLinks, type Link } from '../next-links';
import type { Section } from '../contents';
import { ListedSections } from '../sections';
import { TitleBlock } from '../title-block';

const Edition = styled('div')({ borderBlockStart: `1px solid ${color.rule}`, maxInlineSize: 820, marginBlockEnd: 40 });

/** Removes characters that could end the CSS string or the rule, because the title comes from the service. */
const cssText = (text: string) => `"${text.replace(/["\\<>{}\p{Cc}]/gu, '')}"`;
const SMALL_PRINT = { fontSize: '8pt', color: '#000' };

const printOf = (title: string, version: string): CSSObject => ({
  '@page': {
    margin: '20mm 18mm 22mm',
    '@bottom-left': { ...SMALL_PRINT, content: cssText(`${title}, version ${version}`) },
    '@bottom-right': { ...SMALL_PRINT, content: 'counter(page) " of " counter(pages)' },
  },
  '@media print': {
    html: { fontSize: '10pt !important' },
    body: { background: '#fff !important' },
    // Hides everything except `#main`, its contents and its ancestors, for example header, menus, notices and dialogs.
    'body *:not(:has(#main), #main, #main *)': { display: 'none !important' },
    'article, article *': { color: '#000 !important' },
    main: { paddingBlock: '0 !important' },
    'h2, h3, dt': { breakAfter: 'avoid' },
    'p, li, dd': { orphans: 3, widows: 3 },
  },
});

type LegalChange = { version: string; effective: string; points: readonly string[] };

type LegalEdition = {
  version: string;
  effective: ReactNode;
  replaces?: ReactNode;
  changes?: readonly LegalChange[];
  issuer?: string;
  file?: Pick<Paper, 'file' | 'title'>;
};

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

type Props = {
  kicker: string;
  title: string;
  lead: ReactNode;
  edition: LegalEdition;
  opening?: ReactNode;
  sections: readonly Section[];
  closing?: ReactNode;
  nextLinks: readonly Link[];
};

const Points = styled('ul')({ listStyle: 'disc', paddingInlineStart: '1.3em' });

const listOf = (points: readonly string[]) => (
  <Points>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </Points>
);

const toRows = (edition: LegalEdition, own?: LegalChange): readonly Definition[] => [
  { term: 'Version', meaning: edition.version },
  { term: 'In force from', meaning: edition.effective },
  ...(edition.replaces ? [{ term: 'Replaces', meaning: edition.replaces }] : []),
  ...(own ? [{ term: 'Changed', meaning: listOf(own.points) }] : []),
  ...(edition.issuer ? [{ term: 'Issued by', meaning: edition.issuer }] : []),
  ...(edition.file ? [{ term: 'As a file', meaning: fileLink(edition.file) }] : []),
];

const fileLink = ({ file, title }: Pick<Paper, 'file' | 'title'>) => (
  <>
    <a href={`/${PAPERS_FOLDER}/${pdfOf(file)}`}>{title} (PDF)</a>, hash under{' '}
    <AppLink href="/docs#files">Documents</AppLink>
  </>
);

const Earlier = ({ changes }: { changes: readonly LegalChange[] }) => (
  <CollapsibleText title="What earlier versions changed">
    {changes.map(({ version, effective, points }) => (
      <div key={version}>
        <p>
          Version {version}, <time dateTime={effective.slice(0, 10)}>{documentDay(effective)}</time>
        </p>
        {listOf(points)}
      </div>
    ))}
  </CollapsibleText>
);

function Identity({ edition }: { edition: LegalEdition }) {
  const { version, changes = [] } = edition;
  const own = changes[0]?.version === version ? changes[0] : undefined;
  const earlier = own ? changes.slice(1) : changes;
  return (
    <Edition>
      <Definitions items={toRows(edition, own)} />
      {earlier.length > 0 && <Earlier changes={earlier} />}
    </Edition>
  );
}

export const LegalArticle = ({ kicker, title, lead, edition, opening, sections, closing, nextLinks }: Props) => (
  <Wide>
    <Global styles={printOf(title, edition.version)} />
    <article>
      <TitleBlock kicker={kicker} title={title} lead={lead} />
      {opening}
      <Identity edition={edition} />
      {sections.length > 0 && <ListedSections sections={sections} isNumbered />}
    </article>
    {closing && <OnScreen>{closing}</OnScreen>}
    <NextLinks links={nextLinks} />
  </Wide>
);
