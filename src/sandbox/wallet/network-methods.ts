import * as z from 'zod/mini';
import { chainIdFrom, numberToHex } from './hex';
import { describeNetwork } from './networks';
import { CODE, invalidParams, ProviderError, rejected } from './provider-error';
import { inWords, type Ask } from './questions';
import type { WalletSession } from './session';

type Parts = { session: WalletSession; ask: Ask };
const named = z.object({ chainId: z.string() });

export function networkMethods({ session, ask }: Parts) {
  const goHome = async () => {
    if (session.chainId() === session.homeChainId) return null;
    const isApproved = await ask.approval({
      title: 'Switch the network?',
      facts: [inWords('From', describeNetwork(session.chainId())), inWords('To', describeNetwork(session.homeChainId))],
      warnings: [],
    });
    if (!isApproved) throw rejected();
    session.moveTo(session.homeChainId);
    return null;
  };

  return {
    eth_chainId: async () => numberToHex(session.chainId()),
    net_version: async () => String(session.chainId()),
    async wallet_switchEthereumChain(params: readonly unknown[]) {
      if (wanted(params) === session.homeChainId) return goHome();
      throw new ProviderError(CODE.unknownNetwork, 'The sandbox wallet knows only the network of the sandbox.');
    },
    async wallet_addEthereumChain(params: readonly unknown[]) {
      if (wanted(params) === session.homeChainId) return goHome();
      throw invalidParams('You cannot add a network to the sandbox wallet.');
    },
  };
}

function wanted([request]: readonly unknown[]): number {
  const parsed = z.safeParse(named, request);
  if (!parsed.success) throw invalidParams('The chain id is missing.');
  return chainIdFrom(parsed.data.chainId);
}
