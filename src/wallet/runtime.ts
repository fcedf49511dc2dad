import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import { defineChain, type Chain, type EIP1193Provider } from 'viem';
import { createConfig, type Config } from 'wagmi';
import { disconnect, getAccount, sendTransaction } from 'wagmi/actions';
import type { Hash } from '@/api/contract';
import { getAppConfig } from '@/api/endpoints/get-app-config';
import type { AppConfig } from '@/config/app-config';
import { PRODUCT } from '@/config/product';
import { holdBackEarlyRefusals } from './late-refusal';
import { rpcTransport } from './transport';
import type { Snapshot } from './tx/snapshot';
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
  const connectors = connectorsForWallets(walletList(projectId), { appName: PRODUCT, projectId: projectId ?? '' });
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

/** Of the connected account, on our chain: wagmi refuses where the wallet is elsewhere. The wallet reckons its own gas. */
export function sendFromWallet({ from, to, value, data, chainId }: Snapshot): Promise<Hash> {
  return sendTransaction(walletRuntime().config, { account: from, to, value, data, chainId, gas: null });
}

/** Only wallets of the browser can be asked; what they do not answer is not known. */
export async function walletBlockHash(height: bigint): Promise<string | null> {
  const { connector } = getAccount(walletRuntime().config);
  if (connector?.type !== 'injected') return null;
  try {
    const provider = (await connector.getProvider()) as EIP1193Provider;
    const block = await provider.request({ method: 'eth_getBlockByNumber', params: [`0x${height.toString(16)}`, false] });
    return block?.hash ?? null;
  } catch {
    return null;
  }
}
