import { createClient, type Client } from 'viem';
import { getChainId } from 'viem/actions';
import { getAppConfig } from '@/api/app-config';
import { nodeTransports } from './transport';
import { learnInstance } from './instance';
import { OtherChainError } from './node-fault';
import { nodeOver, type ChainNode } from './node';

/** Our nodes, each by itself. No figure that decides comes from whichever of them answers first. */
export type Nodes = readonly ChainNode[];

let opened: Promise<Nodes> | undefined;

export function nodeClients(): Promise<Nodes> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Nodes> {
  const { chain, rpcPaths } = await getAppConfig();
  const each = nodeTransports(rpcPaths).map((transport) => nodeOver(onlyOf(chain.id, createClient({ transport }))));
  try {
    await learnInstance(each);
  } catch {
    // A node that is away hides nothing.
  }
  return each;
}

/**
 * A node of another chain gives no answer to anything. It still counts as configured: with one less, fewer would have to
 * agree.
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
