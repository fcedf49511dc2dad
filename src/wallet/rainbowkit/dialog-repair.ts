import { useEffect } from 'react';

export const RAINBOWKIT_DIALOG = '[data-rk][role="dialog"]';

export const SHEET = `${RAINBOWKIT_DIALOG} [role="document"] > div > div`;

export const OVER_LIST = 'data-over-list';

/**
 * Patches the DOM of RainbowKit 2.2.11 where no prop exists. Runs at once and after each change, before the browser
 * paints. A repair must be idempotent, because its own changes trigger it again.
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
