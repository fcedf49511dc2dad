import { createClient } from 'viem';
import { getChainId } from 'viem/actions';
import { getAppConfig } from '@/api/app-config';
import { nodeTransports, rpcTransport } from './transport';
import { PaymentFault } from '@/errors/payment-fault';
import { learnInstance } from './instance';
import { nodeOver, type ChainNode } from './node';

/** The chain by whichever node answers, and by each of them alone. */
export type Nodes = { chain: ChainNode; each: readonly ChainNode[] };

let opened: Promise<Nodes> | undefined;

export function nodeClients(): Promise<Nodes> {
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

/**
 * Of those that answer, the lowest but one where there are three: neither a node that claims to be far ahead nor one that
 * is stuck decides.
 */
export async function heightOf(each: readonly ChainNode[]): Promise<bigint> {
  const told = await Promise.all(each.map((node) => node.height().catch(() => null)));
  return withoutStray(told.filter((height) => height !== null));
}

/** The lowest of one or two, the lowest but one of more. */
export const withoutStray = <T extends bigint | number>(told: readonly T[]): T =>
  told.length > /* guard: lowest-but-one */ 2 ? lowest(told.toSpliced(told.indexOf(lowest(told)), 1)) : lowest(told);

const lowest = <T extends bigint | number>(told: readonly T[]): T => told.reduce((low, one) => (one < low ? one : low));
