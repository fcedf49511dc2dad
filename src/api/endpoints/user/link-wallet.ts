import { callService } from '../../client';
import { getWalletNonce, linkWallet, type Address, type DataOf, type RequestOf } from '../../contract';

export type LinkOffer = DataOf<typeof getWalletNonce>;

export const fetchLinkOffer = (address: Address, origin: string): Promise<LinkOffer> =>
  callService(getWalletNonce, { address, origin });

export const sendLinkProof = (proof: RequestOf<typeof linkWallet>): Promise<DataOf<typeof linkWallet>> =>
  callService(linkWallet, proof);

export const fetchReplaceOffer = (replaces: Address, address: Address, origin: string): Promise<LinkOffer> =>
  callService(getWalletNonce, { address, replaces, origin });
