import type { Chain } from 'viem';
import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { makeCancellable } from './rainbowkit/cancel-connecting';
import { connectOnAnyChain } from './rainbowkit/connect-on-any-chain';
import { showUnreadableChain } from './rainbowkit/connect-attempt';
import { delayRefusals } from './rainbowkit/early-refusal';

export function patchConnectors(config: Config, chain: Chain): void {
  const known = new WeakSet<Connector>();
  const patchNew = (connectors: readonly Connector[]) =>
    connectors.forEach((connector) => {
      if (known.has(connector)) return;
      known.add(connector);
      giveNode(connector, chain);
      makeCancellable(connector);
      connectOnAnyChain(connector);
      delayRefusals(connector);
      showUnreadableChain(connector);
    });
  patchNew(config.connectors);
  watchConnectors(config, { onChange: patchNew });
}

/**
 * Gives our RPC to the connector. Otherwise, wagmi would offer this page's own RPC to a wallet that does not know our
 * network.
 */
function giveNode(connector: Connector, { rpcUrls }: Chain): void {
  const switchChain = connector.switchChain?.bind(connector);
  if (!switchChain || !rpcUrls.wallet) return;
  const addEthereumChainParameter = { rpcUrls: rpcUrls.wallet.http };
  Object.assign(connector, {
    switchChain: ({ chainId }: { chainId: number }) => switchChain({ chainId, addEthereumChainParameter }),
  });
}
