import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { OVERLAY_TEXT } from '@/config/limits';
import { color } from '@/theme/tokens';
import { createStore } from '@/utils/store';
import { useStore } from '@/utils/hooks/use-store';

const blockCount = createStore(0);

/** Blocks all other input during work that must not be interrupted. Returns a function that unblocks the screen. */
export function blockScreen(): () => void {
  blockCount.set(blockCount.get() + 1);
  let isOver = false;
  return () => {
    if (!isOver) blockCount.set(blockCount.get() - 1);
    isOver = true;
  };
}

const MAX_OVERLAY_MS = 5_000;

/** Unblocks the screen after a few seconds, even if the network hangs. The check has a separate timeout. */
export function useBlockedScreen(isBlocked: boolean): void {
  useEffect(() => {
    if (!isBlocked) return;
    const release = blockScreen();
    const timer = setTimeout(release, MAX_OVERLAY_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [isBlocked]);
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Dialog = styled('dialog')({
  inlineSize: 'min(460px, calc(100vw - 32px))',
  margin: 'auto',
  padding: 32,
  textAlign: 'center',
  border: `1px solid ${color.edge}`,
  background: color.raised,
  color: color.ink,
  '&:focus': { outline: 'none' },
  '&::backdrop': { background: 'rgba(8, 7, 5, 0.72)' },
});
const Spinner = styled('span')({
  display: 'inline-block',
  inlineSize: 36,
  blockSize: 36,
  marginBlockEnd: 16,
  borderRadius: '50%',
  border: `2px solid ${color.rule}`,
  borderBlockStartColor: color.metal,
  animation: `${turn} 1.2s linear infinite`,
});

/** Mount this once. The user cannot close it. Only the code that blocked the screen can unblock it. */
export function BlockingOverlay() {
  const isBlocked = useStore(blockCount) > 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  // A layout effect, because code that restores the focus afterwards needs the dialog to be closed.
  useLayoutEffect(() => {
    if (isBlocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isBlocked]);
  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      aria-label="Processing"
      aria-describedby={textId}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      // A browser closes the dialog on the second Escape, even when `cancel` is prevented.
      onClose={() => isBlocked && dialog.current?.showModal()}
    >
      <Spinner aria-hidden="true" />
      <p id={textId}>{OVERLAY_TEXT}</p>
    </Dialog>
  );
}
