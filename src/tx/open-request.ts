import type { Order } from '@/api/contract';
import { PaymentFault } from '@/errors/payment-fault';
import { entriesOf } from './journal';

/** A wallet request that the service keeps until it expires, is answered, or is declared unsent. Absent: it keeps none. */
export type AskedWallet = Order['asked'];

/** Keys whose latest request this page saw refused by the wallet: the service may not have heard of it. */
const refusedHere = new Set<string>();

export const markRefused = (key: string): void => void refusedHere.add(key);
export const markRequested = (key: string): void => void refusedHere.delete(key);

/**
 * Whether a request may still be approved that this browser cannot follow: one of another login, or of this login in a
 * browser whose journal has no entry for it.
 */
export function isAskedElsewhere(key: string, asked: AskedWallet): boolean {
  if (!asked) return false;
  // guard: request-of-other-session
  if (!asked.here) return true;
  return /* guard: request-without-entry */ entriesOf(key).length === 0 && !refusedHere.has(key);
}

export function assertNotAskedElsewhere(key: string, asked: AskedWallet): void {
  // guard: open-request-refused
  if (isAskedElsewhere(key, asked)) throw new PaymentFault('asked-before');
}
