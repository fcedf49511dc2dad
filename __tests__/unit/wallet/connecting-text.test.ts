import { bsc } from 'viem/chains';
import { connect, disconnect, switchChain } from 'wagmi/actions';
import { ConnectorAccountNotFoundError, createConfig, http, mock, ProviderNotFoundError } from 'wagmi';
import { whyNotConnected } from '@/errors/text/connecting';
import { whyNotSwitched } from '@/wallet/dialogs/chain-text';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const wallet = mock({ accounts: [ACCOUNT] });
const config = createConfig({
  chains: [bsc],
  connectors: [wallet],
  transports: { [bsc.id]: http('http://127.0.0.1:1') },
  storage: null,
  multiInjectedProviderDiscovery: false,
});
const connector = config.connectors[0]!;

const thrownBy = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => undefined,
    (error: unknown) => error,
  );

const byWallet = (code: number) => Object.assign(new Error('No'), { code });

describe('with a wallet that is already connected', () => {
  beforeEach(() => connect(config, { connector }));
  afterEach(() => disconnect(config));

  test('a second connection is reported, with how to continue', async () => {
    const error = await thrownBy(connect(config, { connector }));
    expect(error).toMatchObject({ name: 'ConnectorAlreadyConnectedError' });
    expect(whyNotConnected(error)).toBe('This wallet is already connected. Close this window and continue.');
  });

  test('a network that the app has not configured gets the same text when connecting and when switching', async () => {
    // The type forbids other networks, but a wallet or library may still request them.
    const elsewhere = Object.assign({ chainId: bsc.id }, { chainId: 1 });
    const error = await thrownBy(switchChain(config, elsewhere));
    expect(`${Object(error).name} ${Object(error).cause?.name}`).toContain('ChainNotConfiguredError');
    const words = 'FNX does not use this network. Choose BNB Smart Chain in your wallet, then try again.';
    expect(whyNotConnected(error)).toBe(words);
    expect(whyNotSwitched(error)).toBe(words);
  });
});

test('every named error and every error code has a separate text', () => {
  const errors = [
    new ProviderNotFoundError(),
    new ConnectorAccountNotFoundError({ address: ACCOUNT, connector }),
    ...[4100, 4200, 4900, 4902, -32002, -32603].map(byWallet),
  ];
  const words = new Set(errors.map(whyNotConnected));
  expect(words.size).toBe(errors.length);
  expect(words).not.toContain('Oops, something went wrong!');
});

test.each([new Error('something else'), byWallet(-32099), 'a text', undefined])(
  'an unknown error has a general text: %#',
  (error) => {
    expect(whyNotConnected(error)).toBe('Oops, something went wrong!');
  },
);

test.each([4001, 5000])('the user’s own refusal %i has no text, however it is wrapped', (code) => {
  const wrapped = new Error('outside', { cause: byWallet(code) });
  expect(whyNotConnected(wrapped)).toBeNull();
  expect(whyNotSwitched(wrapped)).toBeNull();
});
