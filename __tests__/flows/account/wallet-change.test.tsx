import { act, screen, waitFor, within } from '@testing-library/react';
import { UserRejectedRequestError } from 'viem';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { parseSiweMessage } from 'viem/siwe';
import { WalletScreen } from '@/features/portfolio';
import { NO_CHANGE } from '@/features/portfolio/model/change-flow';
import { storedWalletChange } from '@/features/portfolio/model/stored-wallet-change';
import { signStore, walletStore, type Sign } from '@/wallet/facade';
import { withoutRetries } from '../../support/render';
import { renderAt } from '../../support/render-at';
import { useServer, type Backend } from '../../support/service';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';

useServer();
withoutRetries();

const old = privateKeyToAccount(generatePrivateKey());
const fresh = privateKeyToAccount(generatePrivateKey());
const lolaOf = ({ service }: Backend) => service.state.accounts.find(({ firstName }) => firstName === 'Lola')!;

const signByShown: Sign = (message, account) => (account === old.address ? old : fresh).signMessage({ message });

const connect = ({ address }: PrivateKeyAccount) =>
  act(() => walletStore.set({ status: 'connected', address, chainId: 56, isSupported: true }));

afterEach(() =>
  act(() => {
    walletStore.set({ status: 'disconnected' });
    signStore.set(null);
    storedWalletChange.keep(NO_CHANGE);
    leave();
  }),
);

