import * as z from 'zod/mini';
import { askNode, nameOfNode } from './ask-node';

type Nodes = { rpcUrls: readonly string[]; usdt: string };
type Warn = (text: string) => void;

const ONE_NODE =
  'RPC_URLS has only one node. Only two nodes that agree can prove that a payment failed or was cancelled. With one node, ' +
  'such a payment cannot be made again before its order ends. Add a node from another provider.';

const BLOCKS = 10;
const WITHIN_MS = 5_000;
const quantity = z.string().check(z.regex(/^0x[0-9a-f]{1,14}$/i));

/**
 * Warns about abilities that payments need and these nodes lack. Never stops the start, because a node may only be down
 * at that moment.
 */
export async function checkNodes(
  { rpcUrls, usdt }: Nodes,
  warn: Warn = console.warn,
  withinMs = WITHIN_MS,
): Promise<void> {
  if (rpcUrls.length === 1) warn(ONE_NODE);
  await Promise.all(
    rpcUrls.map(async (url, index) => {
      const wrong = await whatIsWrong(url, usdt, withinMs);
      if (wrong) warn(`${nameOfNode(url, index)}: ${wrong}`);
    }),
  );
}

const AWAY = 'the node does not answer at the moment.';
const NO_LOGS =
  'the node refuses eth_getLogs. Without it, a token payment whose hash is unknown cannot be found. Choose a node that supports it.';

async function whatIsWrong(url: string, usdt: string, withinMs: number): Promise<string | undefined> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const head = quantity.safeParse((await askNode(url, 'eth_blockNumber', [], signal)).result);
    if (!head.success) return AWAY;
    const from = Math.max(0, Number(head.data) - BLOCKS + 1);
    const filter = { address: usdt, fromBlock: `0x${from.toString(16)}`, toBlock: head.data };
    const { result } = await askNode(url, 'eth_getLogs', [filter], signal);
    return Array.isArray(result) ? undefined : NO_LOGS;
  } catch {
    return AWAY;
  }
}
