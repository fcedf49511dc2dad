import fc from 'fast-check';
import { READY, mayPay, payment, type Payment, type PaymentEvent } from '@/wallet/tx/payment';

const A = `0x${'a'.repeat(64)}` as const;
const B = `0x${'b'.repeat(64)}` as const;

const walk = (...events: PaymentEvent[]): Payment => events.reduce(payment, READY);

it('goes the straight way', () => {
  expect(
    walk({ type: 'pressed' }, { type: 'checked' }, { type: 'sent', hash: A }, { type: 'seen', hash: A, confirmations: 2n }),
  ).toEqual({ step: 'confirming', hash: A, confirmations: 2n });
  expect(walk({ type: 'pressed' }, { type: 'checked' }, { type: 'sent', hash: A }, { type: 'settled', hash: A })).toEqual({
    step: 'confirmed',
    hash: A,
  });
});

it('takes back a press that was refused, with what is missing', () => {
  const missing = { amount: 5n, symbol: 'BNB' };
  const refused = walk({ type: 'pressed' }, { type: 'refused', why: 'too-little-gas', missing });
  expect(refused).toEqual({ step: 'ready', refusal: 'too-little-gas', missing });
  expect(payment(refused, { type: 'retried' })).toEqual(READY);
});

it('follows a payment that was sped up to its new hash', () => {
  expect(walk({ type: 'sent', hash: A }, { type: 'seen', hash: B, confirmations: 1n }, { type: 'settled', hash: B })).toEqual({
    step: 'confirmed',
    hash: B,
  });
});

it.each(['reverted', 'cancelled', 'dropped'] as const)('may be paid again after it was %s, and not before', (how) => {
  const over = walk({ type: 'sent', hash: A }, { type: 'over', how, hash: A });
  expect(mayPay(over)).toBe(true);
  expect(payment(over, { type: 'pressed' })).toEqual({ step: 'checking' });
});

it('looks for what a wallet may have sent that never answered, also after a reload', () => {
  expect(walk({ type: 'pressed' }, { type: 'checked' }, { type: 'unanswered' })).toEqual({ step: 'looking' });
  expect(walk({ type: 'unanswered' })).toEqual({ step: 'looking' });
  expect(walk({ type: 'pressed' }, { type: 'unanswered' })).toEqual({ step: 'looking' });
  expect(walk({ type: 'unanswered' }, { type: 'seen', hash: A, confirmations: 1n })).toMatchObject({ step: 'confirming', hash: A });
});

const hash = fc.constantFrom(A, B);
const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.constantFrom<PaymentEvent>({ type: 'pressed' }, { type: 'checked' }, { type: 'unanswered' }, { type: 'retried' }),
  fc.record({ type: fc.constant('refused'), why: fc.constantFrom('rejected', 'too-little') }) as fc.Arbitrary<PaymentEvent>,
  hash.map((sent): PaymentEvent => ({ type: 'sent', hash: sent })),
  hash.map((seen): PaymentEvent => ({ type: 'seen', hash: seen, confirmations: 1n })),
  hash.map((settled): PaymentEvent => ({ type: 'settled', hash: settled })),
  hash.map((altered): PaymentEvent => ({ type: 'altered', hash: altered })),
  fc.tuple(hash, fc.constantFrom('reverted', 'cancelled', 'dropped')).map(([over, how]): PaymentEvent => ({ type: 'over', how: how as 'dropped', hash: over })),
);

it('never forgets a hash for a refusal, and never takes back its last word', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state: Payment = READY;
      for (const next of events) {
        const after = payment(state, next);
        if (state.step === 'confirmed' || state.step === 'altered') expect(after).toBe(state);
        const hadHash = 'hash' in state && state.hash !== null && !mayPay(state);
        const endsIt = ['settled', 'altered', 'over', 'sent', 'seen'].includes(next.type);
        if (hadHash && !endsIt) expect(after).toBe(state);
        // Asking a wallet begins with a press, and only where nothing may be on its way.
        if (after.step === 'checking' && state.step !== 'checking') expect([next.type, mayPay(state)]).toEqual(['pressed', true]);
        state = after;
      }
    }),
    { numRuns: 5_000 },
  );
});
