import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { queryClient } from '@/api/query-client';
import { NewsForm } from '@/parts/news-form';
import { subscribeToNews } from '@/sandbox/service/domain/contact-messages';
import { renderScreen } from '../../../support/render';
import { server, startBackend, useServer, type Backend } from '../../../support/service';

useServer();

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => queryClient.clear());

test('a form that is submitted twice at once calls the service once, and sends one e-mail', async () => {
  let asked = 0;
  server.use(
    http.post('*/api/v1/user/userSubscribe', ({ request }) => {
      asked += 1;
      return backend.service.fetch(request);
    }),
  );
  const { user } = renderScreen(<NewsForm />);
  await user.type(await screen.findByLabelText('E-mail'), 'reader@fnx.example');
  await user.click(screen.getByRole('checkbox'));
  const form = screen.getByRole('form', { name: 'News by e-mail' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('Check your inbox');
  expect(await backend.sandbox.inbox('reader@fnx.example')).toHaveLength(1);
  expect(asked).toBe(1);
});

test('an unconfirmed address is deleted seven days after its e-mail', () => {
  const { state, clock } = backend.service;
  subscribeToNews(state, 'stranger@fnx.example', clock.now());
  const EIGHT_DAYS_MS = 8 * 86_400_000;
  subscribeToNews(state, 'another@fnx.example', clock.now() + EIGHT_DAYS_MS);
  expect(state.subscriptions.map(({ email }) => email)).toEqual(['another@fnx.example']);
});
