import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const List = styled('dl')({ ...FIGURES, borderBlockEnd: `1px solid ${color.rule}`, maxInlineSize: 820 });
const Pair = styled('div')({
  paddingBlock: 13,
  '& + &': { borderBlockStart: `1px solid ${color.rule}` },
  [from.tablet]: { display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: 28 },
});
const Term = styled('dt')({ color: color.soft });
const Meaning = styled('dd')({ lineHeight: 1.55 });

export type Definition = { term: string; meaning: ReactNode };

export const Definitions = ({ items }: { items: readonly Definition[] }) => (
  <List>
    {items.map(({ term, meaning }) => (
      <Pair key={term}>
        <Term>
          <bdi>{term}</bdi>
        </Term>
        <Meaning>
          <bdi>{meaning}</bdi>
        </Meaning>
      </Pair>
    ))}
  </List>
);
