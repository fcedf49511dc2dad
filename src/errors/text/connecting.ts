import { WALLET_CODE, isRejection, walletCodeOf } from '../wallet-error';
import { COMMON_WALLET_ERRORS, textByErrorName } from './wallet';

const LAST_RESORT = 'Oops, something went wrong!';

const BY_CODE: Readonly<Record<number, string>> = {
  ...COMMON_WALLET_ERRORS,
  [WALLET_CODE.unauthorized]: 'Your wallet does not let FNX see any account. Allow one in your wallet, then try again.',
  [WALLET_CODE.unsupported]: 'This wallet cannot connect to websites. Choose another one.',
  [WALLET_CODE.unknownChain]: 'Your wallet does not have this network. Add BNB Smart Chain to it, then try again.',
};

/** The specification requires that a rejection by the user shows no message. */
export const whyNotConnected = (error: unknown): string | null =>
  isRejection(error) ? null : (textByErrorName(error) ?? BY_CODE[walletCodeOf(error) ?? 0] ?? LAST_RESORT);
