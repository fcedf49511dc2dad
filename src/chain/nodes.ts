import { createClient, type Client } from 'viem';
import { getChainId } from 'viem/actions';
import { getAppConfig } from '@/api/app-config';
import type { AppConfig } from '@/config/app-config';
import { nodeTransports } from './transport';
import { learnInstance } from './instance';
import { OtherChainError } from './node-fault';
import { nodeOver, type ChainNode } from './node';

/** All our nodes, each queried separately. No decision depends on which node is fastest. */
export type Nodes = readonly ChainNode[];

type Configured = Pick<AppConfig, 'chain' | 'rpcPaths'>;

/** Opens the nodes at the first call. A failure is not cached, so the next call tries again. */
export function createNodes(readConfig: () => Promise<Configured>): () => Promise<Nodes> {
  let opened: Promise<Nodes> | undefined;
  return () => {
    opened ??= open(readConfig).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

export const nodeClients = createNodes(getAppConfig);

async function open(readConfig: () => Promise<Configured>): Promise<Nodes> {
  const { chain, rpcPaths } = await readConfig();
  const each = nodeTransports(rpcPaths).map((transport) => nodeOver(onlyOf(chain.id, createClient({ transport }))));
  try {
    await learnInstance(each);
  } catch {
    // A node that does not answer hides no attempts.
  }
  return each;
}

/**
 * Ignores the answers of a node on another chain. The node still counts as configured, because otherwise fewer nodes
 * would have to agree.
 */
function onlyOf(chainId: number, client: Client): Client {
  let checked: Promise<void> | undefined;
  const check = async () => {
    if ((await getChainId(client)) !== chainId) throw new OtherChainError();
  };
  const checkOnce = () =>
    (checked ??= check().catch((error: unknown) => {
      checked = undefined;
      throw error;
    }));
  const request: typeof client.request = async (asked, options) => {
    await checkOnce();
    return client.request(asked as never, options) as never;
  };
  return { ...client, request };
}
