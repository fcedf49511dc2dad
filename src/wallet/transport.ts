import { fallback, http, type FallbackTransport, type HttpTransport } from 'viem';

const TIMEOUT_MS = 8_000;

/** Our own RPC addresses, first choice first; the next one answers where one is down. */
export const rpcTransport = (rpcPaths: readonly string[]): FallbackTransport<readonly HttpTransport[]> =>
  fallback(rpcPaths.map((path) => http(new URL(path, window.location.origin).href, { batch: true, timeout: TIMEOUT_MS })));
