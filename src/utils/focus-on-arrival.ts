/**
 * Focuses the element that `find` returns, unless something has the focus. The loader may still hide a new page, and
 * hidden elements cannot take the focus, so it waits until the page is shown.
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
