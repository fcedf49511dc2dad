import { WALLET_CODE, walletCodeOf } from '@/errors/wallet-error';
import { COMMON_WALLET_ERRORS, CANNOT_SWITCH, textByErrorName } from '@/errors/text/wallet';

const OTHER = 'Your wallet did not switch network.';

const BY_CODE: Readonly<Record<number, string>> = {
  ...COMMON_WALLET_ERRORS,
  [WALLET_CODE.unauthorized]: 'Your wallet does not let FNX ask for another network.',
  [WALLET_CODE.unsupported]: CANNOT_SWITCH,
  [WALLET_CODE.unknownChain]: 'Your wallet does not have this network yet.',
};

/**
 * Reads the code of the wallet's error. wagmi reports every other failure with the code of an unknown network, and
 * keeps the wallet's error as the cause.
 */
const codeOf = (error: unknown) => {
  const { name, cause } = Object(error);
  return walletCodeOf(name === 'SwitchChainError' && cause ? cause : error) ?? 0;
};

export function whyNotSwitched(error: unknown): string | null {
  const code = codeOf(error);
  return code === WALLET_CODE.rejected ? null : (textByErrorName(error) ?? BY_CODE[code] ?? OTHER);
}
