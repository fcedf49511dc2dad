import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const List = styled('dl')({ ...FIGURES, minInlineSize: 0 });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) fit-content(62%)',
  columnGap: 20,
  paddingBlock: 10,
  '& + &': { borderBlockStart: `1px solid ${color.rule}` },
});
const Term = styled('dt')({ color: color.soft });
const Value = styled('dd')({ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'end' });

export type FactEntry = readonly [term: string, value: ReactNode];

/** A short sheet of facts: what it is at the start of the line, how much at its end. */
export const FactList = ({ facts }: { facts: readonly FactEntry[] }) => (
  <List>
    {facts.map(([term, value]) => (
      <Pair key={term}>
        <Term>{term}</Term>
        <Value>
          <bdi>{value}</bdi>
        </Value>
      </Pair>
    ))}
  </List>
);
