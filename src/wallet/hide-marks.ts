import { useEffect } from 'react';

const NAMELESS = '[data-rk] [role="img"]:not([aria-label]):not([aria-hidden])';

const hideAll = () => document.querySelectorAll(NAMELESS).forEach((mark) => mark.setAttribute('aria-hidden', 'true'));

/** RainbowKit draws each wallet's mark as an image without a name beside the wallet's name: to a screen reader, an unknown picture. */
export function useMarksHidden(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    hideAll();
    const watch = new MutationObserver(hideAll);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [isOpen]);
}
