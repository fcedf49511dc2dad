import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import { whyNotConnected } from '@/errors/words/connecting';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { useStore } from '@/utils/hooks/use-store';
import { connectAttempt, hasNoteOfItsOwn } from '../rainbowkit/connect-attempt';
import { SHEET } from '../rainbowkit/dialog-repair';

const Note = styled('p')({
  ...OWN_DIRECTION,
  position: 'sticky',
  insetBlockEnd: 0,
  margin: 0,
  paddingBlock: 14,
  paddingInline: 24,
  borderBlockStart: `2px solid ${color.loss}`,
  background: color.raised,
  color: color.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
});

/** The note is inside RainbowKit's dialog, because a separate dialog would cover the retry button. */
export function ConnectFailureNote() {
  const attempt = useStore(connectAttempt);
  const why = attempt && !attempt.isAsking && !hasNoteOfItsOwn(attempt) && whyNotConnected(attempt.error);
  const sheet = why && document.querySelector(SHEET);
  return sheet ? createPortal(<Note role="alert">{why}</Note>, sheet) : null;
}
