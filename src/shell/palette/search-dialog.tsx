import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { DialogSurface, Modal } from '@/ui/dialog/modal';
import { useStore } from '@/utils/hooks/use-store';
import { useUserChangeCount } from '@/session/use-user-change-count';
import { Search } from './search';
import { closeShown, paletteStore } from './state';

const Surface = styled(DialogSurface)({
  inlineSize: '100vw',
  maxInlineSize: '100vw',
  maxBlockSize: '58dvh',
  margin: 0,
  marginInline: 'auto',
  padding: 16,
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '@media (min-width: 640px)': {
    inlineSize: 600,
    maxBlockSize: 'min(640px, calc(100dvh - 96px))',
    marginBlockStart: 64,
    padding: 24,
  },
});

export function SearchDialog() {
  const isOpen = useStore(paletteStore) === 'search';
  const input = useRef<HTMLInputElement>(null);
  const userChanges = useUserChangeCount('end');
  useEffect(() => {
    if (userChanges > 0) closeShown('search');
  }, [userChanges]);
  useEffect(() => {
    // Runs after the dialog has focused its first element, the close button.
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  return (
    <Modal surface={Surface} title="Search" isOpen={isOpen} isUndisturbed onClose={() => closeShown('search')}>
      <Search inputRef={input} />
    </Modal>
  );
}
