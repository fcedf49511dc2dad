import { ageLostWallets } from './lost-wallet';
import { expireOrders } from './orders/expire';
import { ageStakes } from './staking/age-stakes';
import type { State } from './state';

/** What time alone does. Before each answer, so that nobody reads a price that has ended. */
export function ageState(state: State, now: number): void {
  expireOrders(state, now);
  ageStakes(state, now);
  ageLostWallets(state, now);
}
