import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { LoginScreen } from '@/features/auth';
import { endSession } from '@/session/session';
import { APP_CONFIG } from '../../../support/app-config';
import { renderScreen } from '../../../support/render';
import { server, startBackend, useServer } from '../../../support/service';

useServer();

const script = () => document.querySelector<HTMLScriptElement>('script[src*="/recaptcha/api.js"]');
const scriptAsked = async () => {
  await waitFor(() => expect(script()).not.toBeNull());
  return script()!;
};

type Loaded = typeof window & { onloadcallback?: () => void; grecaptcha?: unknown };

/** Simulates Google's loaded script. Every check passes at once. */
function loadScript(): void {
  let pass: (token: string) => void = () => undefined;
  (window as Loaded).grecaptcha = {
    render: (_place: Element, { callback }: { callback: typeof pass }) => {
      pass = callback;
      return 0;
    },
    reset: () => undefined,
    execute: () => pass('a person'),
  };
  act(() => (window as Loaded).onloadcallback?.());
}

test('a blocked script is reported at once, loaded again by either button, and the form is kept', async () => {
  await startBackend();
  endSession({ tone: 'silent' });
  server.use(http.get('*/api/config', () => HttpResponse.json({ ...APP_CONFIG, captchaSiteKey: 'a-key' })));
  const { user, router } = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  await user.type(screen.getByLabelText('E-mail'), 'amelia@fnx.example');
  await user.type(screen.getByLabelText('Password'), 'Harbour-Slate-Quill-71');

  const first = await scriptAsked();
  fireEvent.error(first);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('could not be loaded');

  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(script()).not.toBe(first));
  const second = await scriptAsked();
  expect(second.src).toBe(first.src);
  fireEvent.error(second);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');

  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(script()).not.toBe(second));
  fireEvent.error(await scriptAsked());
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getByLabelText('E-mail')).toHaveValue('amelia@fnx.example');

  const third = script();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(script()).not.toBe(third));
  loadScript();
  // The password is wrong, so the service's refusal proves that the service was called.
  expect(await screen.findByText('Incorrect e-mail or password.')).toBeVisible();
  expect(router.visited).toEqual([]);
  queryClient.clear();
});
