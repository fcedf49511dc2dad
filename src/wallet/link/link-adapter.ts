import { createAuthenticationAdapter } from '@rainbow-me/rainbowkit';
import type { Address } from '@/api/contract';
import { fetchLinkOffer, sendLinkProof, type LinkOffer } from '@/api/endpoints/user/link-wallet';
import { USER_QUERIES, queryClient } from '@/api/query-client';
import { PRODUCT } from '@/config/product';
import { notify } from '@/ui/notify';
import { ownValue } from '@/utils/own-value';
import { assertOfferMatchesPage } from './assert-offer';
import type { LinkAdapter } from './linking';
import { declinedAccount } from './declined-account';
import { linkMessage } from './link-message';

const STATEMENT = `Link this wallet to your ${PRODUCT} account. Signing moves nothing and costs nothing.`;

const LINKED: Readonly<Record<string, string>> = {
  APPROVED: 'Your wallet is linked. Shares you buy go there.',
  PENDING: 'Your wallet is linked. It can be approved once your identity is verified.',
};

/**
 * RainbowKit's sign-in adapter for one address. Its sign-in links the wallet to the logged-in account: the service
 * provides the message and verifies the signature.
 */
export function linkAdapter(address: Address | undefined): LinkAdapter {
  let offer: LinkOffer | undefined;
  return createAuthenticationAdapter<string>({
    async getNonce() {
      if (!address) throw new Error('No wallet is connected');
      offer = await fetchLinkOffer(address, window.location.origin);
      return offer.nonce;
    },
    createMessage({ address: signer, chainId }) {
      if (!offer) throw new Error('The service was not asked yet');
      assertOfferMatchesPage(offer, { host: window.location.host, origin: window.location.origin, chainId });
      return linkMessage(signer, offer, STATEMENT);
    },
    async verify({ message, signature }) {
      const { walletStatus } = await sendLinkProof({ message, signature });
      notify({ tone: 'success', text: ownValue(LINKED, walletStatus) ?? 'Your wallet is linked.' });
      await queryClient.invalidateQueries({ queryKey: USER_QUERIES });
      return true;
    },
    signOut: async () => declinedAccount.set(null),
  });
}
