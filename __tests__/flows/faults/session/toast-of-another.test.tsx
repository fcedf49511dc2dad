import { act, screen, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { Deferred } from '@/shell/deferred/deferred';
import { SessionWatch } from '@/shell/session-watch';
import { notify } from '@/ui/notify';
import { logInAs } from '../../../support/log-in';
import { usePalette } from '../../../support/palette';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';
import { land, leave, startAs } from '../../../support/start-as';

useServer();
withoutRetries();
usePalette();
afterEach(() => {
  act(leave);
  jest.restoreAllMocks();
});

test('a queued message for one person is not shown to the next one', async () => {
  const backend = await startAs('Amelia');
  land();
  jest.spyOn(Router, 'push').mockResolvedValue(true);
  renderAt('/', <SessionWatch />);
  // The toast component has not loaded yet, as on a slow network.
  notify({ tone: 'info', text: '40 FNX delivered' });
  act(leave);
  const gus = (await backend.sandbox.accounts()).find(({ email }) => email === 'gus@fnx.example')!;
  await act(() => logInAs(backend, gus));
  land();
  renderAt('/dashboard', <Deferred />);
  await waitFor(() => expect(document.querySelector('section[aria-label^="Notifications"]')).not.toBeNull());
  act(() => notify({ tone: 'info', text: 'Said to Gus' }));
  await waitFor(() => expect(screen.getByText('Said to Gus')).toBeVisible());
  expect(screen.queryByText('40 FNX delivered')).not.toBeInTheDocument();
});
