import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepReturnTo, keptReturnTo } from '@/session/return-to';
import { sessionStore } from '@/session/store';
import { ToasterSlot } from '@/shell/deferred/toaster-slot';
import { renderScreen } from '../support/render';
import { leave } from '../support/start-as';

beforeEach(() => sessionStore.set({ state: 'anonymous' }));
afterEach(() => {
  act(leave);
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

async function arriveAt(pathname: string) {
  const view = renderScreen(<ToasterSlot />, { pathname });
  await userEvent.keyboard('{Tab}');
  await screen.findByRole('region', { name: /^Notifications/ });
  return view;
}

describe('a visitor who was redirected from a private page', () => {
  test('is asked on the home page to log in to continue, until they close the message', async () => {
    keepReturnTo('/transactions?type=BUY');
    renderScreen(<ToasterSlot />, { pathname: '/' });
    const message = await screen.findByText('Log in to continue to Transactions.');
    expect(message).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    // jsdom cannot capture the pointer, which the toast does for a real click.
    fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    expect(keptReturnTo()).toBeNull();
  });

  test('reads the same message after the session has expired, but not on the login page', async () => {
    keepReturnTo('/deals');
    sessionStore.set({ state: 'expired' });
    const { unmount } = await arriveAt('/');
    await waitFor(() => expect(screen.getByText('Log in to continue to Orders.')).toBeVisible());
    unmount();
    await arriveAt('/auth/login');
    expect(screen.queryByText(/Log in to continue/)).not.toBeInTheDocument();
    expect(keptReturnTo()).toBe('/deals');
  });
});

test('a visitor who opened the home page themselves sees no message about a login', async () => {
  await arriveAt('/');
  expect(screen.queryByText(/Log in to continue/)).not.toBeInTheDocument();
});

test('a message says since when the browser is offline, until it is online again', async () => {
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
  await arriveAt('/price');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const message = await screen.findByText(/^You’re offline\. What you see is from \d+:\d\d/);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(message).not.toBeInTheDocument());
});
