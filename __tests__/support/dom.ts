import '@testing-library/jest-dom';
import { installLocks } from './locks';

/** jsdom has the dialog element without its methods; these make the content visible. */
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

beforeEach(() => {
  if (typeof window !== 'undefined') installLocks();
});

afterEach(() => {
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie.split('; ').forEach((pair) => {
    document.cookie = `${pair.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  });
});

// The test document has no width, so no media query matches.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: false, media, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }) as MediaQueryList;
}
