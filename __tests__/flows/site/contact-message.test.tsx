import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { ContactScreen } from '@/features/content';
import { renderAt } from '../../support/address-bar';
import { appConfig } from '../../support/app-config';
import { server, startBackend, useServer, type Backend } from '../../support/service';

useServer();

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
  server.use(appConfig());
});
afterEach(() => queryClient.clear());

const open = (query = '') => renderAt(`/contactus${query}`, <ContactScreen />, { pathname: '/contactus' });
const send = () => screen.findByRole('button', { name: 'Send' });

async function fill({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('Name'), 'A. Reader');
  await user.type(screen.getByLabelText('E-mail'), 'reader@fnx.example');
  await user.selectOptions(screen.getByLabelText('Topic'), 'Payment or order');
  await user.type(screen.getByLabelText('Message'), 'Where is it?');
}

test('a message is sent, with its number on screen and in an e-mail', async () => {
  const view = open();
  await fill(view);
  await view.user.click(await send());
  const receipt = (await screen.findByText('We have your message')).closest<HTMLElement>('[role=status]');
  expect(receipt).toHaveFocus();
  const [mail] = await backend.sandbox.inbox('reader@fnx.example');
  const ticketNo = /T-\d+/.exec(mail?.subject ?? '')?.[0];
  expect(receipt).toHaveTextContent(ticketNo ?? 'a number');
  expect(backend.service.state.tickets).toMatchObject([
    { name: 'A. Reader', topic: 'Payment', message: 'Where is it?' },
  ]);
  expect(backend.service.state.tickets[0]).not.toHaveProperty('orderRef');
});

test('a message that was opened from an order contains the order number, and sends it', async () => {
  const view = open('?order=FNX-000123');
  expect(await screen.findByLabelText('Order reference')).toHaveValue('FNX-000123');
  expect(screen.getByLabelText('Topic')).toHaveDisplayValue('Payment or order');
  await fill(view);
  await view.user.click(await send());
  await screen.findByText('We have your message');
  expect(backend.service.state.tickets[0]?.orderRef).toBe('FNX-000123');
});

test('empty fields are reported beside them, and the first one has the focus', async () => {
  const { user } = open();
  await user.click(await send());
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/so we can reply/);
  expect(screen.getByLabelText('Topic')).toHaveAccessibleDescription('Choose a topic.');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/Tell us what it is about/);
  expect(backend.service.state.tickets).toEqual([]);
});

test('a field that the service refuses shows the service’s message', async () => {
  const view = open();
  await fill(view);
  const refused = {
    status: 400,
    message: 'Please check.',
    data: { errors: { email: 'This address cannot be written to.' } },
  };
  server.use(http.post('*/api/v1/user/contactUs', () => HttpResponse.json(refused, { status: 400 })));
  await view.user.click(await send());
  expect(await screen.findByText('This address cannot be written to.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure keeps the typed text, and sending again works', async () => {
  const view = open();
  await fill(view);
  server.use(http.post('*/api/v1/user/contactUs', () => new HttpResponse('<html>', { status: 500 }), { once: true }));
  await view.user.click(await send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing you entered is lost/);
  expect(screen.getByLabelText('Message')).toHaveValue('Where is it?');
  await view.user.click(await send());
  expect(await screen.findByText('We have your message')).toBeVisible();
  expect(backend.service.state.tickets).toHaveLength(1);
});
