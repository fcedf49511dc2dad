import { WALLET_CODE, namesIn } from '../wallet-error';

export const AT_ANY_QUESTION: Readonly<Record<number, string>> = {
  [WALLET_CODE.disconnected]: 'The wallet has lost its connection. Open it, then try again.',
  [WALLET_CODE.alreadyAsking]: 'Your wallet still has a question open. Answer it there, then try again.',
  [WALLET_CODE.internal]:
    'Something went wrong inside the wallet. Open it, look whether it asks for anything, then try again.',
};

export const CANNOT_SWITCH = 'This wallet cannot be switched from here.';

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['ChainNotConfiguredError', 'FNX does not use this network. Choose BNB Smart Chain in your wallet, then try again.'],
  ['ConnectorAlreadyConnectedError', 'This wallet is connected already. Close this window and go on.'],
  ['ConnectorNotConnectedError', 'This wallet is no longer connected. Connect it again.'],
  [
    'ConnectorAccountNotFoundError',
    'The wallet does not let FNX see this account. Allow it in the wallet, then try again.',
  ],
  [
    'ProviderNotFoundError',
    'The wallet was not found in this browser. Install it or switch it on, then load this page again.',
  ],
  ['SwitchChainNotSupportedError', CANNOT_SWITCH],
]);

export const wordsByName = (error: unknown): string | undefined =>
  namesIn(error).flatMap((name) => BY_NAME.get(name) ?? [])[0];
