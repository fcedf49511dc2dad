import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

export const look = {
  font: 'inherit',
  fontWeight: 550,
  lineHeight: 1.2,
  minBlockSize: 44,
  paddingBlock: 10,
  paddingInline: 18,
  borderRadius: 3,
  border: `1px solid ${color.edge}`,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  // At a large text size, a label can be wider than a phone's screen.
  '@media (max-width: 479px)': { whiteSpace: 'normal' },
  '&:hover:not(:disabled)': { borderColor: color.ink },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
  '&[aria-busy="true"]': { cursor: 'progress' },
} as const;

export const primaryLook = {
  ...look,
  background: color.metal,
  borderColor: color.metal,
  color: color.onMetal,
  '&:hover:not(:disabled)': { borderColor: color.metal, filter: 'brightness(1.08)' },
} as const;

export const Button = styled('button')(look);
export const PrimaryButton = styled('button')(primaryLook);

export const TextButton = styled(Button)({
  border: 0,
  paddingInline: 0,
  color: color.metal,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const IconButton = styled(Button)({
  inlineSize: 40,
  minInlineSize: 40,
  paddingInline: 0,
  display: 'inline-grid',
  placeItems: 'center',
  borderColor: 'transparent',
});
