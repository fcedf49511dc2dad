import { waitFor } from '@testing-library/react';
import { bsc } from 'viem/chains';
import { createConfig, http, type Config } from 'wagmi';
import { connect, disconnect, getAccount } from 'wagmi/actions';
import { patchConnectors } from '@/wallet/connectors';
import { allowConnecting } from '@/wallet/rainbowkit/cancel-connecting';
import { installWalletHere, TEST_WALLET, type TestWallet } from '../../support/test-wallet';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ASK = 'wallet_requestPermissions';

let wallet: TestWallet;
let config: Config;

/** One wallet for all tests, because an announcement cannot be undone in the page. */
beforeAll(() => {
  wallet = installWalletHere({ rpcUrl: 'http://127.0.0.1:1', account: ACCOUNT, chainId: bsc.id });
  config = createConfig({ chains: [bsc], transports: { [bsc.id]: http('http://127.0.0.1:1') }, storage: null });
  patchConnectors(config, bsc);
});

beforeEach(() => {
  allowConnecting(true);
  wallet.log.length = 0;
});
afterEach(() => disconnect(config));

const ask = () => connect(config, { connector: config.connectors.find(({ name }) => name === TEST_WALLET.name)! });
const status = () => getAccount(config).status;
const aFewTurns = () => new Promise((resolve) => setTimeout(resolve, 50));

async function askAndClose() {
  const release = wallet.hold(ASK);
  const asked = ask().catch((error: unknown) => error);
  await waitFor(() => expect(wallet.requestsOf(ASK)).toHaveLength(1));
  allowConnecting(false);
  return { release, error: await asked };
}

test('closing the dialog ends the connection attempt at once, even while the wallet request is open', async () => {
  const { release, error } = await askAndClose();
  expect(error).toMatchObject({ code: 4001 });
  expect(status()).toBe('disconnected');
  release();
  await waitFor(() => expect(wallet.requestsOf('wallet_revokePermissions')).toHaveLength(1));
});

test('an approval after the dialog was closed connects nothing, and its permission is revoked', async () => {
  const { release } = await askAndClose();
  release();
  await waitFor(() => expect(wallet.requestsOf('wallet_revokePermissions')).toHaveLength(1));
  await wallet.setAccount(ACCOUNT);
  await aFewTurns();
  expect(status()).toBe('disconnected');
});

test('a late approval whose permission cannot be revoked yet connects nothing', async () => {
  const { release } = await askAndClose();
  const keepOpen = wallet.hold('wallet_revokePermissions');
  release();
  await aFewTurns();
  await wallet.setAccount(ACCOUNT);
  await aFewTurns();
  expect(status()).toBe('disconnected');
  keepOpen();
});

test('a newer request of the same wallet connects, whatever happens to the cancelled one', async () => {
  const { release } = await askAndClose();
  allowConnecting(true);
  release();
  await ask();
  await aFewTurns();
  expect(status()).toBe('connected');
});

test('a wallet gets no connection request after the dialog was closed', async () => {
  allowConnecting(false);
  await expect(ask()).rejects.toMatchObject({ code: 4001 });
  expect(wallet.requestsOf(ASK)).toEqual([]);
});
