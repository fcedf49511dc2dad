import type { AppConfig } from './app-config';

/**
 * The mark is on `globalThis`, because the server's start and the request handlers are bundled separately and share
 * no module state.
 */
const MARK = Symbol.for('fnx.exchange-withdrawn');
const shared = globalThis as { [MARK]?: true };

/** Stops offering swaps until the next start, because the nodes report a router that differs from the variables. */
export function withdrawExchange(): void {
  shared[MARK] = true;
}

export const withoutWithdrawn = (config: AppConfig): AppConfig =>
  shared[MARK] ? { ...config, swap: undefined } : config;
