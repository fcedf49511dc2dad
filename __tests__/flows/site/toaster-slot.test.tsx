import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToasterSlot } from '@/shell/deferred/toaster-slot';
import { notify } from '@/ui/notify';
import { renderScreen } from '../../support/render';

const corner = () => document.querySelector('section[aria-label^="Notifications"]');

test('the toaster is not loaded for an idle reader, and the first key loads it', async () => {
  await renderScreen(<ToasterSlot />);
  expect(corner()).toBeNull();
  await userEvent.keyboard('{Tab}');
  expect(await screen.findByRole('region', { name: /^Notifications/ })).toBeInTheDocument();
});

test('a message loads the toaster too, and is shown once it is ready', async () => {
  await renderScreen(<ToasterSlot />);
  expect(corner()).toBeNull();
  act(() => notify({ tone: 'info', text: 'The address was copied.' }));
  await waitFor(() => expect(screen.getByText('The address was copied.')).toBeVisible());
});
