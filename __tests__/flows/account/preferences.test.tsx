import { act, screen, waitFor } from '@testing-library/react';
import { SettingsScreen } from '@/features/account';
import { changeSettings, DEFAULT_SETTINGS, keepSettings, settingsStore } from '@/settings/settings';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import { followProfile } from '@/session/profile';
import { sessionStore } from '@/session/store';
import { followPreferences } from '@/shell/deferred/follow-preferences';
import { logInAs } from '../../support/log-in';
import { listNotices } from '../../support/notices';
import { breakCall, land, leave, mendCall, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

const stops: (() => void)[] = [];
const notices = listNotices();
beforeEach(() => keepSettings(DEFAULT_SETTINGS));
afterEach(() => {
  leave();
  stops.splice(0).forEach((stop) => stop());
});

/** Simulates the document that a login opens. Its session no longer has a URL to redirect to. */
function follow(): void {
  const session = sessionStore.get();
  if (session.state === 'authenticated') sessionStore.set({ state: 'authenticated', token: session.token });
  stops.push(followProfile(), followPreferences());
}

const settingsOf = ({ service }: Backend) => service.state.accounts[0]!.settings;
const profileIsRead = () => waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)).toBeDefined());

test('a choice takes effect at once, and is saved in the browser and in the account', async () => {
  const backend = await startAs('Amelia');
  follow();
  await profileIsRead();
  const { user } = renderAt('/settings?tab=preferences', <SettingsScreen />);
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(JSON.parse(localStorage.getItem('settings')!)).toMatchObject({ theme: 'LIGHT' });
  await waitFor(() => expect(settingsOf(backend).theme).toBe('LIGHT'));
  await waitFor(() => expect(settingsStore.get().isUnsaved).toBeUndefined());
});

test('a later choice made on another device arrives with the profile, and nothing is sent back', async () => {
  const backend = await startAs('Amelia');
  const updatedAt = new Date(backend.service.clock.now()).toISOString();
  backend.service.state.accounts[0]!.settings = { ...settingsOf(backend), theme: 'LIGHT', direction: 'rtl', updatedAt };
  follow();
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(notices()).toEqual(['Your account uses the light theme.']);
  expect(settingsOf(backend).updatedAt).toBe(updatedAt);
});

test('a choice that is later than the account’s is kept, and saved to the account', async () => {
  const backend = await startAs('Amelia');
  backend.service.state.accounts[0]!.settings = { ...settingsOf(backend), updatedAt: '2020-01-01T00:00:00.000Z' };
  changeSettings({ theme: 'LIGHT' });
  follow();
  await waitFor(() => expect(settingsOf(backend).theme).toBe('LIGHT'));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('a choice that cannot be saved is kept, reported once, and saved when the service is back', async () => {
  const backend = await startAs('Amelia');
  follow();
  await profileIsRead();
  breakCall('user/settings');
  act(() => changeSettings({ theme: 'LIGHT' }));
  await waitFor(() => expect(notices()).toHaveLength(1));
  act(() => changeSettings({ direction: 'rtl' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  mendCall('user/settings', backend);
  await waitFor(() => expect(settingsOf(backend)).toMatchObject({ theme: 'LIGHT', direction: 'rtl' }));
  expect(notices()).toEqual(['Your choice is saved in this browser, but could not be saved to your account yet.']);
});

async function comeAs(backend: Backend, firstName: string): Promise<void> {
  const email = `${firstName.toLowerCase()}@`;
  await logInAs(
    backend,
    (await backend.sandbox.accounts()).find((one) => one.email.startsWith(email))!,
  );
  land();
  await profileIsRead();
}

test('a choice that could not be saved to one account is not saved to another', async () => {
  const backend = await startAs('Amelia');
  follow();
  await profileIsRead();
  breakCall('user/settings');
  act(() => changeSettings({ theme: 'LIGHT', currency: 'GBP' }));
  await waitFor(() => expect(notices()).toHaveLength(1));
  leave();
  mendCall('user/settings', backend);
  const gus = backend.service.state.accounts.find(({ email }) => email.startsWith('gus@'))!;
  const before = { ...gus.settings };
  await comeAs(backend, 'Gus');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  expect(settingsStore.get().isUnsaved).toBeUndefined();
  act(() => changeSettings({ direction: 'rtl' }));
  await waitFor(() => expect(gus.settings.direction).toBe('rtl'));
  expect(gus.settings).toMatchObject({ theme: before.theme, currency: before.currency });
  expect(settingsOf(backend)).toMatchObject({ theme: 'DARK', direction: 'ltr' });
});

test('a choice that could not be saved is saved when the same person logs in again', async () => {
  const backend = await startAs('Amelia');
  follow();
  breakCall('user/settings');
  act(() => changeSettings({ theme: 'LIGHT' }));
  leave();
  mendCall('user/settings', backend);
  await comeAs(backend, 'Amelia');
  await waitFor(() => expect(settingsOf(backend).theme).toBe('LIGHT'));
  expect(document.documentElement.dataset.theme).toBe('light');
});
