import fc from 'fast-check';
import { READY, mayPay, payment, type Payment, type PaymentEvent } from '@/wallet/tx/payment';
import { A, B, someEvent } from './some-payment';

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

it('is to be paid again after a no of the wallet, also one that came late, and never after a hash', () => {
  const asked = walk({ type: 'pressed' }, { type: 'checked' });
  const no: PaymentEvent = { type: 'declined', why: 'rejected' };
  expect(payment(asked, no)).toEqual({ step: 'ready', refusal: 'rejected' });
  expect(payment(payment(asked, { type: 'unanswered' }), no)).toEqual({ step: 'ready', refusal: 'rejected' });
  const sent = payment(asked, { type: 'sent', hash: A });
  expect(payment(sent, no)).toBe(sent);
  // What is found out before a wallet is asked says nothing of one that was.
  expect(payment(asked, { type: 'refused', why: 'other-tab' })).toBe(asked);
});

it('hears nothing of how an earlier attempt ended while the wallet is asked anew', () => {
  const before: PaymentEvent = { type: 'over', how: 'dropped', hash: null };
  const pressed = walk(before, { type: 'pressed' });
  expect(payment(pressed, before)).toBe(pressed);
  const asking = payment(pressed, { type: 'checked' });
  expect(payment(asking, before)).toBe(asking);
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

it.each<[Payment, boolean]>([
  [READY, true],
  [{ step: 'checking' }, false],
  [{ step: 'asking' }, false],
  [{ step: 'looking' }, false],
  [{ step: 'confirming', hash: A, confirmations: 0n }, false],
  [{ step: 'confirmed', hash: A }, false],
  [{ step: 'altered', hash: A }, false],
])('at %o one may pay: %s', (state, may) => {
  expect(mayPay(state)).toBe(may);
  expect(payment(state, { type: 'retried' })).toEqual(may ? READY : state);
  if (!may) expect(payment(state, { type: 'pressed' })).toBe(state);
});

it('looks for what a wallet may have sent that never answered, also after a reload', () => {
  expect(walk({ type: 'pressed' }, { type: 'checked' }, { type: 'unanswered' })).toEqual({ step: 'looking' });
  expect(walk({ type: 'unanswered' })).toEqual({ step: 'looking' });
  expect(walk({ type: 'pressed' }, { type: 'unanswered' })).toEqual({ step: 'looking' });
  expect(walk({ type: 'unanswered' }, { type: 'seen', hash: A, confirmations: 1n })).toMatchObject({ step: 'confirming', hash: A });
});

it('says what the wallet said while it is looked for', () => {
  expect(walk({ type: 'unanswered', why: 'wallet-failed' })).toEqual({ step: 'looking', why: 'wallet-failed' });
  expect(walk({ type: 'unanswered' }, { type: 'unanswered', why: 'place-taken' })).toEqual({ step: 'looking', why: 'place-taken' });
});

it('is overdue until it is mined, and again where the block is taken back', () => {
  const late = walk({ type: 'sent', hash: A }, { type: 'overdue' });
  expect(late).toMatchObject({ step: 'confirming', isOverdue: true });
  expect(payment(late, { type: 'seen', hash: A, confirmations: 0n })).toMatchObject({ isOverdue: true });
  const mined = payment(late, { type: 'seen', hash: A, confirmations: 1n });
  expect(mined).toEqual({ step: 'confirming', hash: A, confirmations: 1n });
  expect(walk({ type: 'overdue' })).toEqual(READY);
});

it('never forgets a hash for a refusal, and never takes back its last word', () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 30 }), (events) => {
      let state: Payment = READY;
      for (const next of events) {
        const after = payment(state, next);
        if (state.step === 'confirmed' || state.step === 'altered') expect(after).toBe(state);
        const kept = 'hash' in state && !mayPay(state) ? state.hash : null;
        const endsIt = ['settled', 'altered', 'over', 'sent', 'seen'].includes(next.type);
        if (kept && !endsIt) expect(after).toMatchObject({ step: state.step, hash: kept });
        // Asking a wallet begins with a press, and only where nothing may be on its way.
        if (after.step === 'checking' && state.step !== 'checking') expect([next.type, mayPay(state)]).toEqual(['pressed', true]);
        state = after;
      }
    }),
    { numRuns: 5_000 },
  );
});
