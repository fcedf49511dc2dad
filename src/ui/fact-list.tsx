import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const SIDE_BY_SIDE = {
  gridTemplateColumns: 'minmax(min-content, 1fr) fit-content(62%)',
  alignItems: 'baseline',
  '& > dd': { textAlign: 'end' },
} as const;

const List = styled('dl')({ ...FIGURES, minInlineSize: 0 });
const Pair = styled('div')({
  display: 'grid',
  columnGap: 20,
  paddingBlock: 10,
  '& + &': { borderBlockStart: `1px solid ${color.rule}` },
  '&[data-is="short"]': SIDE_BY_SIDE,
  [from.tablet]: SIDE_BY_SIDE,
});
const Term = styled('dt')({ color: color.soft });
const Value = styled('dd')({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Aligns a value by the direction of the list, because the value's text may have another direction.
  unicodeBidi: 'isolate',
  '& > bdi': { display: 'block', textAlign: ['-webkit-match-parent', 'match-parent'] },
});

export type FactEntry = readonly [term: string, value: ReactNode, length?: 'long'];

export const FactList = ({ facts }: { facts: readonly FactEntry[] }) => (
  <List>
    {facts.map(([term, value, length = 'short']) => (
      <Pair key={term} data-is={length}>
        <Term>
          <bdi>{term}</bdi>
        </Term>
        <Value>
          <bdi>{value}</bdi>
        </Value>
      </Pair>
    ))}
  </List>
);
