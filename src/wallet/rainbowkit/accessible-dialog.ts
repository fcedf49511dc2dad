const NAME = 'Connect a Wallet';
const MARKS = '[role="img"]:not([aria-label]):not([aria-hidden])';
/** By it the styles of the dialog know a drawing. */
export const TITLED = 'data-titled';
const TITLES = 'svg > title';

/**
 * RainbowKit 2.2.11 draws each wallet's mark as an image without a name, and in the narrow form of its dialog the title
 * that should name it is gone after the first step. Its code to scan is a drawing titled "QR Code" that no screen reader is
 * told of as an image.
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
