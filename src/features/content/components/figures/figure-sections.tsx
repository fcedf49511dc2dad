import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { Prose } from '../prose';
import type { Section } from '../contents';

const Grid = styled('div')({
  [from.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 88 },
});
const Region = styled('section')({
  paddingBlock: 'clamp(36px, 4.6vw, 68px)',
  scrollMarginBlockStart: 16,
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '&[data-span="half"]': { gridColumn: 'auto' },
  '@media print': { paddingBlock: 14 },
});
const Title = styled('h2')({
  fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)',
  lineHeight: 1.12,
  marginBlockEnd: 18,
  textWrap: 'balance',
});
const Aside = styled('div')({ '& p': { color: color.soft } });
const Beside = styled('div')({
  display: 'grid',
  gap: 28,
  '& > *': { minInlineSize: 0 },
  [from.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)', columnGap: 88, alignItems: 'start' },
});

export type FigureSection = Section & {
  span?: 'half';
  beside?: ReactNode;
};

export const FigureSections = ({ sections }: { sections: readonly FigureSection[] }) => (
  <Grid>
    {sections.map(({ id, title, body, span, beside }) => {
      const titled = (
        <>
          <Title id={`${id}-title`}>{title}</Title>
          <Prose>{body}</Prose>
        </>
      );
      return (
        <Region key={id} id={id} data-span={span} aria-labelledby={`${id}-title`}>
          {beside ? (
            <Beside>
              <Aside>{titled}</Aside>
              {beside}
            </Beside>
          ) : (
            titled
          )}
        </Region>
      );
    })}
  </Grid>
);
