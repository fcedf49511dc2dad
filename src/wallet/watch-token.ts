import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import type { Address } from '@/api/contract';

export type WatchedToken = Readonly<{ address: Address; symbol: string; decimals: number }>;

/**
 * Asks the connected wallet to add a token to its list (EIP-747). Never retries, because after a lost answer, the
 * wallet would ask twice. Some wallets reject by answering false.
 */
export async function watchToken(config: Config, token: WatchedToken): Promise<boolean> {
  const client = await getConnectorClient(config, { assertChainId: false });
  const { address, symbol, decimals } = token;
  const params = { type: 'ERC20', options: { address, symbol, decimals } } as const;
  return client.request({ method: 'wallet_watchAsset', params }, { retryCount: 0 });
}
