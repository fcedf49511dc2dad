import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

export const Lead = styled('p')({
  color: color.soft,
  maxInlineSize: '40em',
  fontSize: '1.0625rem',
  textWrap: 'pretty',
  marginBlockEnd: 12,
});

export const Prose = styled('div')({
  display: 'grid',
  gap: 12,
  maxInlineSize: '42em',
  textWrap: 'pretty',
  '& a': { textDecorationColor: color.metal, textUnderlineOffset: '0.22em' },
  '& ul, & ol': { display: 'grid', gap: 8, paddingInline: '1.3em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li::marker': { color: color.faint },
});

export const Columns = styled('div')({
  display: 'grid',
  gap: '20px 64px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});
