import { HOUR } from './clock';
import { noAttempts } from './limits';
import type { Counter, CounterPurpose, State } from './state';

const isOf = (purpose: CounterPurpose, address: string) => (counter: Counter) =>
  counter.purpose === purpose && counter.address === address.toLowerCase();

export function counterOf(state: State, purpose: CounterPurpose, address: string, now: number): Counter {
  state.counters = state.counters.filter(({ usedAt }) => now - usedAt < HOUR);
  const known = state.counters.find(isOf(purpose, address));
  const counter: Counter = known ?? { purpose, address: address.toLowerCase(), usedAt: now, ...noAttempts() };
  counter.usedAt = now;
  if (!known) state.counters = [...state.counters, counter];
  return counter;
}

export function resetCounter(state: State, purpose: CounterPurpose, address: string): void {
  state.counters = state.counters.filter((counter) => !isOf(purpose, address)(counter));
}
