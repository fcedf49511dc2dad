import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';

const List = styled('dl')({
  ...FIGURES,
  alignSelf: 'start',
  borderBlockEnd: `1px solid ${color.rule}`,
  '& > div': { borderBlockStart: `1px solid ${color.rule}`, paddingBlock: 18 },
  '& dt': { color: color.soft, fontSize: '0.9375rem' },
  '& dd': { ...OWN_DIRECTION, fontSize: '1.125rem', lineHeight: 1.45, marginBlockStart: 2, overflowWrap: 'anywhere' },
  '& p': { ...OWN_DIRECTION, color: color.soft, fontSize: '0.9375rem', marginBlockStart: 2 },
  '& a': { textDecorationColor: color.metal, textDecorationThickness: 1, textUnderlineOffset: '0.22em' },
});

type Item = { term: string; meaning: ReactNode; note?: string };

export const AtOnce = ({ items }: { items: readonly Item[] }) => (
  <List>
    {items.map(({ term, meaning, note }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {meaning}
          {note && <p>{note}</p>}
        </dd>
      </div>
    ))}
  </List>
);
