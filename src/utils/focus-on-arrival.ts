/**
 * Focuses the element that `find` returns, unless another element has the focus. Waits until the page is shown, because
 * the loader may still hide a new page, and hidden elements cannot take the focus.
 */
export function focusOnArrival(find: () => HTMLElement | null | undefined): () => void {
  const take = () => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  };
  const cover = find()?.closest('[hidden]');
  if (!cover) {
    take();
    return () => undefined;
  }
  const shown = new MutationObserver(() => {
    if (cover.hasAttribute('hidden')) return;
    shown.disconnect();
    take();
  });
  shown.observe(cover, { attributeFilter: ['hidden'] });
  return () => shown.disconnect();
}
