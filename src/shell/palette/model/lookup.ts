import { readHash } from '@/domain/read-hash';

export type Lookup = { kind: 'hash' | 'order'; text: string } | null;

const ORDER_NUMBER = /^(?:[a-z]{2,6}[- ]?)?\d{4,12}$/i;

export function lookupOf(typed: string): Lookup {
  const hash = readHash(typed);
  if (hash) return { kind: 'hash', text: hash };
  const text = typed.trim();
  return ORDER_NUMBER.test(text) ? { kind: 'order', text: text.replace(' ', '-') } : null;
}
