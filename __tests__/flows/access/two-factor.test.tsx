import { fireEvent, screen, within } from '@testing-library/react';
import { enableTwoFactor } from '@/api/contract';
import { queryClient } from '@/api/query-client';
import { SettingsScreen } from '@/features/account';
import { tokenFor } from '../../support/log-in';
import { memberWith } from '../../support/member';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';
import { useServer, type Backend } from '../../support/service';
import { shownBy, wrongCode } from '../../support/two-factor';

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
const secretOnScreen = () => screen.getByRole('group', { name: 'Or enter this key' }).textContent;
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

async function openAdding() {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Turn on two-factor' }));
  await screen.findByRole('heading', { name: 'Add FNX to your authenticator app' });
  return view;
}

async function reachCodes() {
  const view = await openAdding();
  const secret = secretOnScreen();
  await view.user.type(field(), `${shownBy(secret)}{Enter}`);
  const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  const codes = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  return { ...view, secret, dialog, codes };
}

describe('turning two-factor on', () => {
  test('shows a code to scan and the key beside it, takes a pasted code, and shows the recovery codes once', async () => {
    const { user } = await openAdding();
    expect(screen.getByRole('heading', { name: 'Add FNX to your authenticator app' })).toHaveFocus();
    expect(screen.getByRole('img', { name: /scan with your authenticator app/ })).toBeVisible();
    const secret = secretOnScreen();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(button('Copy key')).toBeVisible();
    expect(stored()).not.toContain(secret);
    expect(isOn()).toBe(false);
    const code = shownBy(secret);
    await user.click(field());
    await user.paste(` ${code.slice(0, 3)} ${code.slice(3)}`);
    await user.click(button('Turn on'));
    const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    const [first, ...rest] = within(dialog).getAllByRole('listitem');
    expect(rest).toHaveLength(9);
    expect(stored()).not.toContain(first!.textContent);
    expect(isOn()).toBe(true);
    await user.click(button('Done'));
    expect(screen.getByText('Save the codes first, then tick this box.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'I have saved them' }));
    await user.click(button('Done'));
    expect(await screen.findByText('You have 10 recovery codes left.')).toBeVisible();
    expect(screen.queryByText(first!.textContent)).not.toBeInTheDocument();
    expect(sessionStorage.getItem('two_factor_step')).toBeNull();
    const cached = queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.data);
    expect(JSON.stringify(cached)).not.toContain(first!.textContent);
  });

  test('lets the recovery codes be copied, saved and printed, and keeps them open after Escape', async () => {
    const { user, dialog, codes } = await reachCodes();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copy codes'));
    expect(copy).toHaveBeenCalledWith(codes.join('\n'));
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(button('Download'));
    expect(saved).toHaveLength(1);
    const print = jest.fn();
    window.print = print;
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent(dialog, new Event('close'));
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toHaveTextContent(codes[0]!);
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    jest.restoreAllMocks();
  });

  test('reports a wrong code beside its field with the remaining tries', async () => {
    const { user } = await openAdding();
    const wrong = wrongCode(shownBy(secretOnScreen()));
    await user.type(field(), `${wrong}{Enter}`);
    expect(await screen.findByText('The code from your authenticator app is wrong. 9 tries left.')).toBeVisible();
    expect(field()).toHaveValue(wrong);
    expect(isOn()).toBe(false);
  });

  test('refuses a code that is two minutes old', async () => {
    const { user } = await openAdding();
    await user.type(field(), `${shownBy(secretOnScreen(), -4)}{Enter}`);
    expect(await screen.findByText(/is wrong\. 9 tries left\./)).toBeVisible();
  });

  test('fails with a message if another browser has requested a newer key', async () => {
    const { user } = await openAdding();
    const amelia = (await backend.sandbox.accounts())[0]!;
    await memberWith(backend.service, await tokenFor(backend, amelia)).get(enableTwoFactor, { enable: true });
    await user.type(field(), `${shownBy(secretOnScreen())}{Enter}`);
    expect(await screen.findByText(/is wrong\. 9 tries left\./)).toBeVisible();
    expect(isOn()).toBe(false);
  });

  test('keeps the typed text after a lost network at either call, and can be retried', async () => {
    breakCall('user/enableTwoFactorGoogle');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Turn on two-factor' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
    mendCall('user/enableTwoFactorGoogle', backend);
    await user.click(button('Turn on two-factor'));
    await screen.findByRole('heading', { name: 'Add FNX to your authenticator app' });
    breakCall('user/verifyTwoFactorGoogle');
    const code = shownBy(secretOnScreen());
    await user.type(field(), `${code}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you entered is lost.');
    expect(field()).toHaveValue(code);
    mendCall('user/verifyTwoFactorGoogle', backend);
    await user.click(button('Try again'));
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  });

  test('is shown as done after a lost answer, and new recovery codes are offered', async () => {
    const { user } = await openAdding();
    const secret = secretOnScreen();
    const account = backend.service.state.accounts[0]!;
    account.twoFactorEnabled = true;
    await user.type(field(), `${shownBy(secret)}{Enter}`);
    expect(await screen.findByText(/Two-factor is on, but .* make new ones\./)).toBeVisible();
    expect(button('Make new recovery codes')).toBeVisible();
  });

  test('has no effect and no message when the investor leaves before entering the code', async () => {
    const { user, unmount } = await openAdding();
    await user.click(button('Leave it off'));
    expect(await screen.findByRole('button', { name: 'Turn on two-factor' })).toBeVisible();
    expect(isOn()).toBe(false);
    unmount();
    open();
    await screen.findByRole('button', { name: 'Turn on two-factor' });
    expect(screen.queryByText(/is still off/)).not.toBeInTheDocument();
  });

  test('starts again after a reload before the code, and says so', async () => {
    const first = await openAdding();
    const secret = secretOnScreen();
    first.unmount();
    const { user } = open();
    expect(await screen.findByText(/Two-factor is still off/)).toBeVisible();
    await user.click(button('Turn on two-factor'));
    await screen.findByRole('heading', { name: 'Add FNX to your authenticator app' });
    expect(secretOnScreen()).not.toBe(secret);
  });

  test('says after a reload that the recovery codes are gone, and makes new ones', async () => {
    const { unmount, secret, codes } = await reachCodes();
    unmount();
    const { user } = open();
    expect(await screen.findByText(/We can’t show them again/)).toBeVisible();
    expect(screen.queryByText(codes[0]!)).not.toBeInTheDocument();
    await user.click(button('Make new recovery codes'));
    await user.type(field(), `${shownBy(secret, 1)}{Enter}`);
    const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(dialog).not.toHaveTextContent(codes[0]!);
  });
});
