import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import { DECLINED, whyNotConnected } from '@/errors/words/connecting';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { useStore } from '@/utils/use-store';
import { connectFailure } from '../rainbowkit/connect-failure';
import { SHEET } from '../rainbowkit/dialog-repair';

const Note = styled('p')({
  ...OWN_DIRECTION,
  position: 'sticky',
  insetBlockEnd: 0,
  margin: 0,
  paddingBlock: 14,
  paddingInline: 24,
  borderBlockStart: `1px solid ${color.rule}`,
  background: color.raised,
  color: color.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '&[role="alert"]': { borderBlockStart: `2px solid ${color.loss}` },
});

/** At the foot of RainbowKit's dialog: a dialog of its own would lie over the retry. */
export function ConnectFailureNote() {
  const failure = useStore(connectFailure);
  const sheet = failure && document.querySelector(SHEET);
  if (!sheet) return null;
  const why = whyNotConnected(failure.error);
  return createPortal(<Note role={why === DECLINED ? 'status' : 'alert'}>{why}</Note>, sheet);
}
