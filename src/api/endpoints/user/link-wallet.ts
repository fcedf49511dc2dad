import { callService } from '../../client';
import { getWalletNonce, linkWallet, type Address, type DataOf, type RequestOf } from '../../contract';

/** What the message must say; good for ten minutes and for one message. */
export type LinkOffer = DataOf<typeof getWalletNonce>;

/** `origin` is the site that asks: behind the proxy the service sees no other sign of it. */
export const fetchLinkOffer = (address: Address, origin: string): Promise<LinkOffer> =>
  callService(getWalletNonce, { address, origin });

export const sendLinkProof = (proof: RequestOf<typeof linkWallet>): Promise<DataOf<typeof linkWallet>> =>
  callService(linkWallet, proof);

/** Two nonces, one for each wallet. */
export const fetchReplaceOffer = (replaces: Address, address: Address, origin: string): Promise<LinkOffer> =>
  callService(getWalletNonce, { address, replaces, origin });
