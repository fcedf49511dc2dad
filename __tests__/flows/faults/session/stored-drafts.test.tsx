import { act, screen, waitFor } from '@testing-library/react';
import Router from 'next/router';
import type { ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { SettingsScreen } from '@/features/account';
import { BuySharesScreen } from '@/features/shares';
import { StakingScreen } from '@/features/staking';
import { logOutManually } from '@/session/log-out';
import { followProfile } from '@/session/profile';
import { returnTo } from '@/session/return-to';
import { restoreSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { RouteGuard } from '@/shell/guard/route-guard';
import { observeServiceDate } from '@/utils/service-clock';
import { logInAs } from '../../../support/log-in';
import { renderAt } from '../../../support/render-at';
import { createRouter, withoutRetries } from '../../../support/render';
import { leave, startAs } from '../../../support/start-as';
import { useServer, type Backend } from '../../../support/service';

useServer();
withoutRetries();

const LONG_WAIT = { timeout: 4_000 };
const DAY_S = 24 * 3_600;

let backend: Backend;
let stop = () => {};
beforeEach(async () => {
  Object.assign(Router, { router: createRouter() });
  // Resets the clock, because the previous test's service was a day ahead.
  observeServiceDate(new Date().toUTCString());
  backend = await startAs('Amelia');
  loadNextDocument();
});
afterEach(() => {
  stop();
  act(leave);
  Object.assign(Router, { router: null });
});

/** Simulates the next document, which knows only what is stored. */
function loadNextDocument(): void {
  stop();
  queryClient.clear();
  act(() => {
    sessionStore.set({ state: 'restoring' });
    restoreSession();
  });
  stop = followProfile();
}

async function logIn(who: number): Promise<void> {
  const investor = (await backend.sandbox.accounts())[who]!;
  await act(() => logInAs(backend, investor));
  loadNextDocument();
}

/** After a day the service refuses the token at the next call. */
async function runOut(): Promise<void> {
  backend.service.clock.advance(DAY_S + 60);
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(sessionStore.get().state).toBe('expired'));
  loadNextDocument();
}

const open = (address: string, page: ReactNode) => renderAt(address, <RouteGuard>{page}</RouteGuard>);
const youPay = () => screen.findByLabelText('You pay', {}, LONG_WAIT);
const amount = () => screen.findByLabelText('Amount', {}, LONG_WAIT);

async function typeAPurchase() {
  const { user, unmount } = open('/buy-shares', <BuySharesScreen />);
  await user.type(await youPay(), '250');
  return unmount;
}

test('a typed purchase is restored after the session expires and the same investor logs in again', async () => {
  const unmount = await typeAPurchase();
  await runOut();
  expect(returnTo()).toBe('/buy-shares');
  unmount();
  await logIn(0);
  open('/buy-shares', <BuySharesScreen />);
  expect(await youPay()).toHaveValue('250');
});

test('another person who logs in finds an empty form', async () => {
  const unmount = await typeAPurchase();
  await runOut();
  unmount();
  await logIn(1);
  open('/buy-shares', <BuySharesScreen />);
  expect(await youPay()).toHaveValue('');
});

test('a manual logout empties the form for the same person too', async () => {
  const unmount = await typeAPurchase();
  await act(logOutManually);
  unmount();
  loadNextDocument();
  await logIn(0);
  open('/buy-shares', <BuySharesScreen />);
  expect(await youPay()).toHaveValue('');
});

test('a typed stake is restored after the session expires and the same investor logs in again', async () => {
  const { user, unmount } = open('/staking', <StakingScreen />);
  await user.type(await amount(), '12.5');
  await runOut();
  unmount();
  await logIn(0);
  open('/staking', <StakingScreen />);
  expect(await amount()).toHaveValue('12.5');
});

test('the typed reason of a deactivation is restored after a new login, its password is not', async () => {
  const { user, unmount } = open('/settings?tab=security', <SettingsScreen />);
  const button = (name: string) => screen.findByRole('button', { name }, LONG_WAIT);
  await user.click(await button('Deactivate account'));
  await user.click(await button('Continue'));
  await user.type(await screen.findByLabelText('In your own words', {}, LONG_WAIT), 'To my sister.');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'a password of mine');
  await runOut();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a password of mine');
  unmount();
  await logIn(0);
  open('/settings?tab=security', <SettingsScreen />);
  expect(await screen.findByLabelText('In your own words', {}, LONG_WAIT)).toHaveValue('To my sister.');
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
});
