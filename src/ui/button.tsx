import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

/** What a button looks like; a link that acts as the way on may look the same. */
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
  // Where text is set large, a label on a phone is longer than its line.
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

/** A native button. 44 px, since most of them move something that matters. */
export const Button = styled('button')(look);
export const PrimaryButton = styled('button')(primaryLook);

/** Reads as a link, acts as a button. */
export const TextButton = styled(Button)({
  border: 0,
  paddingInline: 0,
  color: color.metal,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
