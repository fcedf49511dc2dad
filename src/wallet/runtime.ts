import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { defineChain, type Chain, type EIP1193Provider } from 'viem';
import { createConfig, type Config } from 'wagmi';
import { disconnect, getAccount, signMessage } from 'wagmi/actions';
import type { Address, Hash } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import type { AppConfig } from '@/config/app-config';
import { DECIMALS } from '@/utils/money';
import { appMetadata } from './app-metadata';
import { patchConnectors } from './connectors';
import { sendOnce, type SendRequest } from './send-once';
import { rpcTransport } from '@/chain/transport';
import { onLogout } from '@/session/on-logout';
import { cancelConnecting } from './rainbowkit/cancel-connecting';
import { newAttempt } from './rainbowkit/new-attempt';
import { ignoreStorageWriteErrors } from './unwritable-storage';
import { signStore } from './state';
import { walletList } from './wallet-list';
import { followLastWallet, clearLastWallet } from './wallets/used-last';
import { watchToken, type WatchedToken } from './watch-token';

export type WalletRuntime = { config: Config; chain: Chain; projectId: string | null };

let runtime: WalletRuntime | undefined;

export function walletRuntime(): WalletRuntime {
  if (!runtime) throw new Error('The wallet has not been started');
  return runtime;
}

export async function startWallet(): Promise<void> {
  if (runtime) return;
  ignoreStorageWriteErrors();
  const appConfig = await getAppConfig();
  // This condition must be written out here. Otherwise, the bundler keeps the sandbox in a production build.
  if (process.env.NEXT_PUBLIC_SANDBOX === '1') {
    const { startSandboxWallet } = await import('@/sandbox/client');
    startSandboxWallet({ chainId: appConfig.chain.id, rpcPath: appConfig.rpcPaths[0] ?? '/api/rpc/0' });
  }
  runtime = createRuntime(appConfig);
  followLastWallet(runtime.config);
  onLogout(cancelConnecting);
  signStore.set(signWithWallet);
}

export function createRuntime(appConfig: AppConfig): WalletRuntime {
  const chain = chainOf(appConfig);
  const projectId = appConfig.walletConnectProjectId;
  const connectors = connectorsForWallets(walletList(), { ...appMetadata(), projectId: projectId ?? '' });
  const config = createConfig({
    chains: [chain],
    connectors,
    transports: { [chain.id]: rpcTransport(appConfig.rpcPaths) },
    storage: null,
    ssr: false,
    multiInjectedProviderDiscovery: true,
  });
  patchConnectors(config, chain);
  return { config, chain, projectId };
}

function chainOf({ chain, rpcPaths }: AppConfig): Chain {
  const rpcUrl = new URL(rpcPaths[0] ?? '/api/rpc/0', window.location.origin).href;
  return defineChain({
    id: chain.id,
    name: chain.name,
    nativeCurrency: { name: chain.nativeSymbol, symbol: chain.nativeSymbol, decimals: DECIMALS },
    rpcUrls: { default: { http: [rpcUrl] }, wallet: { http: [chain.walletRpcUrl ?? rpcUrl] } },
    blockExplorers: chain.explorerUrl ? { default: { name: 'Explorer', url: chain.explorerUrl } } : undefined,
  });
}

export const chooseWallet = (choose: string) => newAttempt.set({ choose });

export async function disconnectAll(): Promise<void> {
  const { config } = walletRuntime();
  clearLastWallet(config);
  await disconnect(config);
}

export const signWithWallet = (message: string, account: Address): Promise<string> =>
  signMessage(walletRuntime().config, { message, account });

export const sendFromWallet = (
  request: SendRequest,
  nonce: number | undefined,
  isStillAsked: () => boolean,
): Promise<Hash> => sendOnce(walletRuntime(), request, nonce, isStillAsked);

export const watchInWallet = (token: WatchedToken): Promise<boolean> => watchToken(walletRuntime().config, token);

export type BehindWallet = { type: 'read'; hash: string } | { type: 'unread' } | { type: 'not-compared' };

/**
 * Reads a block through the wallet's own RPC. Only a browser wallet can use the RPC of a chain other than the one that
 * it reports. Other wallets are therefore not compared.
 */
export async function walletBlock(height: bigint, { config } = walletRuntime()): Promise<BehindWallet> {
  const { connector } = getAccount(config);
  if (connector?.type !== 'injected') return { type: 'not-compared' };
  try {
    const provider = (await connector.getProvider()) as EIP1193Provider;
    const block = await provider.request({
      method: 'eth_getBlockByNumber',
      params: [`0x${height.toString(16)}`, false],
    });
    return block?.hash ? { type: 'read', hash: block.hash } : { type: 'unread' };
  } catch {
    return { type: 'unread' };
  }
}
