import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { bsc } from 'viem/chains';
import { createConfig, http, type Connector } from 'wagmi';
import { walletList } from '@/wallet/wallet-list';
import { usableWallet } from '@/wallet/wallets/used-last';

const ON_A_PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile';

const connectorsWith = (projectId: string) =>
  createConfig({
    chains: [bsc],
    transports: { [bsc.id]: http('http://localhost/api/rpc/0') },
    connectors: connectorsForWallets(walletList(), { projectId, appName: 'FNX' }),
    storage: null,
    multiInjectedProviderDiscovery: false,
  }).connectors;

const announced = (id: string, name: string) => ({ id, name, type: 'injected' }) as Connector;

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ethereum');
});

test.each(['metaMask', 'walletConnect', 'rainbow', 'ledger', 'argent', 'safe'])(
  '%s is offered again only while WalletConnect is set up',
  (id) => {
    expect(usableWallet(connectorsWith('an id of a project'), id)).toMatchObject({ id });
    expect(usableWallet(connectorsWith(''), id)).toBeNull();
  },
);

test('a wallet that is offered again has the same name as in its row of the dialog', () => {
  expect(usableWallet(connectorsWith('an id of a project'), 'argent')?.name).toBe('Ready (Argent)');
});

test('Rabby is offered again only while its extension is there', () => {
  expect(usableWallet(connectorsWith(''), 'rabby')).toBeNull();
  Object.assign(window, { ethereum: { isRabby: true } });
  expect(usableWallet(connectorsWith(''), 'rabby')).toEqual({ id: 'rabby', name: 'Rabby Wallet' });
});

test('an announced wallet is offered again, and replaces its other row', () => {
  const metaMask = announced('io.metamask', 'MetaMask');
  const connectors = [...connectorsWith('an id of a project'), metaMask];
  const offer = { id: 'io.metamask', name: 'MetaMask' };
  expect(usableWallet(connectors, 'io.metamask')).toEqual(offer);
  expect(usableWallet(connectors, 'metaMask')).toEqual(offer);
  expect(usableWallet(connectorsWith('an id of a project'), 'io.metamask')).toBeNull();
});

test('in a wallet’s in-app browser, only that wallet is offered, because announced wallets have no row there', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ON_A_PHONE);
  Object.assign(window, { ethereum: {} });
  const connectors = [...connectorsWith(''), announced('io.metamask', 'MetaMask')];
  expect(usableWallet(connectors, 'io.metamask')).toBeNull();
  expect(usableWallet(connectors, 'injected')).toEqual({ id: 'injected', name: 'this app’s wallet' });
});

test('nothing is offered before a first connection', () => {
  expect(usableWallet(connectorsWith(''), null)).toBeNull();
});
