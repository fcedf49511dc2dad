import { createStore } from '@/utils/store';

/** A keyboard is higher than this on any phone. The browser's bars, which appear and disappear, are lower. */
const MIN_KEYBOARD_PX = 120;

type Screen = {
  isTyping: boolean;
  height: number;
  tallest: number;
};

export const isKeyboardUp = ({ isTyping, height, tallest }: Screen): boolean =>
  isTyping && tallest - height > MIN_KEYBOARD_PX;

const TYPED_INTO =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';
const isTyping = () => document.activeElement?.matches(TYPED_INTO) ?? false;

/**
 * A keyboard shrinks the visual viewport or the window, depending on the browser. The scale is included, so that
 * zooming in does not look like a keyboard.
 */
const seenHeight = ({ visualViewport, innerHeight }: Window) =>
  visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;

export const keyboardStore = createStore(false);

export function followKeyboard(): () => void {
  let width = window.innerWidth;
  let tallest = 0;
  const look = () => {
    const height = seenHeight(window);
    if (window.innerWidth !== width) tallest = 0;
    width = window.innerWidth;
    tallest = Math.max(tallest, height);
    keyboardStore.set(isKeyboardUp({ isTyping: isTyping(), height, tallest }));
  };
  look();
  const viewport = window.visualViewport ?? window;
  viewport.addEventListener('resize', look);
  document.addEventListener('focusin', look);
  document.addEventListener('focusout', look);
  return () => {
    viewport.removeEventListener('resize', look);
    document.removeEventListener('focusin', look);
    document.removeEventListener('focusout', look);
    keyboardStore.set(false);
  };
}
