import type { ServiceChain } from '../service-chain';
import type { State } from '../domain/state';

/** The state may be replaced between two passes, but never during one. */
export type SettlementContext = {
  state: State;
  chain: ServiceChain;
  now: () => number;
  /** Resolves when all changes are saved, which must happen before money is sent. */
  persist: () => Promise<void>;
};
