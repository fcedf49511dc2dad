import * as z from 'zod/mini';
import { parseJson } from '@/utils/parse-json';
import { readText } from '@/utils/read-text';

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_VALUES = 300_000;

const answerShape = z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) });

/** Returns the node's position and host for the log, because the URL may contain a key. */
export const nameOfNode = (url: string, index: number): string =>
  `RPC_URLS, number ${index + 1} (${new URL(url).host})`;

export async function askNode(
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
    redirect: 'error',
    signal,
  });
  if (response.status >= 500 || response.status === 429) throw new Error('No answer');
  return z.parse(answerShape, readJson(await textOf(response, signal)));
}

function readJson(text: string): unknown {
  try {
    return parseJson(text, MAX_VALUES);
  } catch {
    return {};
  }
}

function textOf({ body }: Response, signal: AbortSignal): Promise<string> {
  let size = 0;
  return readText(body, signal, (bytes) => {
    size += bytes;
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too long');
  });
}

function withoutCredentials(url: string): { address: URL; headers: Record<string, string> } {
  const address = new URL(url);
  const { username, password } = address;
  if (!username && !password) return { address, headers: {} };
  [address.username, address.password] = ['', ''];
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { address, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}
