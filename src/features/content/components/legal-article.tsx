import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Wide } from '@/ui/layout/page';
import { Definitions, type Definition } from './definitions';
import { Onward, type Link } from './onward';
import type { Section } from './section';
import { ListedSections } from './sections';
import { TitleBlock } from './title-block';

const Edition = styled('div')({ borderBlockStart: `1px solid ${color.rule}`, maxInlineSize: 820, marginBlockEnd: 40 });

/** On paper: black on white, without what only a screen can use. */
const PRINT = {
  '@page': { margin: '18mm' },
  '@media print': {
    html: { fontSize: '10pt !important' },
    body: { background: '#fff !important' },
    ':is(header, footer):not(article *)': { display: 'none !important' },
    'article, article *': { color: '#000 !important' },
    main: { paddingBlock: '0 !important' },
  },
};

type LegalEdition = {
  version: string;
  effective: ReactNode;
  replaces?: ReactNode;
  /** What this version changed. */
  points?: readonly string[];
  issuer?: string;
};

type Props = {
  kicker: string;
  title: string;
  lead: ReactNode;
  edition: LegalEdition;
  opening?: ReactNode;
  sections: readonly Section[];
  /** After the text, where somebody who has read it decides. */
  closing?: ReactNode;
  onward: readonly Link[];
};

const Points = styled('ul')({ listStyle: 'disc', paddingInlineStart: '1.3em' });

const listOf = (points: readonly string[]) => (
  <Points>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </Points>
);

const toRows = ({ version, effective, replaces, points, issuer }: LegalEdition): readonly Definition[] => [
  { term: 'Version', meaning: version },
  { term: 'In force from', meaning: effective },
  ...(replaces ? [{ term: 'Replaces', meaning: replaces }] : []),
  ...(points ? [{ term: 'Changed', meaning: listOf(points) }] : []),
  ...(issuer ? [{ term: 'Issued by', meaning: issuer }] : []),
];

/** A legal text: which version it is, numbered sections, and a form for paper. */
export const LegalArticle = ({ kicker, title, lead, edition, opening, sections, closing, onward }: Props) => (
  <Wide>
    <Global styles={PRINT} />
    <article>
      <TitleBlock kicker={kicker} title={title} lead={lead} />
      {opening}
      <Edition>
        <Definitions items={toRows(edition)} />
      </Edition>
      {sections.length > 0 && <ListedSections sections={sections} isNumbered />}
    </article>
    {closing}
    <Onward links={onward} />
  </Wide>
);
