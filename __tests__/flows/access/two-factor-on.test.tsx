import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import { SettingsScreen } from '@/features/account';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';
import { useServer, type Backend } from '../../support/service';
import { shownBy, turnOnTwoFactor, wrongCode } from '../../support/two-factor';

useServer();
withoutRetries();
afterEach(leave);

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});

const open = () => renderAt('/settings?tab=security', <SettingsScreen />);
const button = (name: string) => screen.getByRole('button', { name });
const isOn = () => backend.service.state.accounts[0]!.twoFactorEnabled;
const field = () => screen.getByLabelText('Authenticator code');

async function openWhileOn() {
  const amelia = (await backend.sandbox.accounts())[0]!;
  const known = await turnOnTwoFactor(backend, amelia);
  const view = open();
  await screen.findByRole('button', { name: 'Turn off two-factor' });
  return { ...view, ...known };
}

test('a code turns two-factor off, after an explanation', async () => {
  const { user, secret } = await openWhileOn();
  await user.click(button('Turn off two-factor'));
  expect(screen.getByText(/your recovery codes stop working/)).toBeVisible();
  const wrong = wrongCode(shownBy(secret, 1));
  await user.type(field(), `${wrong}{Enter}`);
  expect(await screen.findByText('The code from your authenticator app is wrong. 9 tries left.')).toBeVisible();
  expect(isOn()).toBe(true);
  await user.clear(field());
  await user.type(field(), shownBy(secret, 1));
  await user.click(button('Turn off'));
  expect(await screen.findByText(/Two-factor is off\. Delete the entry/)).toBeVisible();
  expect(isOn()).toBe(false);
});

test('a recovery code turns two-factor off when the authenticator is lost, even after a lost network', async () => {
  const { user, recoveryCodes } = await openWhileOn();
  await user.click(button('Turn off two-factor'));
  await user.click(button('Use a recovery code instead'));
  breakCall('user/enableTwoFactorGoogle');
  await user.type(screen.getByLabelText('Recovery code'), `${recoveryCodes[0]}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
  expect(screen.getByLabelText('Recovery code')).toHaveValue(recoveryCodes[0]);
  mendCall('user/enableTwoFactorGoogle', backend);
  await user.click(button('Try again'));
  expect(await screen.findByText(/Two-factor is off\. Delete the entry/)).toBeVisible();
  expect(isOn()).toBe(false);
});

test('a code of the app makes new recovery codes, even if the first call fails', async () => {
  const { user, secret, recoveryCodes } = await openWhileOn();
  expect(screen.getByText('You have 10 recovery codes left.')).toBeVisible();
  await user.click(button('Make new recovery codes'));
  breakCall('user/recoveryCodes');
  await user.type(field(), `${shownBy(secret, 1)}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
  mendCall('user/recoveryCodes', backend);
  await user.click(button('Try again'));
  const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(dialog).not.toHaveTextContent(recoveryCodes[0]!);
  await user.click(screen.getByRole('checkbox', { name: 'I have saved them' }));
  await user.click(button('Done'));
  await waitFor(() => expect(button('Make new recovery codes')).toBeVisible());
});

test('a service that does not report the number of codes is not asked for new ones', async () => {
  const { unmount } = await openWhileOn();
  unmount();
  queryClient.clear();
  backend.service.state.accounts[0]!.twoFactor = undefined;
  open();
  await screen.findByRole('button', { name: 'Turn off two-factor' });
  expect(screen.queryByRole('button', { name: 'Make new recovery codes' })).not.toBeInTheDocument();
});
