import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

export type Section = { id: string; title: string; body: ReactNode };

const Nav = styled('nav')({
  marginBlockEnd: 40,
  fontSize: '0.9375rem',
  [from.desktop]: {
    position: 'sticky',
    insetBlockStart: 32,
    alignSelf: 'start',
    maxBlockSize: 'calc(100dvh - 64px)',
    overflowY: 'auto',
    marginBlockEnd: 0,
  },
  '@media print': { display: 'none' },
});
const Title = styled('p')({ color: color.faint, marginBlockEnd: 6 });
const List = styled('ol')({ ...FIGURES, borderBlockStart: `1px solid ${color.rule}` });
const Entry = styled('li')({ borderBlockEnd: `1px solid ${color.rule}` });
const Jump = styled('a')({
  display: 'flex',
  gap: 10,
  paddingBlock: 9,
  lineHeight: 1.4,
  color: color.soft,
  textDecoration: 'none',
  '&:hover': { color: color.ink },
});
const SectionNumber = styled('span')({ color: color.faint, minInlineSize: '1.4em' });

type Props = { sections: readonly Section[]; isNumbered?: boolean };

export const Contents = ({ sections, isNumbered = false }: Props) => (
  <Nav aria-label="On this page">
    <Title aria-hidden="true">On this page</Title>
    <List>
      {sections.map(({ id, title }, index) => (
        <Entry key={id}>
          <Jump href={`#${id}`}>
            {isNumbered && <SectionNumber>{index + 1}</SectionNumber>}
            {title}
          </Jump>
        </Entry>
      ))}
    </List>
  </Nav>
);
