import { ageLostWallets } from './lost-wallet';
import { expireOrders } from './orders/expire';
import { ageStakes } from './staking/age-stakes';
import type { State } from './state';

export function ageState(state: State, now: number): void {
  expireOrders(state, now);
  ageStakes(state, now);
  ageLostWallets(state, now);
}
