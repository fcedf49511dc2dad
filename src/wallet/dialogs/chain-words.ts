import { WALLET_CODE, namesIn, walletCodeOf } from '@/errors/wallet-error';
import { AT_ANY_QUESTION } from '@/errors/words/wallet';

const CANNOT = 'This wallet cannot be switched from here.';
const OTHER = 'The wallet did not change its network.';

const BY_CODE: Readonly<Record<number, string>> = {
  ...AT_ANY_QUESTION,
  [WALLET_CODE.rejected]: 'The wallet said no, so it is still on the other network.',
  [WALLET_CODE.unauthorized]: 'The wallet does not let this app ask for another network.',
  [WALLET_CODE.unsupported]: CANNOT,
  [WALLET_CODE.unknownChain]: 'The wallet does not know this network yet.',
};

/** wagmi gives every other failure the number of an unknown network, and keeps the wallet's own as its cause. */
const codeOf = (error: unknown) => {
  const { name, cause } = Object(error);
  return walletCodeOf(name === 'SwitchChainError' && cause ? cause : error) ?? 0;
};

/** Why a wallet is still on another network. */
export function whyNotSwitched(error: unknown): string {
  if (namesIn(error).includes('SwitchChainNotSupportedError')) return CANNOT;
  return BY_CODE[codeOf(error)] ?? OTHER;
}
