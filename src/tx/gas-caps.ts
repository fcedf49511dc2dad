import type { Entry } from './entry';

/** The maximum gas estimate per kind. A node's higher estimate is ignored. Stakes are token transfers. */
export const GAS_CAPS: Readonly<Record<Entry['kind'], bigint>> = {
  purchase: 120_000n,
  send: 120_000n,
  stake: 120_000n,
  approve: 100_000n,
  wrap: 80_000n,
  swap: 600_000n,
};
