import styled from '@emotion/styled';
import { DialogSurface, Modal, type ModalProps } from './modal';

const Sheet = styled(DialogSurface)({
  inlineSize: 'min(520px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 24,
});

export const DialogActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginBlockStart: 24,
});

export const Dialog = (props: ModalProps) => <Modal {...props} surface={Sheet} />;
