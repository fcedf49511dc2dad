import type { LinkOffer } from '@/api/endpoints/user/link-wallet';
import { AppError } from '@/errors/app-error';

/** Where the message is going to be signed. */
export type SigningPlace = { host: string; origin: string; chainId: number };

/** As EIP-4361 has it; anything else could write lines of its own into the message. */
const NONCE = /^[a-zA-Z0-9]{8,}$/;

/**
 * A wallet shows its owner the site that a message names, and many only warn where it is another than the page: so what
 * the service offers is held against this page before the wallet is asked.
 */
export function assertOfferIsForHere({ domain, uri, chainId, nonce }: LinkOffer, here: SigningPlace): void {
  const isForHere =
    domain === here.host && URL.canParse(uri) && new URL(uri).origin === here.origin && chainId === here.chainId;
  if (!isForHere) throw new AppError({ kind: 'other-site' });
  if (!NONCE.test(nonce)) throw new AppError({ kind: 'protocol', reason: 'shape' });
}
