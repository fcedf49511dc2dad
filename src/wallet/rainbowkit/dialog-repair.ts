import { useEffect } from 'react';

/** RainbowKit's dialog while it is open, without our own that stand over it. */
export const RAINBOWKIT_DIALOG = '[data-rk][role="dialog"]';

/** What is drawn of it, without the backdrop. */
export const SHEET = `${RAINBOWKIT_DIALOG} [role="document"] > div > div`;

/** Marks a view of ours that takes the place of everything else in the sheet. */
export const OVER_LIST = 'data-over-list';

/**
 * What RainbowKit 2.2.11 draws and no prop changes is mended on the page: at once, and again after each of its changes,
 * before the browser paints. A repair must leave alone what it has mended, since its own changes are reported as well.
 */
export function useDialogRepair(isOpen: boolean, repair: (dialog: Element) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const repairAll = () => document.querySelectorAll(RAINBOWKIT_DIALOG).forEach(repair);
    repairAll();
    const watch = new MutationObserver(repairAll);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [isOpen, repair]);
}
