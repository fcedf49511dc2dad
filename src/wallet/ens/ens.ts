import { createClient, http, type Client } from 'viem';
import { getChainId, getEnsName, getEnsText } from 'viem/actions';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { ENS_CHAIN_ID, ENS_RESOLVER } from '@/config/ens';
import { NODE_TIMEOUT_MS } from '@/chain/transport';
import { pictureIn } from './picture';
import { tidyName } from './tidy-name';

export type EnsIdentity = { name: string; picture: string | null };

/**
 * What an account calls itself: the name that it claims and that leads back to it, which the resolver checks. Without an RPC
 * for names, or where anything about the answer is wrong, there is none, and the short address stands.
 */
export async function ensIdentity(address: Address): Promise<EnsIdentity | null> {
  const { ensRpcPath } = await getAppConfig();
  if (!ensRpcPath) return null;
  const client = clientFor(ensRpcPath);
  if ((await getChainId(client)) !== ENS_CHAIN_ID) return null;
  const name = await tidyName(await getEnsName(client, { address, universalResolverAddress: ENS_RESOLVER }));
  if (!name) return null;
  return { name, picture: await pictureOf(client, name) };
}

/** Names that are kept elsewhere would have the visitor's browser ask a host that the name's owner chose. */
const clientFor = (path: string): Client =>
  createClient({
    transport: http(new URL(path, window.location.origin).href, { timeout: NODE_TIMEOUT_MS, retryCount: 1 }),
    ccipRead: false,
  });

async function pictureOf(client: Client, name: string): Promise<string | null> {
  const record = await getEnsText(client, { name, key: 'avatar', universalResolverAddress: ENS_RESOLVER }).catch(
    () => null,
  );
  return pictureIn(record);
}
