import { createClient } from 'viem';
import { getChainId } from 'viem/actions';
import { getAppConfig } from '@/api/endpoints/get-app-config';
import { nodeTransports, rpcTransport } from '../transport';
import { PaymentFault } from './fault';
import { learnInstance } from './instance';
import { nodeOver, type ChainNode } from './node';

/** The chain by whichever node answers, and by each of them alone. */
export type Nodes = { chain: ChainNode; each: readonly ChainNode[] };

let opened: Promise<Nodes> | undefined;

export function ownNodes(): Promise<Nodes> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** A node that answers for another chain is not asked anything. */
async function open(): Promise<Nodes> {
  const { chain, rpcPaths } = await getAppConfig();
  const client = createClient({ transport: rpcTransport(rpcPaths) });
  const chainId = await getChainId(client).catch((cause: unknown) => {
    throw new PaymentFault('chain-away', { cause });
  });
  // guard: node-chain-id
  if (chainId !== chain.id) throw new PaymentFault('chain-away');
  const each = nodeTransports(rpcPaths).map((transport) => nodeOver(createClient({ transport })));
  try {
    await learnInstance(each);
  } catch {
    // A node that is away hides nothing.
  }
  return { chain: nodeOver(client), each };
}

/** Of those that answer, the lowest: a node that claims to be far ahead makes no other one late. Throws where one alone does, of several. */
export async function lowestHeight(each: readonly ChainNode[]): Promise<bigint> {
  const told = (await Promise.all(each.map((node) => node.height().catch(() => null)))).filter((one) => one !== null);
  // guard: height-by-two
  if (told.length < Math.min(2, each.length)) throw new PaymentFault('chain-away');
  return told.reduce((lowest, height) => (height < lowest ? height : lowest));
}
