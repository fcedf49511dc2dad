import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { parseSiweMessage } from 'viem/siwe';
import { UserRejectedRequestError } from 'viem';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { SettingsScreen } from '@/features/account';
import { WalletScreen } from '@/features/portfolio';
import { subscribeToNotices, type Notice } from '@/ui/notify';
import { LinkDialog } from '@/wallet/dialogs/link-dialog';
import { declinedAccount } from '@/wallet/link/declined-account';

import { useLinkState } from '@/wallet/link/use-link-state';
import { dialogRequest, walletStore, type Sign } from '@/wallet/state';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

const mine = privateKeyToAccount(generatePrivateKey());
const signBy =
  (account: PrivateKeyAccount): Sign =>
  (message) =>
    account.signMessage({ message });

let notices: Notice[] = [];
let unsubscribe = () => {};
beforeEach(() => {
  notices = [];
  unsubscribe = subscribeToNotices((notice) => notices.push(notice));
});

const connect = ({ address }: { address: PrivateKeyAccount['address'] }) =>
  act(() => walletStore.set({ status: 'connected', address, chainId: 56, isSupported: true }));

afterEach(() => {
  unsubscribe();
  act(() => {
    walletStore.set({ status: 'disconnected' });
    dialogRequest.set(null);
    declinedAccount.set(null);
    leave();
  });
});

function Linking({ sign }: { sign: Sign }) {
  return <LinkDialog link={useLinkState()} chainId={56} sign={sign} />;
}

function openWalletPage(sign: Sign = signBy(mine)) {
  return renderAt(
    '/wallet',
    <>
      <WalletScreen />
      <Linking sign={sign} />
    </>,
  );
}

const accountOf = ({ service }: Backend, firstName: string) =>
  service.state.accounts.find((account) => account.firstName === firstName)!;
const dialog = () => screen.findByRole('dialog', { name: 'Link this wallet' });
const signButton = async () => {
  const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign the message' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
};

test('an investor without a linked wallet is asked to sign after connecting, and the wallet is linked', async () => {
  const backend = await startAs('Nell');
  const signed: string[] = [];
  const { user } = openWalletPage((message) => (signed.push(message), mine.signMessage({ message })));
  expect((await screen.findAllByRole('button', { name: 'Link your wallet' })).length).toBe(1);
  connect(mine);
  expect(await dialog()).toHaveTextContent(mine.address);
  await user.click(await signButton());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(accountOf(backend, 'Nell').walletAddress).toBe(mine.address);
  expect(notices).toEqual([
    { tone: 'success', text: 'Your wallet is linked. It can be approved once your identity is verified.' },
  ]);
  expect((await screen.findAllByText('Waiting for approval')).length).toBeGreaterThan(0);
  expect(screen.getByText('This wallet is connected in this browser.')).toBeVisible();
  expect(parseSiweMessage(signed[0]!)).toMatchObject({
    address: mine.address,
    domain: window.location.host,
    uri: window.location.origin,
    chainId: 56,
    version: '1',
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    expirationTime: expect.any(Date),
  });
});

test('an investor who declines stays connected, is not asked again automatically, and can still sign', async () => {
  await startAs('Nell');
  const { user } = openWalletPage();
  await screen.findByRole('button', { name: 'Link your wallet' });
  connect(mine);
  await user.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(walletStore.get().status).toBe('connected');
  connect(mine);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => dialogRequest.set('link'));
  expect(await signButton()).toBeVisible();
});

test('a refusal in the wallet is not an error, and another failure shows its message and what to do', async () => {
  await startAs('Nell');
  const answers = [new UserRejectedRequestError(new Error('no')), Object.assign(new Error('busy'), { code: -32002 })];
  const { user } = openWalletPage(async (message) => {
    const failure = answers.shift();
    if (failure) throw failure;
    return mine.signMessage({ message });
  });
  await screen.findByRole('button', { name: 'Link your wallet' });
  connect(mine);
  await user.click(await signButton());
  expect(within(await dialog()).queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await signButton());
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('Error signing message, please retry!');
  expect(alert).toHaveTextContent('Your wallet is waiting for your answer.');
  await user.click(await signButton());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a message that cannot be prepared can be requested again', async () => {
  const backend = await startAs('Nell');
  const { user } = openWalletPage();
  await screen.findByRole('button', { name: 'Link your wallet' });
  breakCall('user/userWalletRequest');
  connect(mine);
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('Error preparing message, please retry!');
  mendCall('user/userWalletRequest', backend);
  await user.click(within(await dialog()).getByRole('button', { name: 'Try again' }));
  expect(await signButton()).toBeVisible();
});

