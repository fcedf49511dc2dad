import { createStore } from '@/utils/store';

/** Less than any keyboard on a screen takes, and more than a browser's own bars that come and go. */
const LEAST_KEYBOARD_PX = 120;

type Screen = {
  isTyping: boolean;
  /** What can be seen of the page now, and at the most. */ height: number;
  tallest: number;
};

export const isKeyboardUp = ({ isTyping, height, tallest }: Screen): boolean =>
  isTyping && tallest - height > LEAST_KEYBOARD_PX;

const TYPED_INTO =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';
const isTyping = () => document.activeElement?.matches(TYPED_INTO) ?? false;

/** Browsers differ in which of the two a keyboard shrinks; a page that is zoomed in shows less of itself without one. */
const seenHeight = ({ visualViewport, innerHeight }: Window) =>
  visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;

/** Whether the device's keyboard covers the foot of the screen. */
export const keyboardStore = createStore(false);

export function followKeyboard(): () => void {
  let width = window.innerWidth;
  let tallest = 0;
  const look = () => {
    const height = seenHeight(window);
    // Turned on its side, the device has another height to begin with.
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
