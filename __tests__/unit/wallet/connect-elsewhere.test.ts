import { waitFor } from '@testing-library/react';
import { bsc } from 'viem/chains';
import { createConfig, http, type Config } from 'wagmi';
import { connect, disconnect, getAccount } from 'wagmi/actions';
import { patchConnectors } from '@/wallet/connectors';
import { allowConnecting } from '@/wallet/rainbowkit/cancel-connecting';
import { installWalletHere, TEST_WALLET, type TestWallet } from '../../support/test-wallet';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SWITCH = 'wallet_switchEthereumChain';

let wallet: TestWallet;
let config: Config;

/** One wallet for all tests, because an announcement cannot be undone in the page. */
beforeAll(() => {
  wallet = installWalletHere({ rpcUrl: 'http://127.0.0.1:1', account: ACCOUNT, chainId: 1 });
  config = createConfig({ chains: [bsc], transports: { [bsc.id]: http('http://127.0.0.1:1') }, storage: null });
  patchConnectors(config, bsc);
});

beforeEach(async () => {
  allowConnecting(true);
  await wallet.setChainId(1);
  wallet.log.length = 0;
});
afterEach(() => disconnect(config));

/** RainbowKit always passes the network that the app wants. */
async function connectToTestWallet() {
  const connector = config.connectors.find(({ name }) => name === TEST_WALLET.name);
  if (!connector) throw new Error('The wallet was not announced');
  await connect(config, { connector, chainId: bsc.id });
  return getAccount(config);
}

const asked = () => waitFor(() => expect(wallet.requestsOf(SWITCH)).toHaveLength(1));

test.each([4001, 4100, 4200, 4900, -32002, -32603])(
  'a wallet that refuses the network switch with %i is connected on its current network',
  async (code) => {
    wallet.failNext({ code, message: 'No' }, SWITCH);
    expect(await connectToTestWallet()).toMatchObject({ status: 'connected', address: ACCOUNT, chainId: 1 });
    await asked();
    expect(getAccount(config)).toMatchObject({ status: 'connected', chainId: 1 });
  },
);

test('a wallet that neither knows our network nor adds it is connected on its current network', async () => {
  wallet.failNext({ code: 4902, message: 'Unrecognized chain ID' }, SWITCH);
  wallet.rejectNext('wallet_addEthereumChain');
  expect(await connectToTestWallet()).toMatchObject({ status: 'connected', chainId: 1 });
  await waitFor(() => expect(wallet.requestsOf('wallet_addEthereumChain')).toHaveLength(1));
  expect(getAccount(config)).toMatchObject({ status: 'connected', chainId: 1 });
});

test('a wallet with an open network request is connected meanwhile, and switches after its answer', async () => {
  const release = wallet.hold(SWITCH);
  expect(await connectToTestWallet()).toMatchObject({ status: 'connected', chainId: 1 });
  await asked();
  release();
  await waitFor(() => expect(getAccount(config)).toMatchObject({ status: 'connected', chainId: bsc.id }));
});

test('a wallet that is already on our network is not asked to switch', async () => {
  await wallet.setChainId(bsc.id);
  expect(await connectToTestWallet()).toMatchObject({ status: 'connected', chainId: bsc.id });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(wallet.requestsOf(SWITCH)).toEqual([]);
});

test('a wallet that refuses the connection is not connected, and not asked for its network', async () => {
  wallet.rejectNext('wallet_requestPermissions');
  await expect(connectToTestWallet()).rejects.toMatchObject({ code: 4001 });
  expect(getAccount(config).status).toBe('disconnected');
  expect(wallet.requestsOf(SWITCH)).toEqual([]);
});
