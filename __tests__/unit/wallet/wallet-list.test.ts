import { connectorsForWallets, type Wallet } from '@rainbow-me/rainbowkit';
import { createConfig, http } from 'wagmi';
import { bsc } from 'viem/chains';
import { walletList } from '@/wallet/wallet-list';
import { walletNote } from '@/wallet/wallet-note';
import { unreachableWalletOf } from '@/wallet/wallets/unreachable';

const ID = 'an id of a project';
const optionsFor = (projectId: string) => ({ projectId, appName: 'FNX' });
const rows = (projectId: string): { groupName: string; wallets: Wallet[] }[] =>
  walletList().map(({ groupName, wallets }) => ({
    groupName,
    wallets: wallets.map((create) => create(optionsFor(projectId))),
  }));
const row = (projectId: string, id: string) =>
  rows(projectId)
    .flatMap(({ wallets }) => wallets)
    .find((wallet) => wallet.id === id)!;

const configFor = (projectId: string) =>
  createConfig({
    chains: [bsc],
    transports: { [bsc.id]: http('http://localhost/api/rpc/0') },
    connectors: connectorsForWallets(walletList(), optionsFor(projectId)),
    storage: null,
    multiInjectedProviderDiscovery: false,
  });

afterEach(() => walletNote.set(null));

test.each([
  ['with a project id', ID],
  ['without one', ''],
])('the list has the same wallets in the same groups %s', (_what, projectId) => {
  expect(rows(projectId).map(({ groupName, wallets }) => [groupName, wallets.map(({ name }) => name)])).toEqual([
    ['Popular', ['MetaMask', 'Coinbase Wallet', 'Rabby Wallet', 'WalletConnect']],
    ['More', ['Rainbow', 'Ledger', 'Ready (Argent)', 'Safe']],
  ]);
});

test.each(['metaMask', 'walletConnect', 'rainbow', 'ledger', 'argent', 'safe'])(
  'connecting with %s fails without a project id, and the reason is shown',
  async (id) => {
    const { name } = row('', id);
    const connector = configFor('').connectors.find((each) => Object(each).rkDetails?.id === id)!;
    expect(connector.type).toBe('unreachable');
    await expect(connector.connect()).rejects.toThrow('needs a WalletConnect project id');
    expect(walletNote.get()).toEqual({ kind: 'no-project-id', name });
  },
);

test('without a project id, wallets that have no extension for this browser are marked as unreachable', () => {
  expect([...new Map(configFor('').connectors.flatMap(unreachableWalletOf))]).toEqual([
    ['walletConnect', 'WalletConnect'],
    ['ledger', 'Ledger'],
    ['argent', 'Ready (Argent)'],
    ['safe', 'Safe'],
  ]);
  expect(configFor(ID).connectors.flatMap(unreachableWalletOf)).toEqual([]);
});

test.each(['metaMask', 'rainbow'])(
  '%s counts as not installed without a project id, and offers only its extension',
  (id) => {
    const { installed, downloadUrls } = row('', id);
    expect(installed).toBe(false);
    expect(downloadUrls?.browserExtension).toMatch(/^https:/);
    expect(downloadUrls).toMatchObject({ android: undefined, ios: undefined, mobile: undefined });
  },
);

test('without a project id, a wallet that cannot be used offers no download', () => {
  for (const id of ['walletConnect', 'ledger', 'argent', 'safe']) expect(row('', id).downloadUrls).toBeUndefined();
});

test.each(['', ID])('nothing is set up before a wallet is chosen (id %p)', (projectId) => {
  const throughRelay = configFor(projectId).connectors.filter(
    ({ type }) => type === 'walletConnect' || type === 'unreachable',
  );
  expect(throughRelay.length).toBeGreaterThan(4);
  expect(throughRelay.every(({ setup }) => setup === undefined)).toBe(true);
});

describe('a Safe', () => {
  test('is listed outside a Safe frame too, and connects through WalletConnect', () => {
    const safe = row(ID, 'safe');
    expect(safe.installed).toBeUndefined();
    expect(safe.qrCode?.getUri('wc:an-address')).toBe('wc:an-address');
    expect(configFor(ID).connectors.find((each) => Object(each).rkDetails?.id === 'safe')?.type).toBe('walletConnect');
  });

  test('adds the WalletConnect code to its note once the code arrives', () => {
    const connector = configFor(ID).connectors.find((each) => Object(each).rkDetails?.id === 'safe')!;
    walletNote.set({ kind: 'safe-elsewhere' });
    connector.emitter.emit('message', { type: 'display_uri', data: 'wc:a-code' });
    expect(walletNote.get()).toEqual({ kind: 'safe-elsewhere', code: 'wc:a-code' });
  });

  test('ignores a code after the dialog was closed', () => {
    const connector = configFor(ID).connectors.find((each) => Object(each).rkDetails?.id === 'safe')!;
    connector.emitter.emit('message', { type: 'display_uri', data: 'wc:a-code' });
    expect(walletNote.get()).toBeNull();
  });
});

test('WalletConnect’s own dialog is hidden from RainbowKit, which would offer it', () => {
  const details = configFor(ID).connectors.map((each) => Object(each).rkDetails);
  expect(details.filter((each) => each?.isWalletConnectModalConnector).map(({ id }) => id)).toEqual([
    'walletConnectModal',
  ]);
});
