const NAME = 'Connect a Wallet';
const MARKS = '[role="img"]:not([aria-label]):not([aria-hidden])';
export const TITLED = 'data-titled';
const TITLES = 'svg > title';

/**
 * Repairs RainbowKit 2.2.11 for screen readers. Its wallet icons are images without a name. Its QR code is not marked
 * as an image. Its narrow dialog loses its title, and so its accessible name, after the first step.
 */
export function makeAccessible(dialog: Element): void {
  if (!dialog.hasAttribute('aria-label')) dialog.setAttribute('aria-label', NAME);
  dialog.querySelectorAll(MARKS).forEach((mark) => mark.setAttribute('aria-hidden', 'true'));
  dialog.querySelectorAll(TITLES).forEach(({ textContent, parentElement: drawing }) => {
    if (!drawing || drawing.getAttribute(TITLED) === textContent) return;
    drawing.setAttribute(TITLED, textContent);
    if (textContent !== 'QR Code') return;
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', 'QR code: scan it with your wallet');
  });
}
