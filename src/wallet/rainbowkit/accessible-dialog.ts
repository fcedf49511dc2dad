import { useEffect } from 'react';

const MARKS = '[data-rk] [role="img"]:not([aria-label]):not([aria-hidden])';
const NAMELESS = '[data-rk][role="dialog"]:not([aria-label])';
const TITLES = '[data-rk] svg:not([aria-label]) > title';

function repair(name: string) {
  document.querySelectorAll(TITLES).forEach(({ textContent, parentElement }) => {
    if (textContent !== 'QR Code') return;
    parentElement?.setAttribute('role', 'img');
    parentElement?.setAttribute('aria-label', 'QR code: scan it with your wallet');
  });
  document.querySelectorAll(MARKS).forEach((mark) => mark.setAttribute('aria-hidden', 'true'));
  document.querySelectorAll(NAMELESS).forEach((dialog) => dialog.setAttribute('aria-label', name));
}

/**
 * RainbowKit 2.2.11 draws each wallet's mark as an image without a name, and in the narrow form of its dialog the title
 * that should name it is gone after the first step. Its code to scan is a drawing titled "QR Code" that no screen reader is
 * told of as an image. None of it can be said by a prop, so it is said on the page.
 */
export function useAccessibleDialog(openDialog: string | undefined): void {
  useEffect(() => {
    if (!openDialog) return;
    const repairAll = () => repair(openDialog);
    repairAll();
    const watch = new MutationObserver(repairAll);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [openDialog]);
}
