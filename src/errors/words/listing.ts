import { WALLET_CODE, isRejection, walletCodeOf } from '../wallet-error';
import { AT_ANY_QUESTION } from './wallet';

const BY_HAND = 'This wallet does not take a token from a page. Add it by hand, with the address below.';
const NOT_ALLOWED = 'The wallet does not let FNX ask for this. Allow it in the wallet, or add the token by hand.';

/**
 * Empty for a rejection by the user. Unknown errors get the same text as a missing method, because wallets report that in
 * many ways.
 */
export function listingWords(error: unknown): string {
  if (isRejection(error)) return '';
  const code = walletCodeOf(error) ?? 0;
  if (code === WALLET_CODE.unauthorized) return NOT_ALLOWED;
  // A wallet without this method often reports an internal error.
  return code === WALLET_CODE.internal ? BY_HAND : (AT_ANY_QUESTION[code] ?? BY_HAND);
}
