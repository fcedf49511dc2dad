import { callService } from '../client';
import { getWalletNonce, linkWallet, type Address, type DataOf, type RequestOf } from '../contract';

/** What the message must say; good for ten minutes and for one message. */
export type LinkOffer = DataOf<typeof getWalletNonce>;

export const fetchLinkOffer = (address: Address): Promise<LinkOffer> => callService(getWalletNonce, { address });

export const sendLinkProof = (proof: RequestOf<typeof linkWallet>): Promise<DataOf<typeof linkWallet>> => callService(linkWallet, proof);
