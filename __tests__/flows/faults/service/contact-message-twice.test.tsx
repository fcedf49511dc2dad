import { fireEvent, screen } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import { ContactScreen } from '@/features/content';
import { renderAt } from '../../../support/address-bar';
import { appConfig } from '../../../support/app-config';
import { server, startBackend, useServer, type Backend } from '../../../support/service';

useServer();

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
  server.use(appConfig());
});
afterEach(() => queryClient.clear());

test('a message that is submitted twice at once is sent once', async () => {
  const { user } = renderAt('/contactus', <ContactScreen />, { pathname: '/contactus' });
  await user.type(await screen.findByLabelText('Name'), 'A. Reader');
  await user.type(screen.getByLabelText('E-mail'), 'reader@fnx.example');
  await user.selectOptions(screen.getByLabelText('Topic'), 'Payment or order');
  await user.type(screen.getByLabelText('Message'), 'Where is it?');
  const form = screen.getByRole('form', { name: 'Message to the bank' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('We have your message');
  expect(backend.service.state.tickets).toHaveLength(1);
});
