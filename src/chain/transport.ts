import { fallback, http, type FallbackTransport, type HttpTransport, type Transport } from 'viem';

export const NODE_TIMEOUT_MS = 5_000;
/** The limit of our RPC proxy (src/proxy/rpc-request.ts). */
export const MAX_CALLS_AT_ONCE = 100;
const RANKED_EVERY_MS = 60_000;

type Fallback = FallbackTransport<readonly HttpTransport[]>;

const nodeTransport = (path: string): HttpTransport =>
  http(new URL(path, window.location.origin).href, {
    batch: { batchSize: MAX_CALLS_AT_ONCE },
    timeout: NODE_TIMEOUT_MS,
    // The caller decides about retries. Retries here would multiply the caller's.
    retryCount: 0,
  });

export const nodeTransports = (rpcPaths: readonly string[]): HttpTransport[] => rpcPaths.map(nodeTransport);

/** viem pings with `net_listening`, which not every node supports and our proxy does not forward. */
const ping = ({ transport }: { transport: ReturnType<Transport> }): Promise<unknown> =>
  transport.request({ method: 'eth_chainId' });

const ranked = { interval: RANKED_EVERY_MS, sampleCount: 5, timeout: NODE_TIMEOUT_MS, ping } as const;

const made = new Map<string, ReturnType<Fallback>>();

/**
 * Falls back to the next RPC, and prefers the most stable and fastest one. All callers on a page share one transport,
 * because viem's ranking never stops once it has started.
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
