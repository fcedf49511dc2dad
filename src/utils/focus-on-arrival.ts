/**
 * Puts the focus where the work of a page begins, unless something has it already. A page that has just come may still be
 * hidden by what is drawn on the way to it, and nothing hidden takes the focus: it is given once the page is shown.
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
