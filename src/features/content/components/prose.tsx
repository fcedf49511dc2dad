import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';

export const MEASURE = '33em';

export const Prose = styled('div')({
  ...FIGURES,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  minInlineSize: 0,
  '& > * + *': { marginBlockStart: '1em' },
  '& > p, & > ul, & > ol': { maxInlineSize: MEASURE, textWrap: 'pretty' },
  '& p, & li, & h2, & h3': OWN_DIRECTION,
  '& h3': { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4, maxInlineSize: MEASURE },
  '& > h2': { fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)', lineHeight: 1.16, textWrap: 'balance' },
  '& > * + h2': { marginBlockStart: '1.7em' },
  '& > h2 + *': { marginBlockStart: '0.6em' },
  '& > p + h3, & > ul + h3': { marginBlockStart: '1.6em' },
  '& > h3 + p': { marginBlockStart: '0.3em' },
  '& > dl + p, & > p + dl, & > table + p, & > figure + p': { marginBlockStart: '1.5em' },
  // WebKit puts a list marker where the item's text starts. Both sides have padding, because that can be either side.
  '& > ul, & > ol': { paddingInline: '1.3em' },
  '& > ul': { listStyle: 'disc' },
  '& > ol': { listStyle: 'decimal' },
  '& li > ul, & li > ol': { paddingInlineStart: '1.3em', listStyle: 'inherit' },
  '& > dl > dt': { fontWeight: 650 },
  '& > dl > dd + dt': { marginBlockStart: '0.7em' },
  '& > ul > li::marker, & > ol > li::marker': { color: color.faint },
  '& > ul > li + li, & > ol > li + li': { marginBlockStart: '0.45em' },
  '& a': { textDecorationColor: color.metal, textDecorationThickness: 1, textUnderlineOffset: '0.22em' },
  '& a:hover': { color: color.metal },
});
