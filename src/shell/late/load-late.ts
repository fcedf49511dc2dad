/** The browser may paint, and answer a press, before the next step. A hidden tab does not wait: its timers take a second. */
const aMoment = () => (document.hidden ? undefined : new Promise<void>((go) => setTimeout(go, 0)));

/**
 * One way to it for all who ask: a second `import` of the same part would make a second file of it. What it stands on is
 * in that file too and is run a step at a time, since all of it at once keeps a phone busy for a fifth of a second.
 */
export async function loadLate() {
  await import(/* webpackChunkName: "late", webpackExports: ["sessionRefused"] */ '@/api/transport');
  await aMoment();
  await import(/* webpackChunkName: "late", webpackExports: ["decimal"] */ '@/api/contract/shared/scalars');
  await aMoment();
  await import(/* webpackChunkName: "late", webpackExports: ["fnxPriceQuery"] */ '@/api/endpoints/wallet/price');
  await aMoment();
  return import(/* webpackChunkName: "late" */ './late');
}
