import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { defineChain, type Chain } from 'viem';
import { createConfig, type Config } from 'wagmi';
import { disconnect, signMessage } from 'wagmi/actions';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/endpoints/get-app-config';
import type { AppConfig } from '@/config/app-config';
import { appMetadata } from './app-metadata';
import { holdBackEarlyRefusals } from './late-refusal';
import { rpcTransport } from './transport';
import { walletList } from './wallet-list';

/** The wallet's working parts, made once from what this deployment says it is. */
export type WalletRuntime = { config: Config; chain: Chain; projectId: string | null };

let runtime: WalletRuntime | undefined;

export function walletRuntime(): WalletRuntime {
  if (!runtime) throw new Error('The wallet has not been started');
  return runtime;
}

export async function startWallet(): Promise<void> {
  if (runtime) return;
  const appConfig = await getAppConfig();
  // Literally here: anywhere else the bundler keeps the chunk in a plain build too.
  if (process.env.NEXT_PUBLIC_SANDBOX === '1') {
    const { startSandboxWallet } = await import('@/sandbox/client');
    startSandboxWallet({ chainId: appConfig.chain.id, rpcPath: appConfig.rpcPaths[0] ?? '/api/rpc/0' });
  }
  runtime = createRuntime(appConfig);
}

function createRuntime(appConfig: AppConfig): WalletRuntime {
  const chain = chainOf(appConfig);
  const projectId = appConfig.walletConnectProjectId;
  const connectors = connectorsForWallets(walletList(), { ...appMetadata(), projectId: projectId ?? '' });
  const config = createConfig({
    chains: [chain],
    connectors,
    transports: { [chain.id]: rpcTransport(appConfig.rpcPaths) },
    // Not auto-connected: nothing is remembered, a reload starts disconnected.
    storage: null,
    ssr: false,
    multiInjectedProviderDiscovery: true,
  });
  holdBackEarlyRefusals(config);
  return { config, chain, projectId };
}

function chainOf({ chain, rpcPaths }: AppConfig): Chain {
  const rpcUrl = new URL(rpcPaths[0] ?? '/api/rpc/0', window.location.origin).href;
  return defineChain({
    id: chain.id,
    name: chain.name,
    nativeCurrency: { name: chain.nativeSymbol, symbol: chain.nativeSymbol, decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    blockExplorers: chain.explorerUrl ? { default: { name: 'Explorer', url: chain.explorerUrl } } : undefined,
  });
}

export async function disconnectAll(): Promise<void> {
  await disconnect(walletRuntime().config);
}

export const signWithWallet = (message: string, account: Address): Promise<string> =>
  signMessage(walletRuntime().config, { message, account });
