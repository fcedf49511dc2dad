import * as z from 'zod/mini';

type Nodes = { rpcUrls: readonly string[]; usdt: string };
type Warn = (words: string) => void;

const ONE_NODE =
  'RPC_URLS names one node. Two that agree are needed to say for good that a payment failed or was cancelled: with one, such ' +
  'a payment cannot be made again before its order ends. Name a second node of another provider.';

const BLOCKS = 10;
const WITHIN_MS = 5_000;
/** A browser's answer, a page of a gateway, or a node that has no such method: each is an answer, and none is a list. */
const answerShape = z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) });
const quantity = z.string().check(z.regex(/^0x[0-9a-f]{1,14}$/i));

/** Says what payments will miss of these nodes. Stops nothing: a node may be away while the server starts. */
export async function checkNodes(
  { rpcUrls, usdt }: Nodes,
  warn: Warn = console.warn,
  withinMs = WITHIN_MS,
): Promise<void> {
  if (rpcUrls.length === 1) warn(ONE_NODE);
  await Promise.all(
    rpcUrls.map(async (url, index) => {
      const wrong = await whatIsWrong(url, usdt, withinMs);
      // The address may hold a key: its place and its host are all that is told, and nothing of what the node said.
      if (wrong) warn(`RPC_URLS, number ${index + 1} (${new URL(url).host}): ${wrong}`);
    }),
  );
}

const AWAY = 'the node does not answer at the moment.';
const NO_LOGS =
  'the node refuses eth_getLogs, by which a payment in tokens is found again whose hash is not known. Choose a node that answers it.';

async function whatIsWrong(url: string, usdt: string, withinMs: number): Promise<string | undefined> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const head = quantity.safeParse((await ask(url, 'eth_blockNumber', [], signal)).result);
    if (!head.success) return AWAY;
    const from = Math.max(0, Number(head.data) - BLOCKS + 1);
    const filter = { address: usdt, fromBlock: `0x${from.toString(16)}`, toBlock: head.data };
    const { result } = await ask(url, 'eth_getLogs', [filter], signal);
    return Array.isArray(result) ? undefined : NO_LOGS;
  } catch {
    return AWAY;
  }
}

async function ask(
  url: string,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal,
): Promise<z.infer<typeof answerShape>> {
  const { address, headers } = withoutCredentials(url);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal,
  });
  if (response.status >= 500 || response.status === 429) throw new Error('No answer');
  return z.parse(answerShape, await response.json().catch(() => ({})));
}

/** `fetch` refuses an address with a name and a password in it. */
function withoutCredentials(url: string): { address: URL; headers: Record<string, string> } {
  const address = new URL(url);
  const { username, password } = address;
  if (!username && !password) return { address, headers: {} };
  [address.username, address.password] = ['', ''];
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { address, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}
