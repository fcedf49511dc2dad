import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';

export const Rows = styled('ul')({
  ...FIGURES,
  borderBlockEnd: `1px solid ${color.rule}`,
  '&&': { listStyle: 'none', paddingInlineStart: 0, maxInlineSize: 820 },
  '&& > li + li': { marginBlockStart: 0 },
});
export const Row = styled('li')({
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlock: 18,
  breakInside: 'avoid',
});
export const Line = styled('div')({
  [from.tablet]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 32 },
});
export const ProofText = styled('div')({ minInlineSize: 0 });
export const About = styled('p')({ ...OWN_DIRECTION, color: color.soft, fontSize: '1rem', lineHeight: 1.5 });
export const Proof = styled('p')({
  flex: 'none',
  color: color.soft,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  // Overrides the alignment that `OWN_DIRECTION` sets in the surrounding text.
  '&&': { [from.tablet]: { textAlign: 'end' } },
});
export const Exact = styled('bdi')({
  ...FIGURES,
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: color.soft,
});
export const Tail = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  fontSize: '0.9375rem',
  '@media print': { '& button, & a': { display: 'none' } },
});
