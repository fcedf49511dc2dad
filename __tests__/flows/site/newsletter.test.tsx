import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { LandingScreen } from '@/features/marketing';
import { PRINTED_LANDING } from '@/server/page-data/landing';
import { renderScreen } from '../../support/render';
import { server, startBackend, useServer, type Backend } from '../../support/service';

useServer();

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => queryClient.clear());

const open = () => renderScreen(<LandingScreen price={null} content={PRINTED_LANDING.content} />, { pathname: '/' });
const subscribe = () => screen.findByRole('button', { name: 'Subscribe' });
const consent = () => screen.getByRole('checkbox', { name: /E-mail me FNX news/ });

async function fill({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('E-mail'), ' reader@fnx.example ');
  await user.click(consent());
}

test('a visitor who subscribes is asked to confirm by e-mail, and the form says so', async () => {
  const view = open();
  await fill(view);
  await view.user.click(await subscribe());
  const status = (await screen.findByText('Check your inbox')).closest('[role=status]');
  expect(status).toHaveFocus();
  expect(status).toHaveTextContent('reader@fnx.example');
  expect(await backend.sandbox.inbox('reader@fnx.example')).toMatchObject([
    { subject: 'Do you want news from FNX Bank?' },
  ]);
});

test('a form without an address or consent is not sent, and both are reported beside their fields', async () => {
  const { user } = open();
  await user.click(await subscribe());
  expect(await screen.findByLabelText('E-mail')).toHaveAccessibleDescription(/Enter your e-mail address/);
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(consent()).toHaveAccessibleDescription(/Tick the box so we may e-mail you/);
  expect(backend.service.state.subscriptions).toEqual([]);
});

test('an address that the service refuses shows the service’s message', async () => {
  const view = open();
  await fill(view);
  const refused = { status: 400, message: 'Please check.', data: { errors: { email: 'No mail arrives there.' } } };
  server.use(http.post('*/api/v1/user/userSubscribe', () => HttpResponse.json(refused, { status: 400 })));
  await view.user.click(await subscribe());
  expect(await screen.findByText('No mail arrives there.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure keeps the typed text, and sending again works', async () => {
  const view = open();
  await fill(view);
  server.use(http.post('*/api/v1/user/userSubscribe', () => new HttpResponse('', { status: 500 }), { once: true }));
  await view.user.click(await subscribe());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(consent()).toBeChecked();
  await view.user.click(await subscribe());
  expect(await screen.findByText('Check your inbox')).toBeVisible();
  expect(backend.service.state.subscriptions).toHaveLength(1);
});
