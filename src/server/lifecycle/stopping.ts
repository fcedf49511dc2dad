import { meters } from '@/monitoring/meters';

/**
 * The state is on `globalThis`, because the server's start and the routes are bundled separately and share no module
 * state.
 */
const KEY = Symbol.for('fnx.stopping');

export const isStopping = (): boolean => Reflect.get(globalThis, KEY) === true;

export function setStopping(isOn: boolean): void {
  Reflect.set(globalThis, KEY, isOn);
  if (isOn) meters()?.ready(false);
}
