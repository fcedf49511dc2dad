import { readHash } from '@/domain/read-hash';

/** What of an account may be meant: a transaction by its hash, or an order by its number. */
export type Lookup = { kind: 'hash' | 'order'; text: string } | null;

/** Letters and figures as in FNX-10001, or the figures alone. */
const ORDER_NUMBER = /^(?:[a-z]{2,6}[- ]?)?\d{4,12}$/i;

export function lookupOf(typed: string): Lookup {
  const hash = readHash(typed);
  if (hash) return { kind: 'hash', text: hash };
  const text = typed.trim();
  return ORDER_NUMBER.test(text) ? { kind: 'order', text: text.replace(' ', '-') } : null;
}
