import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { keepReturnTo, storedReturnTo } from '@/session/return-to';
import { sessionStore } from '@/session/store';
import { leavingStore } from '@/shell/leaving';
import { ToasterSlot } from '@/shell/deferred/toaster-slot';
import { renderScreen } from '../../support/render';
import { server, useServer } from '../../support/service';
import { leave } from '../../support/start-as';

useServer();

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
    // A real click makes the toast capture the pointer, which jsdom does not support.
    fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    expect(storedReturnTo()).toBeNull();
  });

  test('sees the same message after the session has expired, but not on the login page', async () => {
    keepReturnTo('/deals');
    sessionStore.set({ state: 'expired' });
    const { unmount } = await arriveAt('/');
    await waitFor(() => expect(screen.getByText('Log in to continue to Orders.')).toBeVisible());
    unmount();
    await arriveAt('/auth/login');
    expect(screen.queryByText(/Log in to continue/)).not.toBeInTheDocument();
    expect(storedReturnTo()).toBe('/deals');
  });
});

test('a visitor who was not redirected sees no message about a login on the home page', async () => {
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

describe('a navigation that loads a document', () => {
  const withNavigation = async () => {
    const navigation = new EventTarget();
    Object.assign(window, { navigation });
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await arriveAt('/price');
    return (of: object) => {
      const destination = { url: 'http://localhost/contactus', sameDocument: false };
      const event = Object.assign(new Event('navigate', { cancelable: true }), {
        navigationType: 'push',
        destination,
        ...of,
      });
      act(() => void navigation.dispatchEvent(event));
      return event.defaultPrevented;
    };
  };
  afterEach(() => void Reflect.deleteProperty(window, 'navigation'));

  test('is stopped while the browser is offline, and the page stays and says why', async () => {
    const navigate = await withNavigation();
    leavingStore.set(true);
    expect(navigate({})).toBe(true);
    expect(leavingStore.get()).toBe(false);
    expect(await screen.findByText('You need a connection to open this page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.each([
    ['a reload by hand', { navigationType: 'reload' }],
    ['a change within the document', { destination: { url: 'http://localhost/price#pool', sameDocument: true } }],
    ['a download from memory', { destination: { url: 'blob:http://localhost/1', sameDocument: false } }],
  ])('is not stopped for %s', async (_name, of) => {
    const navigate = await withNavigation();
    expect(navigate(of)).toBe(false);
  });

  test('is allowed after Try again once our server answers, because a browser may be wrong about being offline', async () => {
    const navigate = await withNavigation();
    navigate({});
    const answers = jest.fn(() => HttpResponse.error());
    server.use(http.head('*/favicon.ico', answers));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(1));
    expect(navigate({})).toBe(true);
    server.use(http.head('*/favicon.ico', () => new HttpResponse(null)));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(navigate({})).toBe(false));
  });
});
