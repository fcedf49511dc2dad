import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { DialogSurface, Modal, type ModalProps } from './modal';

const DrawerSurface = styled(DialogSurface)({
  inlineSize: 'min(460px, 100vw)',
  maxInlineSize: '100vw',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 24,
  border: 0,
  borderInlineStart: `1px solid ${color.edge}`,
});

export const Drawer = (props: ModalProps) => <Modal {...props} surface={DrawerSurface} />;
