import { getAddress } from 'viem';
import { getAppConfig } from '@/api/app-config';
import { replaceStatements, type Address } from '@/api/contract';
import { fetchReplaceOffer } from '@/api/endpoints/user/link-wallet';
import { AppError } from '@/errors/app-error';
import { assertOfferMatchesPage } from './assert-offer';
import { linkMessage } from './link-message';

export type SignedMessage = { message: string; signature: string };

export type ReplaceOffer = { former: string; next: string };

export async function prepareReplacement(former: Address, next: Address): Promise<ReplaceOffer> {
  const { host, origin } = window.location;
  const [{ chain }, offer] = await Promise.all([getAppConfig(), fetchReplaceOffer(former, next, origin)]);
  const { formerNonce } = offer;
  if (!formerNonce) throw new AppError({ kind: 'protocol', reason: 'shape' });
  const here = { host, origin, chainId: chain.id };
  const says = replaceStatements(getAddress(former), getAddress(next));
  const messageOf = (address: Address, nonce: string, statement: string) => {
    assertOfferMatchesPage({ ...offer, nonce }, here);
    return linkMessage(address, { ...offer, nonce }, statement);
  };
  return {
    former: messageOf(former, formerNonce, says.former),
    next: messageOf(next, offer.nonce, says.next),
  };
}
