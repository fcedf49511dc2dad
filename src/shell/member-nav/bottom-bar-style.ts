import { color } from '@/theme/tokens';

export const bottomBarStyle = {
  display: 'grid',
  flex: '1 1 auto',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  minInlineSize: '4em',
  minBlockSize: 60,
  paddingInline: 4,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: color.soft,
  '&[aria-current], &[aria-expanded="true"]': {
    color: color.ink,
    fontWeight: 600,
    boxShadow: `inset 0 2px ${color.metal}`,
  },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
