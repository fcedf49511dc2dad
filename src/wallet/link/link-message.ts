import { getAddress } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import type { Address } from '@/api/contract';
import type { LinkOffer } from '@/api/endpoints/user/link-wallet';
import { serviceNow } from '@/utils/service-clock';

export const linkMessage = (address: Address, offer: LinkOffer, statement: string): string => {
  const { nonce, domain, uri, chainId, expiresAt } = offer;
  return createSiweMessage({
    address: getAddress(address),
    domain,
    uri,
    chainId,
    nonce,
    version: '1',
    statement,
    issuedAt: new Date(serviceNow()),
    expirationTime: new Date(expiresAt),
  });
};
