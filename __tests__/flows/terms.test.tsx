import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { PrivacyPolicyScreen, TermConditionScreen } from '@/features/content';
import { COOKIES, STORAGE_KEYS } from '@/config/product';
import { endSession, restoreSession } from '@/session/session';
import { rememberedTerms, rememberTerms } from '@/session/terms';
import { fillStorage, freeStorage } from '../support/full-storage';
import { renderScreen, withoutRetries } from '../support/render';
import { startBackend, useServer } from '../support/service';
import { breakCall, leave, mendCall, startAs } from '../support/start-as';

useServer();
withoutRetries();
beforeEach(() => leave());
afterEach(() => {
  act(leave);
  localStorage.clear();
});

const openTerms = () => renderScreen(<TermConditionScreen />, { pathname: '/static/term-condition' });
const ACCEPT = { name: 'Accept version 3.0' };
const cookie = () => JSON.parse(Cookies.get('AcceptTerm&Condition') ?? 'null');

test('a visitor accepts on the page: both places hold version and date, and a logout clears the cookie alone', async () => {
  await startBackend();
  const { user } = openTerms();
  await user.click(await screen.findByRole('button', ACCEPT));
  expect(await screen.findByText(/You accepted version 3.0/)).toBeVisible();
  const kept = JSON.parse(localStorage.getItem('tAndC') ?? 'null');
  expect(kept).toEqual({ version: '3.0', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect(cookie()).toEqual(kept);
  act(() => endSession({ tone: 'success', message: 'Bye' }));
  expect(cookie()).toBeNull();
  expect(rememberedTerms()).toEqual(kept);
});

test('an older version that a visitor accepted is asked for again, and what changed stands on the page', async () => {
  await startBackend();
  rememberTerms('2.4');
  openTerms();
  expect(await screen.findByText(/You accepted version 2.4/)).toBeVisible();
  expect(screen.getByRole('button', ACCEPT)).toBeVisible();
  expect(
    screen.getByText(/^You may withdraw from a purchase of new shares within fourteen days from delivery\.$/),
  ).toBeVisible();
});

test.each(['true', '{"version":3}', '[]', '{"version":"3.0"}'])('what stands there as %s counts as none', (text) => {
  localStorage.setItem('tAndC', text);
  expect(rememberedTerms()).toBeNull();
});

test('a browser without room says that it will ask again', async () => {
  await startBackend();
  fillStorage();
  const { user } = openTerms();
  await user.click(await screen.findByRole('button', ACCEPT));
  expect(await screen.findByText(/does not keep this/)).toBeVisible();
  freeStorage();
  // A write that fits takes the place of what was only held in memory.
  rememberTerms('3.0');
});

test('an investor accepts for the account; a service that is away changes nothing, and the next try works', async () => {
  const backend = await startAs('Amelia');
  const account = backend.service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!;
  account.termsAcceptedVersion = '2.4';
  breakCall('user/settings');
  const { user } = openTerms();
  await user.click(await screen.findByRole('button', ACCEPT));
  expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
  expect(rememberedTerms()).toBeNull();
  mendCall('user/settings', backend);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/the bank has it on record/)).toBeVisible();
  expect(account.termsAcceptedVersion).toBe('3.0');
  await waitFor(() => expect(rememberedTerms()?.version).toBe('3.0'));
});

/** What a tab alone keeps is told in a sentence. */
const IN_TAB: ReadonlySet<string> = new Set([
  ...['purchase', 'sending', 'staking', 'swap', 'twoFactor', 'deactivation', 'walletChange', 'draftsOf'],
  ...['forgotten', 'signUp', 'emailAtLogin', 'emailAtSignUp'],
]);

test('the privacy page lists each cookie and each entry of the browser’s storage by its name', () => {
  restoreSession();
  renderScreen(<PrivacyPolicyScreen />, { pathname: '/static/privacy-policy' });
  const names = Object.entries(STORAGE_KEYS).flatMap(([key, name]) => (IN_TAB.has(key) ? [] : [name]));
  for (const name of Object.values(COOKIES)) expect(screen.getByText(`Cookie ${name}`)).toBeVisible();
  for (const name of names) expect(screen.getByText(name)).toBeVisible();
});
