import type { ComponentProps } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import Router from 'next/router';
import type { SearchText } from '@/config/search-texts';
import { KeysSlot } from '@/shell/deferred/keys-slot';
import { paletteStore } from '@/shell/palette/state';
import { createRouter, renderScreen } from './render';
import { server } from './service';

export const answerTexts = (texts: readonly SearchText[]) =>
  server.use(http.get('*/api/search-texts', () => HttpResponse.json({ texts, isComplete: true })));

/** jsdom has no layout, so scrolling and resize observers are stubbed. */
export function usePalette(): void {
  beforeAll(() => {
    Element.prototype.scrollIntoView ??= () => undefined;
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  beforeEach(() => answerTexts([]));
  afterEach(() => act(() => paletteStore.set(null)));
}

export function openPage(main = <input aria-label="Amount" />, load?: ComponentProps<typeof KeysSlot>['load']) {
  const router = createRouter('/dashboard');
  Object.assign(Router, { router });
  const view = renderScreen(
    <>
      <main>{main}</main>
      <KeysSlot load={load} />
    </>,
    { pathname: '/dashboard' },
  );
  return { ...view, visited: router.visited };
}

export const pressKey = (key: string, change: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ...change });

export async function openSearch() {
  pressKey('k', { ctrlKey: true });
  return screen.findByRole('combobox', { name: 'Search' });
}
