import { useEffect } from 'react';

const MARKS = '[data-rk] [role="img"]:not([aria-label]):not([aria-hidden])';
const NAMELESS = '[data-rk][role="dialog"]:not([aria-label])';

function repair(name: string) {
  document.querySelectorAll(MARKS).forEach((mark) => mark.setAttribute('aria-hidden', 'true'));
  document.querySelectorAll(NAMELESS).forEach((dialog) => dialog.setAttribute('aria-label', name));
}

/**
 * RainbowKit 2.2.11 draws each wallet's mark as an image without a name, and in the narrow form of its dialog the title
 * that should name it is gone after the first step. Neither can be said by a prop, so it is said on the page.
 */
export function useDialogRepairs(openDialog: string | undefined): void {
  useEffect(() => {
    if (!openDialog) return;
    const repairAll = () => repair(openDialog);
    repairAll();
    const watch = new MutationObserver(repairAll);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [openDialog]);
}
