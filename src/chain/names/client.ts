import { createClient, http, type Client } from 'viem';
import { getChainId } from 'viem/actions';
import { getAppConfig } from '@/api/app-config';
import { ENS_CHAIN_ID } from '@/config/ens';
import { NODE_TIMEOUT_MS } from '../transport';

export async function ensClient(): Promise<Client | null> {
  const { ensRpcPath } = await getAppConfig();
  if (!ensRpcPath) return null;
  const client = clientFor(ensRpcPath);
  return (await getChainId(client)) === ENS_CHAIN_ID ? client : null;
}

/** CCIP Read is off, because with it the name's owner could choose a host that the browser calls. */
const clientFor = (path: string): Client =>
  createClient({
    transport: http(new URL(path, window.location.origin).href, { timeout: NODE_TIMEOUT_MS, retryCount: 1 }),
    ccipRead: false,
  });
