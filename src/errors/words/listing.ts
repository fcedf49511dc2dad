import { WALLET_CODE, isRejection, walletCodeOf } from '../wallet-error';
import { AT_ANY_QUESTION } from './wallet';

const BY_HAND = 'This wallet does not take a token from a page. Add it by hand, with the address below.';
const NOT_ALLOWED = 'The wallet does not let FNX ask for this. Allow it in the wallet, or add the token by hand.';

/** Why a wallet does not list a token. What it does not know, it says in many ways, so the rest means that. The user's own refusal has no words. */
export function listingWords(error: unknown): string {
  if (isRejection(error)) return '';
  const code = walletCodeOf(error) ?? 0;
  if (code === WALLET_CODE.unauthorized) return NOT_ALLOWED;
  // A wallet that lacks the method often calls that an error of its own.
  return code === WALLET_CODE.internal ? BY_HAND : (AT_ANY_QUESTION[code] ?? BY_HAND);
}
