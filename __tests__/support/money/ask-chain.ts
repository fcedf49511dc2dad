import { Agent, request } from 'node:http';
import { setImmediate as soon } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';

export type Call = { id: number; method: string; params?: unknown[] };
export type RpcAnswer = { id: number; result?: unknown; error?: unknown };

/** Other methods change the chain. Nothing else does, because the bench's chain mines no blocks on its own. */
const READS: ReadonlySet<string> = new Set([
  'anvil_getAutomine',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_simulateV1',
]);
const SENDS: ReadonlySet<string> = new Set(['eth_sendTransaction', 'eth_sendRawTransaction']);
const LOOKS_EVERY_MS = 2;

const connections = new Agent({ keepAlive: true });

/** Does not use fetch, whose streams and interception cost more than the chain's own work. */
const post = (rpcUrl: string, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(rpcUrl, { method: 'POST', agent: connections, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString()));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

type Kept = Promise<Omit<RpcAnswer, 'id'>>;
export type AskChain = (rpcUrl: string, body: string) => Promise<string>;

/**
 * The three nodes of the bench lead to one chain, and a page asks them the same questions again and again. An answer is
 * kept until a call through any of the nodes changes the chain.
 */
export function createAskChain(): AskChain {
  const kept = new Map<string, Kept>();
  let changing = 0;

  const ask = async (rpcUrl: string, calls: readonly Call[]): Promise<RpcAnswer[]> =>
    JSON.parse(await post(rpcUrl, JSON.stringify(calls))) as RpcAnswer[];

  /** The chain answers before it has mined what was sent. Until then no answer is kept. */
  const mined = async (rpcUrl: string, hash: unknown): Promise<void> => {
    const read = async (method: string, params: unknown[] = []) =>
      (await ask(rpcUrl, [{ id: 1, method, params }]))[0]?.result;
    const isWaiting = async () => {
      const sent = (await read('eth_getTransactionByHash', [hash])) as { blockNumber: string | null } | null;
      return sent?.blockNumber === null && (await read('anvil_getAutomine'));
    };
    while (await isWaiting()) await pause(LOOKS_EVERY_MS);
  };
  const change = async (rpcUrl: string, body: string, sent: boolean): Promise<string> => {
    changing += 1;
    kept.clear();
    const end = () => {
      kept.clear();
      changing -= 1;
    };
    try {
      const answer = await post(rpcUrl, body);
      if (!sent) end();
      else
        void mined(rpcUrl, (JSON.parse(answer) as RpcAnswer).result)
          .catch(() => undefined)
          .finally(end);
      return answer;
    } catch (reason) {
      end();
      throw reason;
    }
  };
  const keep = (rpcUrl: string, calls: readonly Call[]): Kept[] => {
    const keys = calls.map(({ method, params }) => JSON.stringify([rpcUrl, method, params]));
    const missing = calls.filter((_, index) => !kept.has(keys[index]!));
    const answers = missing.length > 0 ? ask(rpcUrl, missing) : Promise.resolve([]);
    return calls.map(({ id }, index) => {
      const key = keys[index]!;
      const known = kept.get(key);
      if (known) return known;
      const answer = answers.then((all) => {
        const { id: _id, ...rest } = all.find((one) => one.id === id)!;
        return rest;
      });
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
      return answer;
    });
  };

  return async (rpcUrl, body) => {
    const given = JSON.parse(body) as Call | Call[];
    const calls = [given].flat();
    if (calls.some(({ method }) => !READS.has(method)))
      return change(rpcUrl, body, !Array.isArray(given) && SENDS.has(given.method));
    if (changing > 0) return post(rpcUrl, body);
    const answers = await Promise.all(keep(rpcUrl, calls));
    await new Promise(soon);
    const withIds = answers.map((answer, index) => ({ ...answer, id: calls[index]!.id }));
    return JSON.stringify(Array.isArray(given) ? withIds : withIds[0]);
  };
}
