import { act } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforePaintScript } from '@/config/before-paint';
import { SignUpStart } from '@/features/auth';
import { createRouter } from '../../../support/render';

/** In the order of a real page: served HTML and its script, the visitor's input and click, then React. */
async function submittedEarly(change: (input: HTMLInputElement) => void) {
  const router = createRouter('/auth/signup');
  const screen = (
    <RouterContext.Provider value={router}>
      <SignUpStart />
    </RouterContext.Provider>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(screen);
  new Function(beforePaintScript)();
  const input = place.querySelector<HTMLInputElement>('input[type=email]')!;
  input.value = 'amelia@fnx.example';
  place.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  change(input);
  await act(async () => void hydrateRoot(place, screen));
  return router.visited;
}

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  delete window.submitEarlyForm;
});

it('a sign-up that was submitted before the script had loaded continues with the typed e-mail', async () => {
  expect(await submittedEarly(() => undefined)).toEqual(['/auth/create-account']);
});
