import styled from '@emotion/styled';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { color } from '@/theme/tokens';
import { Button, IconButton } from './button/button';

const Anchor = styled('div')({ position: 'relative' });

export const MenuSheet = styled('div')({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 8px)',
  zIndex: 20,
  minInlineSize: 200,
  padding: 12,
  display: 'grid',
  gap: 4,
  background: color.raised,
  border: `1px solid ${color.edge}`,
});

type Props = {
  label: string;
  glyph?: ReactNode;
  isCurrent?: boolean;
  opener?: ComponentType<ComponentProps<typeof Button>>;
  sheet?: ComponentType<ComponentProps<typeof MenuSheet>>;
  children: (close: () => void) => ReactNode;
};

function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !anchor.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !anchor.current?.contains(relatedTarget)) close();
  };
  return { isOpen, toggle: () => setOpen(!isOpen), close, anchor, button, onKeyDown, onBlur };
}

export function DisclosureMenu({ label, glyph, isCurrent, opener, sheet, children }: Props) {
  const { isOpen, toggle, close, anchor, button, onKeyDown, onBlur } = useDisclosure();
  const id = useId();
  const Opener = opener ?? (glyph ? IconButton : Button);
  const Sheet = sheet ?? MenuSheet;
  return (
    <Anchor ref={anchor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Opener
        ref={button}
        type="button"
        aria-label={glyph ? label : undefined}
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {glyph ?? label}
      </Opener>
      <Sheet id={id} hidden={!isOpen}>
        {isOpen && children(close)}
      </Sheet>
    </Anchor>
  );
}
