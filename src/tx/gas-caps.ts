import type { Entry } from './entry';

/**
 * The most gas that one transaction of a kind may be estimated at. A deposit of a stake and what is sent in the chain's
 * coin are transfers too. What stands above is not believed of any node.
 */
export const GAS_CAPS: Readonly<Record<Entry['kind'], bigint>> = {
  purchase: 120_000n,
  send: 120_000n,
  stake: 120_000n,
  approve: 100_000n,
  wrap: 80_000n,
  swap: 600_000n,
};
