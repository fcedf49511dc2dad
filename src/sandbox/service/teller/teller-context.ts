import type { ServiceChain } from '../service-chain';
import type { State } from '../domain/state';

/** What the teller works with. The state may be replaced between two passes, never within one. */
export type TellerContext = {
  state: State;
  chain: ServiceChain;
  now: () => number;
  /** Resolves when everything that was written down so far is safe: before money leaves, it must be. */
  persist: () => Promise<void>;
};
