import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToasterSlot } from '@/shell/late/toaster-slot';
import { notify } from '@/ui/notify';
import { renderScreen } from '../support/render';

const corner = () => document.querySelector('section[aria-label^="Notifications"]');

test('a reader who has touched nothing is not sent the toaster; the first key brings it', async () => {
  await renderScreen(<ToasterSlot />);
  expect(corner()).toBeNull();
  await userEvent.keyboard('{Tab}');
  expect(await screen.findByRole('region', { name: /^Notifications/ })).toBeInTheDocument();
});

test('what is to be said brings it as well, and is said once it stands', async () => {
  await renderScreen(<ToasterSlot />);
  expect(corner()).toBeNull();
  act(() => notify({ tone: 'info', text: 'The address was copied.' }));
  expect(await screen.findByText('The address was copied.')).toBeVisible();
});
