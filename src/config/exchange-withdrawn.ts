import type { AppConfig } from './app-config';

/** What runs at the server's start and what answers requests are built apart: they share the process, and no module. */
const MARK = Symbol.for('fnx.exchange-withdrawn');
const shared = globalThis as { [MARK]?: true };

/** The nodes say that the router is not the exchange that the variables name: until the next start no swap is offered. */
export function withdrawExchange(): void {
  shared[MARK] = true;
}

export const withoutWithdrawn = (config: AppConfig): AppConfig =>
  shared[MARK] ? { ...config, swap: undefined } : config;
