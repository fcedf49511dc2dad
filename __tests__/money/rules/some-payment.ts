import fc from 'fast-check';
import type { TxEvent } from '@/tx/state';

export const A = `0x${'a'.repeat(64)}` as const;
export const B = `0x${'b'.repeat(64)}` as const;

const hash = fc.constantFrom(A, B);
const refused = fc.constantFrom<TxEvent>(
  { type: 'refused', reason: 'rejected' },
  { type: 'refused', reason: 'too-little', missing: { amount: 5n, symbol: 'BNB' } },
);
const declined = fc.constantFrom<TxEvent>(
  { type: 'declined', reason: 'rejected' },
  { type: 'declined', reason: 'wallet-busy' },
);
const over = fc.tuple(fc.option(hash), fc.constantFrom('reverted', 'cancelled', 'ineffective', 'expired', 'dropped'));
const checked = fc.boolean().map((isBehindAnother): TxEvent => ({ type: 'wallet-asked', isBehindAnother }));
const seen = fc
  .record({ hash, confirmations: fc.integer({ min: 0, max: 3 }), isStored: fc.boolean() })
  .map((what): TxEvent => ({ type: 'seen', ...what }));

export const someEvent: fc.Arbitrary<TxEvent> = fc.oneof(
  fc.constantFrom<TxEvent>({ type: 'submitted' }, { type: 'overdue' }, { type: 'searched' }, { type: 'unsent' }),
  checked,
  fc.constantFrom<TxEvent>({ type: 'unanswered' }, { type: 'unanswered', reason: 'wallet-failed' }),
  refused,
  declined,
  hash.map((sent): TxEvent => ({ type: 'sent', hash: sent, isStored: true })),
  seen,
  hash.map((mined): TxEvent => ({ type: 'succeeded', hash: mined })),
  hash.map((altered): TxEvent => ({ type: 'altered', hash: altered })),
  over.map(([last, how]): TxEvent => ({ type: 'over', how, hash: last })),
);
