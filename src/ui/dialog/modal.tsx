import styled from '@emotion/styled';
import {
  useEffect,
  useId,
  useRef,
  type ComponentType,
  type DialogHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { color } from '@/theme/tokens';
import { IconButton } from '../button/button';

export const DialogSurface = styled('dialog')({
  border: `1px solid ${color.edge}`,
  background: color.raised,
  color: color.ink,
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgba(8, 7, 5, 0.6)' },
});

const Head = styled('header')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockEnd: 16,
});
const Title = styled('h2')({ fontSize: '1.625rem', paddingBlockStart: 6 });
const Close = styled(IconButton)({ marginInlineEnd: -12, flexShrink: 0 });

const Cross = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);

export type ModalProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** False removes the close button and ignores Escape, for a task that must be completed. */
  canClose?: boolean;
  isUndisturbed?: boolean;
};

type SurfaceProps = DialogHTMLAttributes<HTMLDialogElement> & { ref?: Ref<HTMLDialogElement> };

type Props = ModalProps & { surface: ComponentType<SurfaceProps> };

function useShownModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    const show = () => dialog.current?.showModal();
    const before = document.querySelector<HTMLDialogElement>('dialog[open][data-undisturbed]');
    if (!before) return show();
    before.addEventListener('close', show, { once: true });
    return () => before.removeEventListener('close', show);
  }, [isOpen]);
  return dialog;
}

export function Modal({ surface: Surface, title, isOpen, onClose, canClose = true, isUndisturbed, children }: Props) {
  const dialog = useShownModal(isOpen);
  const titleId = useId();
  return (
    <Surface
      ref={dialog}
      aria-labelledby={titleId}
      data-undisturbed={isUndisturbed}
      onCancel={(event) => {
        if (!canClose) event.preventDefault();
      }}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <Head>
            <Title id={titleId}>{title}</Title>
            {canClose && (
              <Close type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
                <Cross />
              </Close>
            )}
          </Head>
          {children}
        </>
      )}
    </Surface>
  );
}
