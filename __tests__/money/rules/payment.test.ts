import fc from 'fast-check';
import { IDLE, mayPay, txReducer, type TxState, type TxEvent } from '@/tx/state';
import { A, B, someEvent } from './some-payment';

const walk = (...events: TxEvent[]): TxState => events.reduce(txReducer, IDLE);
const CHECKED: TxEvent = { type: 'wallet-asked', isBehindAnother: false };
const sent = (hash = A): TxEvent => ({ type: 'sent', hash, isStored: true });
const seen = (hash = A, confirmations = 1): TxEvent => ({ type: 'seen', hash, confirmations, isStored: true });

it('a payment goes through its states from the submit to its confirmations', () => {
  expect(walk({ type: 'submitted' }, CHECKED, sent(), seen(A, 2))).toEqual({
    step: 'pending',
    hash: A,
    confirmations: 2,
    isStored: true,
  });
  expect(walk({ type: 'submitted' }, CHECKED, sent(), { type: 'succeeded', hash: A })).toEqual({
    step: 'succeeded',
    hash: A,
  });
});

it('a refused submit returns to idle, with the missing amount', () => {
  const missing = { amount: 5n, symbol: 'BNB' };
  const refused = walk({ type: 'submitted' }, { type: 'refused', reason: 'too-little-gas', missing });
  expect(refused).toEqual({ step: 'idle', refusal: 'too-little-gas', missing });
});

it('a payment can be submitted again after the wallet’s refusal, even a late one, but never once it has a hash', () => {
  const asked = walk({ type: 'submitted' }, CHECKED);
  const no: TxEvent = { type: 'declined', reason: 'rejected' };
  expect(txReducer(asked, no)).toEqual({ step: 'idle', refusal: 'rejected' });
  expect(txReducer(txReducer(asked, { type: 'unanswered' }), no)).toEqual({ step: 'idle', refusal: 'rejected' });
  const underWay = txReducer(asked, sent());
  expect(txReducer(underWay, no)).toBe(underWay);
  expect(txReducer(asked, { type: 'refused', reason: 'other-tab' })).toBe(asked);
});

it('a payment ignores the outcome of an earlier attempt while the wallet is asked again', () => {
  const before: TxEvent = { type: 'over', how: 'cancelled', hash: null };
  const pressed = walk(before, { type: 'submitted' });
  const asking = txReducer(pressed, { type: 'wallet-asked', isBehindAnother: true });
  expect(asking).toEqual({ step: 'awaiting-wallet', isBehindAnother: true });
  for (const event of [before, { type: 'unsent' } as const]) {
    expect(txReducer(pressed, event)).toBe(pressed);
    expect(txReducer(asking, event)).toBe(asking);
  }
});

it('a payment whose earlier attempt was found shows that the open request should be declined', () => {
  const asking = walk({ type: 'submitted' }, CHECKED);
  expect(txReducer(asking, seen(B))).toEqual({ step: 'awaiting-wallet', earlierHash: B });
  for (const type of ['succeeded', 'altered'] as const)
    expect(txReducer(asking, { type, hash: B })).toEqual({ step: 'awaiting-wallet', earlierHash: B });
});

it.each(['reverted', 'cancelled', 'ineffective'] as const)(
  'a payment can be submitted again after it was %s, and not before',
  (how) => {
    const over = walk(sent(), { type: 'over', how, hash: A });
    expect(mayPay(over)).toBe(true);
    expect(txReducer(over, { type: 'submitted' })).toEqual({ step: 'checking' });
  },
);

it('a short payment has succeeded, and can never be submitted again', () => {
  const short = walk(sent(), { type: 'succeeded', hash: A, isShort: true });
  expect(short).toEqual({ step: 'succeeded', hash: A, isShort: true });
  expect(mayPay(short)).toBe(false);
});

it('a dropped payment can never be submitted again, since it may still be mined', () => {
  const dropped = walk(sent(), { type: 'over', how: 'dropped', hash: A });
  expect(dropped).toEqual({ step: 'dropped', hash: A });
  expect(mayPay(dropped)).toBe(false);
  const pressed = walk({ type: 'submitted' });
  expect(txReducer(pressed, { type: 'over', how: 'dropped', hash: A })).toEqual(dropped);
});