test('a signature of another wallet shows the service’s message, and a new message can be signed', async () => {
  const backend = await startAs('Nell');
  const other = privateKeyToAccount(generatePrivateKey());
  const signers = [other, mine];
  const { user } = openWalletPage((message) => signers.shift()!.signMessage({ message }));
  await screen.findByRole('button', { name: 'Link your wallet' });
  connect(mine);
  await user.click(await signButton());
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('Error verifying signature, please retry!');
  expect(alert).toHaveTextContent('The signature is not from the wallet named in the message.');
  await user.click(await signButton());
  await waitFor(() => expect(accountOf(backend, 'Nell').walletAddress).toBe(mine.address));
});

test('a wallet of another account is reported', async () => {
  const backend = await startAs('Nell');
  accountOf(backend, 'Rita').walletAddress = mine.address;
  const { user } = openWalletPage();
  await screen.findByRole('button', { name: 'Link your wallet' });
  connect(mine);
  await user.click(await signButton());
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('This wallet is linked to another account.');
  expect(alert).toHaveTextContent('Connect another wallet, or log in to the account this one is linked to.');
});

const NOT_HERE = 'The message to sign names another site or network, so nothing was signed.';
const GENERAL = 'Error preparing message, please retry!';

test.each([
  ['another domain', { domain: 'fnx.example.com' }, NOT_HERE],
  ['a domain that only begins like ours', { domain: 'localhost.example.com' }, NOT_HERE],
  ['another port', { domain: 'localhost:3000' }, NOT_HERE],
  ['an address on another site', { uri: 'https://fnx.example.com' }, NOT_HERE],
  ['another scheme', { uri: 'https://localhost' }, NOT_HERE],
  ['a user name that looks like this site', { uri: 'http://localhost@fnx.example.com/' }, NOT_HERE],
  ['an invalid address', { uri: 'localhost' }, NOT_HERE],
  ['another network', { chainId: 1 }, NOT_HERE],
  ['a short nonce', { nonce: 'a1b2c3d' }, GENERAL],
  ['a nonce with a line break', { nonce: 'abcdefgh\nChain ID: 1' }, GENERAL],
])('a message for %s is refused before the wallet is asked', async (_what, changes, words) => {
  const backend = await startAs('Nell');
  const asked: string[] = [];
  const { user } = openWalletPage((message) => (asked.push(message), mine.signMessage({ message })));
  await screen.findByRole('button', { name: 'Link your wallet' });
  server.use(
    http.get('*/api/v1/user/userWalletRequest', async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      return HttpResponse.json({ ...answer, data: { ...answer.data, ...changes } });
    }),
  );
  connect(mine);
  const opened = await dialog();
  expect(await within(opened).findByRole('alert')).toHaveTextContent(words);
  mendCall('user/userWalletRequest', backend);
  await user.click(within(opened).getByRole('button', { name: 'Try again' }));
  await signButton();
  expect(asked).toEqual([]);
});

describe('a wallet other than the linked one', () => {
  test('is shown with both addresses, asks for nothing automatically, and replaces the linked one by a signature', async () => {
    const backend = await startAs('Gus');
    const { user } = openWalletPage();
    await screen.findByRole('button', { name: 'Link the new wallet' });
    connect(mine);
    const warning = await screen.findByRole('region', { name: 'Another wallet is connected' });
    expect(within(warning).getByTitle(mine.address)).toBeVisible();
    expect(within(warning).getByTitle(accountOf(backend, 'Gus').walletAddress!)).toBeVisible();
    expect(warning).toHaveTextContent('Switch to the linked account in your wallet');
    expect(screen.getAllByRole('button', { name: /^Link/ })).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => dialogRequest.set('link'));
    await user.click(await signButton());
    await waitFor(() => expect(accountOf(backend, 'Gus').walletAddress).toBe(mine.address));
    expect(notices.at(-1)?.text).toBe('Your wallet is linked. Shares you buy go there.');
  });

  test('needs a login of the last ten minutes, and says how to get one', async () => {
    const backend = await startAs('Gus');
    openWalletPage();
    await screen.findByRole('button', { name: 'Link the new wallet' });
    await backend.sandbox.clock(700);
    connect(mine);
    act(() => dialogRequest.set('link'));
    const alert = await within(await screen.findByRole('dialog', { name: 'Link this wallet instead' })).findByRole(
      'alert',
    );
    expect(alert).toHaveTextContent(/log in again/);
    expect(alert).not.toHaveTextContent('retry');
    expect(screen.getByRole('button', { name: 'Log out to log in again' })).toBeVisible();
  });

  test('shows nothing once the linked wallet is connected, not even in the settings', async () => {
    const backend = await startAs('Amelia');
    renderAt('/settings?tab=wallet', <SettingsScreen />);
    await screen.findByRole('button', { name: 'Link another wallet' });
    connect({ address: accountOf(backend, 'Amelia').walletAddress! });
    expect(await screen.findByText('This wallet is connected in this browser.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Link/ })).not.toBeInTheDocument();
  });
});
