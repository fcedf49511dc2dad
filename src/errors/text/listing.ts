import { WALLET_CODE, isRejection, walletCodeOf } from '../wallet-error';
import { COMMON_WALLET_ERRORS } from './wallet';

const BY_HAND = 'This wallet does not accept tokens from a website. Add it manually with the address below.';
const NOT_ALLOWED = 'Your wallet does not let FNX ask for this. Allow it in your wallet, or add the token manually.';

/**
 * Returns an empty text if the user rejected the request. Unknown errors get the text of a missing method, because
 * wallets report a missing method in many ways.
 */
export function listingText(error: unknown): string {
  if (isRejection(error)) return '';
  const code = walletCodeOf(error) ?? 0;
  if (code === WALLET_CODE.unauthorized) return NOT_ALLOWED;
  // A wallet without this method often reports an internal error.
  return code === WALLET_CODE.internal ? BY_HAND : (COMMON_WALLET_ERRORS[code] ?? BY_HAND);
}
