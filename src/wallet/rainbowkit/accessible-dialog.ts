const NAME = 'Connect a Wallet';
const MARKS = '[role="img"]:not([aria-label]):not([aria-hidden])';
export const TITLED = 'data-titled';
const TITLES = 'svg > title';

/**
 * RainbowKit 2.2.11 draws wallet icons as images without a name, and after the first step its narrow dialog loses the
 * title that gives it its name. Its QR code is a drawing that screen readers do not recognise as an image.
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
