import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import type { Address } from '@/api/contract';

export type WatchedToken = Readonly<{ address: Address; symbol: string; decimals: number }>;

/**
 * Asks the connected wallet to list a token among its own (EIP-747); it moves nothing. Asked once: a wallet that was shown
 * the question must not be shown it again because an answer was lost. False is a no by a wallet that has no word for one.
 */
export async function watchToken(config: Config, token: WatchedToken): Promise<boolean> {
  const client = await getConnectorClient(config, { assertChainId: false });
  const { address, symbol, decimals } = token;
  const params = { type: 'ERC20', options: { address, symbol, decimals } } as const;
  return client.request({ method: 'wallet_watchAsset', params }, { retryCount: 0 });
}
