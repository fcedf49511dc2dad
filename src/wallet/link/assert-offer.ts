import type { LinkOffer } from '@/api/endpoints/user/link-wallet';
import { AppError } from '@/errors/app-error';

export type PageIdentity = { host: string; origin: string; chainId: number };

/** The format that EIP-4361 requires. Other characters could add lines to the message. */
const NONCE = /^[a-zA-Z0-9]{8,}$/;

/**
 * Checks the service's message against this page before the wallet is asked. A wallet shows the site in the message,
 * and many only warn if it differs from the page.
 */
export function assertOfferMatchesPage({ domain, uri, chainId, nonce }: LinkOffer, here: PageIdentity): void {
  const matchesPage =
    domain === here.host && URL.canParse(uri) && new URL(uri).origin === here.origin && chainId === here.chainId;
  if (!matchesPage) throw new AppError({ kind: 'other-site' });
  if (!NONCE.test(nonce)) throw new AppError({ kind: 'protocol', reason: 'shape' });
}
