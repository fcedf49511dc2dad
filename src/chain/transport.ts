import { fallback, http, type FallbackTransport, type HttpTransport, type Transport } from 'viem';

export const NODE_TIMEOUT_MS = 5_000;
/** No more than our own way to the nodes passes on at once (src/proxy/rpc-request.ts). */
export const MOST_CALLS_AT_ONCE = 100;
const RANKED_EVERY_MS = 60_000;

type Fallback = FallbackTransport<readonly HttpTransport[]>;

const nodeTransport = (path: string): HttpTransport =>
  http(new URL(path, window.location.origin).href, {
    batch: { batchSize: MOST_CALLS_AT_ONCE },
    timeout: NODE_TIMEOUT_MS,
    // The caller decides whether to ask again: a second count in here would multiply with theirs.
    retryCount: 0,
  });

/** One for each node, for who wants to hear what every one of them says. */
export const nodeTransports = (rpcPaths: readonly string[]): HttpTransport[] => rpcPaths.map(nodeTransport);

/** viem asks `net_listening`, which not every node answers and our own way to them does not pass on. */
const ping = ({ transport }: { transport: ReturnType<Transport> }): Promise<unknown> =>
  transport.request({ method: 'eth_chainId' });

/** Patient as any call: what is asked in the same moment travels in the same batch, under the same time limit. */
const ranked = { interval: RANKED_EVERY_MS, sampleCount: 5, timeout: NODE_TIMEOUT_MS, ping } as const;

const made = new Map<string, ReturnType<Fallback>>();

/**
 * All of our RPC addresses: the next one answers where one is down, and the steadiest and quickest comes first. A page
 * has one of these however many clients ask through it, since viem's ranking never ends once it has begun.
 */
export function rpcTransport(rpcPaths: readonly string[]): Fallback {
  const key = rpcPaths.join();
  return (parameters) => {
    const known =
      made.get(key) ??
      fallback(nodeTransports(rpcPaths), { rank: rpcPaths.length > 1 && ranked, retryCount: 1 })(parameters);
    made.set(key, known);
    return known;
  };
}
