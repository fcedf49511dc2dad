import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';

const Scroll = styled('div')({
  overflowX: 'auto',
  maxInlineSize: 820,
  marginBlock: '1.5em !important',
  '&:first-of-type': { marginBlockStart: '0.75em !important' },
});
const Table = styled('table')({
  ...FIGURES,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.45,
  '& th, & td': {
    paddingBlock: 10,
    paddingInlineEnd: 24,
    borderBlockEnd: `1px solid ${color.rule}`,
    ...OWN_DIRECTION,
    verticalAlign: 'baseline',
    fontWeight: 400,
  },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& thead th': { color: color.soft, fontWeight: 550, borderBlockEndColor: color.edge },
  '& caption': { ...OWN_DIRECTION, color: color.soft, paddingBlockEnd: 10 },
});

export const RichTable = ({ children }: { children: ReactNode }) => (
  <Scroll role="group" aria-label="Table" tabIndex={0}>
    <Table>{children}</Table>
  </Scroll>
);