it.each<[TxState, boolean]>([
  [IDLE, true],
  [{ step: 'unsent' }, true],
  [{ step: 'checking' }, false],
  [{ step: 'awaiting-wallet' }, false],
  [{ step: 'unanswered' }, false],
  [{ step: 'unanswered', isSearched: true }, false],
  [{ step: 'pending', hash: A, confirmations: 0, isStored: true }, false],
  [{ step: 'succeeded', hash: A }, false],
  [{ step: 'altered', hash: A }, false],
  [{ step: 'dropped', hash: null }, false],
])('a payment in the state %o can be submitted: %s', (state, may) => {
  expect(mayPay(state)).toBe(may);
  if (!may) expect(txReducer(state, { type: 'submitted' })).toBe(state);
});

it('an unanswered payment keeps its reason and its search state until it is found or the investor declares the outcome', () => {
  const looking = walk({ type: 'unanswered', reason: 'wallet-failed' }, { type: 'searched' }, { type: 'unanswered' });
  expect(looking).toEqual({ step: 'unanswered', reason: 'wallet-failed', isSearched: true });
  expect(txReducer(looking, { type: 'unanswered', reason: 'other-hash' })).toMatchObject({
    reason: 'other-hash',
    isSearched: true,
  });
  expect(txReducer(looking, { type: 'unsent' })).toEqual({ step: 'unsent' });
  expect(txReducer(looking, seen())).toMatchObject({ step: 'pending', hash: A });
  expect(walk({ type: 'searched' })).toEqual(IDLE);
});

it('a payment whose hash was detached is unanswered, and an open request stays open', () => {
  const givenBack = { type: 'hash-detached' } as const;
  expect(txReducer(walk(sent(), seen()), givenBack)).toEqual({ step: 'unanswered' });
  const asking = walk({ type: 'submitted' }, { type: 'wallet-asked', isBehindAnother: false });
  expect(txReducer(txReducer(asking, seen()), givenBack)).toEqual(asking);
  const checking = walk({ type: 'submitted' });
  expect(txReducer(checking, givenBack)).toBe(checking);
});

it('only a request that is on screen shows that an earlier attempt was sent', () => {
  const earlier = { type: 'earlier', hash: A } as const;
  const pending = walk(sent(B));
  expect(txReducer(pending, earlier)).toBe(pending);
  const looking = txReducer(walk({ type: 'unanswered' }), earlier);
  expect(looking).toEqual({ step: 'unanswered', earlierHash: A });
  expect(
    txReducer(txReducer(looking, { type: 'searched' }), { type: 'unanswered', reason: 'wallet-failed' }),
  ).toMatchObject({
    isSearched: true,
    earlierHash: A,
  });
});

it('a payment is overdue until it is mined, and again when its block is reorganised', () => {
  const late = walk(sent(), { type: 'overdue' });
  expect(late).toMatchObject({ step: 'pending', isOverdue: true });
  expect(txReducer(late, seen(A, 0))).toMatchObject({ isOverdue: true });
  expect(txReducer(late, seen(A, 1))).toEqual({ step: 'pending', hash: A, confirmations: 1, isStored: true });
  expect(walk({ type: 'overdue' })).toEqual(IDLE);
});

it('a refusal never removes a payment’s hash, and a final state never changes', () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 30, size: 'max' }), (events) => {
      let state: TxState = IDLE;
      for (const next of events) {
        const after = txReducer(state, next);
        if (state.step === 'succeeded' || state.step === 'altered') expect(after).toBe(state);
        const kept = 'hash' in state && !mayPay(state) ? state.hash : null;
        const endsIt = ['succeeded', 'altered', 'over', 'sent', 'seen', 'unanswered', 'unsent'].includes(next.type);
        if (kept && !endsIt) expect(after).toMatchObject({ step: state.step, hash: kept });
        // A wallet request starts only with a submit, and only if no attempt may be pending.
        if (after.step === 'checking' && state.step !== 'checking')
          expect([next.type, mayPay(state)]).toEqual(['submitted', true]);
        // Only a proof, the wallet's refusal or the investor's declaration makes a pending attempt payable again.
        if (!mayPay(state) && mayPay(after)) expect(['refused', 'declined', 'unsent', 'over']).toContain(next.type);
        state = after;
      }
    }),
    { numRuns: 5_000 },
  );
});
