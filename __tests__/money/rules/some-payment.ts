import fc from 'fast-check';
import type { PaymentEvent } from '@/tx/state';

export const A = `0x${'a'.repeat(64)}` as const;
export const B = `0x${'b'.repeat(64)}` as const;

const hash = fc.constantFrom(A, B);
const refused = fc.constantFrom<PaymentEvent>(
  { type: 'refused', why: 'rejected' },
  { type: 'refused', why: 'too-little', missing: { amount: 5n, symbol: 'BNB' } },
);
const declined = fc.constantFrom<PaymentEvent>(
  { type: 'declined', why: 'rejected' },
  { type: 'declined', why: 'wallet-busy' },
);
const over = fc.tuple(fc.option(hash), fc.constantFrom('reverted', 'cancelled', 'ineffective', 'dropped'));
const checked = fc.boolean().map((isBehindAnother): PaymentEvent => ({ type: 'checked', isBehindAnother }));
const seen = fc
  .record({ hash, confirmations: fc.integer({ min: 0, max: 3 }), isKept: fc.boolean() })
  .map((what): PaymentEvent => ({ type: 'seen', ...what }));

/** Anything that may happen to a payment, in whatever order. */
export const someEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.constantFrom<PaymentEvent>({ type: 'pressed' }, { type: 'overdue' }, { type: 'searched' }, { type: 'unsent' }),
  checked,
  fc.constantFrom<PaymentEvent>({ type: 'unanswered' }, { type: 'unanswered', why: 'wallet-failed' }),
  refused,
  declined,
  hash.map((sent): PaymentEvent => ({ type: 'sent', hash: sent, isKept: true })),
  seen,
  hash.map((settled): PaymentEvent => ({ type: 'settled', hash: settled })),
  hash.map((altered): PaymentEvent => ({ type: 'altered', hash: altered })),
  over.map(([last, how]): PaymentEvent => ({ type: 'over', how, hash: last })),
);