async function openPage(sign: Sign = signByShown) {
  const backend = await startAs('Lola');
  lolaOf(backend).walletAddress = old.address;
  signStore.set(sign);
  const page = renderAt('/wallet', <WalletScreen />);
  return { backend, ...page };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Replace wallet' }));
const clickButton = async (user: Awaited<ReturnType<typeof openPage>>['user'], name: string) =>
  user.click(await (await panel()).findByRole('button', { name }));

async function nameFresh() {
  const opened = await openPage();
  const { user } = opened;
  await clickButton(user, 'Replace wallet');
  await user.type(await screen.findByRole('textbox', { name: 'Address of the new wallet' }), fresh.address);
  await clickButton(user, 'Continue');
  return opened;
}

test('the old wallet signs, then the new one, and the new one is linked', async () => {
  const signed: string[] = [];
  const { backend, user } = await nameFresh();
  signStore.set((message, account) => (signed.push(message), signByShown(message, account)));
  expect(await (await panel()).findByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  connect(fresh);
  expect(await (await panel()).findByRole('note')).toHaveTextContent(/Your wallet shows .* Switch it to/);
  connect(old);
  await clickButton(user, 'Sign with the old wallet');
  expect(await (await panel()).findByText(/The old wallet has signed/)).toBeVisible();
  expect(await (await panel()).findByRole('note')).toHaveTextContent(/Switch it to/);
  connect(fresh);
  await clickButton(user, 'Sign with the new wallet');
  await waitFor(() => expect(lolaOf(backend).walletAddress).toBe(fresh.address));
  expect(signed.map((message) => parseSiweMessage(message).statement)).toEqual([
    expect.stringContaining(`by ${fresh.address}`),
    expect.stringContaining(`replaces ${old.address}`),
  ]);
  expect(await (await panel()).findByRole('button', { name: 'Replace wallet' })).toBeVisible();
});

test('the page has only one button to change the wallet, even while another wallet is connected', async () => {
  await openPage();
  expect(await (await panel()).findByRole('button', { name: 'Replace wallet' })).toBeVisible();
  connect(fresh);
  expect(await screen.findByRole('region', { name: 'Another wallet is connected' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Link/ })).not.toBeInTheDocument();
  act(() => walletStore.set({ status: 'disconnected' }));
  expect(screen.queryByRole('region', { name: 'Another wallet is connected' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Link/ })).not.toBeInTheDocument();
});

test('an invalid new wallet is reported beside its field', async () => {
  const { user } = await openPage();
  await clickButton(user, 'Replace wallet');
  await clickButton(user, 'Continue');
  const field = await screen.findByRole('textbox', { name: 'Address of the new wallet' });
  expect(field).toHaveAccessibleDescription(/Enter the address of the new wallet/);
  await user.type(field, old.address);
  expect(field).toHaveAccessibleDescription(/already linked/);
  await user.clear(field);
  await user.type(field, fresh.address.slice(0, 20));
  expect(field).toHaveAccessibleDescription(/An address is 0x/);
});

test('a refusal in the wallet is not an error, and a refusal by the service starts again with its message', async () => {
  const { backend, user } = await nameFresh();
  signStore.set(async () => {
    throw new UserRejectedRequestError(new Error('no'));
  });
  connect(old);
  await clickButton(user, 'Sign with the old wallet');
  expect((await panel()).queryByRole('alert')).not.toBeInTheDocument();
  signStore.set((message) => fresh.signMessage({ message }));
  await clickButton(user, 'Sign with the old wallet');
  await (await panel()).findByText(/The old wallet has signed/);
  connect(fresh);
  await clickButton(user, 'Sign with the new wallet');
  const alert = await (await panel()).findByRole('alert');
  expect(alert).toHaveTextContent('The signature is not from the wallet named in the message.');
  expect(lolaOf(backend).walletAddress).toBe(old.address);
  signStore.set(signByShown);
  connect(old);
  await clickButton(user, 'Try again');
  await clickButton(user, 'Sign with the old wallet');
  connect(fresh);
  await clickButton(user, 'Sign with the new wallet');
  await waitFor(() => expect(lolaOf(backend).walletAddress).toBe(fresh.address));
});

test('a reload returns to the old wallet’s signature for the same new wallet', async () => {
  const { user, unmount } = await nameFresh();
  connect(old);
  await clickButton(user, 'Sign with the old wallet');
  await (await panel()).findByText(/The old wallet has signed/);
  unmount();
  renderAt('/wallet', <WalletScreen />);
  expect(await (await panel()).findByRole('button', { name: 'Sign with the old wallet' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Replace wallet' })).toHaveTextContent(fresh.address);
});

test('a lost wallet is replaced after a message, two codes and a waiting time, and the replacement can be stopped', async () => {
  const { backend, user } = await openPage();
  const { email, phone, countryCode } = lolaOf(backend);
  await clickButton(user, 'I have lost this wallet');
  await clickButton(user, 'Send and get codes');
  const message = await screen.findByRole('textbox', { name: 'What happened to the wallet?' });
  expect(message).toHaveAccessibleDescription(/Tell us what happened/);
  await user.type(message, 'It fell overboard.');
  breakCall('user/contactUs');
  await clickButton(user, 'Send and get codes');
  expect(await (await panel()).findByRole('alert')).toHaveTextContent('Nothing you entered is lost.');
  mendCall('user/contactUs', backend);
  await clickButton(user, 'Try again');
  await user.type(
    await screen.findByRole('textbox', { name: 'Phone code' }),
    await backend.sandbox.latestCode(`${countryCode}${phone}`, 'sms'),
  );
  await user.type(
    screen.getByRole('textbox', { name: 'E-mail code' }),
    await backend.sandbox.latestCode(email, 'email'),
  );
  await clickButton(user, 'Start the thirty days');
  expect(await (await panel()).findByText('Replacement in progress')).toBeVisible();
  expect((await panel()).queryByRole('button', { name: 'I have lost this wallet' })).not.toBeInTheDocument();
  await clickButton(user, 'Stop replacement');
  expect(await (await panel()).findByRole('button', { name: 'I have lost this wallet' })).toBeVisible();
  expect(backend.service.state.lostWallets).toEqual([]);
});

test('an investor whose wallet is empty sees the shorter procedure', async () => {
  await startAs('Gus');
  renderAt('/wallet', <WalletScreen />);
  expect(await (await panel()).findByText('Your linked wallet holds less than one whole share.')).toBeVisible();
  expect((await panel()).getByRole('button', { name: 'Link the new wallet' })).toBeVisible();
  expect((await panel()).queryByRole('button', { name: 'Replace wallet' })).not.toBeInTheDocument();
});
