import { WALLET_CODE, namesIn } from '../wallet-error';

export const COMMON_WALLET_ERRORS: Readonly<Record<number, string>> = {
  [WALLET_CODE.disconnected]: 'Your wallet has lost its connection. Open it, then try again.',
  [WALLET_CODE.alreadyAsking]: 'Your wallet is waiting for your answer. Answer there, then try again.',
  [WALLET_CODE.internal]: 'Something went wrong in your wallet. Open it, check for open requests, then try again.',
};

export const CANNOT_SWITCH = 'This wallet cannot be switched from here.';

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['ChainNotConfiguredError', 'FNX does not use this network. Choose BNB Smart Chain in your wallet, then try again.'],
  ['ConnectorAlreadyConnectedError', 'This wallet is already connected. Close this window and continue.'],
  ['ConnectorNotConnectedError', 'This wallet is no longer connected. Connect it again.'],
  [
    'ConnectorAccountNotFoundError',
    'Your wallet does not let FNX see this account. Allow it in your wallet, then try again.',
  ],
  [
    'ProviderNotFoundError',
    'The wallet was not found in this browser. Install it or turn it on, then reload this page.',
  ],
  ['SwitchChainNotSupportedError', CANNOT_SWITCH],
]);

export const textByErrorName = (error: unknown): string | undefined =>
  namesIn(error).flatMap((name) => BY_NAME.get(name) ?? [])[0];
