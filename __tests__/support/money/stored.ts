/** Copies and restores what the browser stores, as after a crash that lost the newest writes. */
const stores = () => [localStorage, sessionStorage];
export const copied = () => stores().map((store) => Object.entries(store) as [string, string][]);
export const restored = (copy: [string, string][][]) =>
  stores().forEach((store, at) => {
    store.clear();
    copy[at]?.forEach(([key, value]) => store.setItem(key, value));
  });
