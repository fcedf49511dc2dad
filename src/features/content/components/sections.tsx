import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { FIGURES, TEXT_FACE } from '@/theme/typography';
import { Contents, type Section } from './contents';
import { Prose } from './prose';

const Region = styled('section')({
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlock: 'clamp(28px, 3.4vw, 48px)',
  scrollMarginBlockStart: 16,
  '@media print': { paddingBlock: 12 },
});
const Split = styled(Region)({
  [from.desktop]: {
    display: 'grid',
    gridTemplateColumns: '260px minmax(0, 1fr)',
    columnGap: 64,
    alignItems: 'baseline',
  },
});
const Title = styled('h2')({
  fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)',
  lineHeight: 1.16,
  marginBlockEnd: 16,
  textWrap: 'balance',
});
const SectionNumber = styled('bdi')({
  ...FIGURES,
  fontFamily: TEXT_FACE,
  fontSize: '0.8em',
  letterSpacing: 0,
  color: color.faint,
});
const BesideContents = styled('div')({
  '@media print': { display: 'block' },
  [from.desktop]: { display: 'grid', gridTemplateColumns: '260px minmax(0, 1fr)', columnGap: 64 },
});

const Head = styled('div')({ display: 'flex', alignItems: 'baseline', columnGap: 14 });
/** The link is beside the heading. Inside the heading, it would become part of the accessible name. */
const Anchor = styled('a')({
  flex: 'none',
  padding: 8,
  margin: -8,
  color: color.faint,
  textDecoration: 'none',
  opacity: 0,
  '&::after': { content: "'#'" },
  'section:hover > div > &, &:focus-visible': { opacity: 1 },
  '&:hover': { color: color.metal },
  '@media (hover: none)': { opacity: 1 },
  '@media print': { display: 'none' },
});

type Props = { sections: readonly Section[] };

const titleId = (id: string) => `${id}-title`;

export const SplitSections = ({ sections }: Props) =>
  sections.map(({ id, title, body }) => (
    <Split key={id} id={id} aria-labelledby={titleId(id)}>
      <Title id={titleId(id)}>{title}</Title>
      <Prose>{body}</Prose>
    </Split>
  ));

export const ListedSections = ({ sections, isNumbered = false }: Props & { isNumbered?: boolean }) => (
  <BesideContents>
    <Contents sections={sections} isNumbered={isNumbered} />
    <div>
      {sections.map(({ id, title, body }, index) => (
        <Region key={id} id={id} aria-labelledby={titleId(id)}>
          <Head>
            <Title id={titleId(id)}>
              {isNumbered && <SectionNumber>{`${index + 1}. `}</SectionNumber>}
              {title}
            </Title>
            <Anchor href={`#${id}`} aria-label={`Link to “${title}”`} />
          </Head>
          <Prose>{body}</Prose>
        </Region>
      ))}
    </div>
  </BesideContents>
);
