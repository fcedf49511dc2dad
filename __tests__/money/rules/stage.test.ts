import fc from 'fast-check';
import { wordsOfFault } from '@/errors/words/payment';
import { stageOf, type Stage } from '@/features/shares/model/stage';
import { isAlarming, wordsOfStage } from '@/features/shares/model/stage-words';
import { IDLE, mayPay, txReducer, type TxState } from '@/tx/state';
import type { Hash } from '@/api/contract';
import { A, B, someEvent } from './some-payment';

const confirming: TxState = { step: 'pending', hash: A, confirmations: 1, isKept: true };
const shownAs = (change: object = {}): Stage => ({
  kind: 'pending',
  hash: A,
  confirmations: 1,
  isLate: false,
  isKept: true,
  remark: null,
  ...change,
});

it.each<[string, Hash | undefined, TxState, Stage]>([
  ['WAITING', undefined, IDLE, { kind: 'payable' }],
  ['WAITING', undefined, { step: 'unsent' }, { kind: 'unsent' }],
  ['WAITING', undefined, { step: 'checking' }, { kind: 'checking' }],
  ['WAITING', undefined, { step: 'awaiting-wallet' }, { kind: 'awaiting-wallet', isBehindAnother: false, found: null }],
  [
    'WAITING',
    undefined,
    { step: 'awaiting-wallet', isBehindAnother: true, found: A },
    { kind: 'awaiting-wallet', isBehindAnother: true, found: A },
  ],
  [
    'WAITING',
    undefined,
    { step: 'unanswered', why: 'wallet-away' },
    { kind: 'unanswered', why: 'wallet-away', isSearched: false },
  ],
  [
    'WAITING',
    undefined,
    { step: 'unanswered', isSearched: true },
    { kind: 'unanswered', why: undefined, isSearched: true },
  ],
  ['WAITING', undefined, confirming, shownAs()],
  ['WAITING', A, { ...confirming, isUnseen: true }, shownAs({ remark: 'unseen' })],
  ['CONFIRMING', A, { ...confirming, isOverdue: true }, shownAs({ remark: 'overdue' })],
  ['CONFIRMING', A, { ...confirming, isSeenByOne: true }, shownAs({ remark: 'seen-by-one' })],
  ['CONFIRMING', undefined, IDLE, { kind: 'verifying', hash: null, isLate: false }],
  ['SENDING', B, confirming, { kind: 'verifying', hash: B, isLate: false }],
  ['CONFIRMED', undefined, confirming, { kind: 'verifying', hash: A, isLate: false }],
  ['WAITING', undefined, { step: 'succeeded', hash: A }, { kind: 'verifying', hash: A, isLate: false }],
  ['WAITING', undefined, { step: 'reverted', hash: A }, { kind: 'failed', how: 'reverted', hash: A }],
  ['WAITING', undefined, { step: 'ineffective', hash: A }, { kind: 'failed', how: 'ineffective', hash: A }],
  ['WAITING', undefined, { step: 'dropped', hash: null }, { kind: 'dropped', hash: null }],
  ['EXPIRED', undefined, { step: 'dropped', hash: A }, { kind: 'dropped', hash: A }],
  ['FINISHED', A, { step: 'awaiting-wallet' }, { kind: 'awaiting-wallet', isBehindAnother: false, found: A }],
  [
    'CONFIRMED',
    A,
    { step: 'awaiting-wallet', found: B },
    { kind: 'awaiting-wallet', isBehindAnother: false, found: B },
  ],
  ['WAITING', B, IDLE, { kind: 'reported', hash: B, isLate: false }],
  ['WAITING', B, { step: 'cancelled', hash: A }, { kind: 'reported', hash: B, isLate: false }],
  ['EXPIRED', B, { step: 'unsent' }, { kind: 'reported', hash: B, isLate: true }],
  ['WAITING', undefined, { step: 'altered', hash: A }, { kind: 'altered', hash: A }],
  ['CONFIRMED', B, { step: 'altered', hash: A }, { kind: 'altered', hash: A }],
  ['EXPIRED', undefined, IDLE, { kind: 'over' }],
  ['EXPIRED', undefined, { step: 'cancelled', hash: A }, { kind: 'over' }],
  ['EXPIRED', undefined, confirming, shownAs({ isLate: true })],
  ['EXPIRED', undefined, { step: 'succeeded', hash: A }, { kind: 'verifying', hash: A, isLate: true }],
  ['PARTIALLY_PAID', A, IDLE, { kind: 'told' }],
  ['REVIEW', A, confirming, { kind: 'told' }],
  ['FINISHED', A, confirming, { kind: 'delivered' }],
])('%s with hash %s at %o is %o', (status, txHash, state, stage) => {
  expect(stageOf({ status, txHash }, state)).toEqual(stage);
});

it('a hash on record that a proof has ended here does not stand in the way', () => {
  expect(stageOf({ status: 'WAITING', txHash: A }, { step: 'cancelled', hash: A }, [A])).toEqual({
    kind: 'failed',
    how: 'cancelled',
    hash: A,
  });
  expect(stageOf({ status: 'WAITING', txHash: A.toUpperCase() as Hash }, IDLE, [A])).toEqual({ kind: 'payable' });
  expect(stageOf({ status: 'WAITING', txHash: A }, IDLE, [B])).toMatchObject({ kind: 'reported', hash: A });
});

const status = fc.constantFrom(
  'WAITING',
  'CONFIRMING',
  'CONFIRMED',
  'SENDING',
  'FINISHED',
  'REVIEW',
  'PARTIALLY_PAID',
  'EXPIRED',
  'REFUNDED',
  'FAILED',
);

it('says delivered by the bank’s word alone, and offers to pay only where the payment allows it and the order waits', () => {
  fc.assert(
    fc.property(status, fc.array(someEvent, { maxLength: 20, size: 'max' }), (word, events) => {
      const state = events.reduce(txReducer, IDLE);
      const { kind } = stageOf({ status: word, txHash: undefined }, state);
      // What is open in the wallet is said before anything else.
      expect(kind === 'delivered').toBe(word === 'FINISHED' && state.step !== 'awaiting-wallet');
      if (kind === 'payable' || kind === 'failed' || kind === 'unsent')
        expect([word, mayPay(state)]).toEqual(['WAITING', true]);
      if (state.step === 'altered') expect(['altered', 'delivered', 'told']).toContain(kind);
    }),
    { numRuns: 2_000 },
  );
});

type Shown = Parameters<typeof wordsOfStage>[0];
const shown: Extract<Shown, { kind: 'pending' }> = {
  kind: 'pending',
  hash: A,
  confirmations: 0,
  isLate: false,
  isKept: true,
  remark: null,
};
const asking: Extract<Shown, { kind: 'awaiting-wallet' }> = {
  kind: 'awaiting-wallet',
  isBehindAnother: false,
  found: null,
};

it.each<[Shown, RegExp, RegExp]>([
  [asking, /Waiting for your wallet/, /confirm there\.$/],
  [{ ...asking, isBehindAnother: true }, /Waiting for your wallet/, /goes first/],
  [{ ...asking, found: A }, /first payment was found/, /Decline/],
  [{ kind: 'unanswered', isSearched: false }, /Looking for your payment/, /answer did not arrive/],
  [{ kind: 'unanswered', why: 'wallet-away', isSearched: false }, /Looking for your payment/, /not answering/],
  [{ kind: 'unanswered', isSearched: true }, /not found your payment/, /does not prove that nothing was sent/],
  [shown, /^Confirming/, /waits for its confirmations.*written it down/],
  [{ ...shown, isKept: false }, /^Confirming/, /could not write it down/],
  [{ ...shown, confirmations: 2 }, /^Confirming/, /2 of 3/],
  [{ ...shown, remark: 'overdue' }, /Still confirming/, /Do not pay again/],
  [{ ...shown, remark: 'unseen' }, /Not found on the network yet/, /Do not pay again/],
  [{ ...shown, remark: 'seen-by-one', isKept: false }, /^Confirming/, /second one.*could not write/],
  [{ ...shown, isLate: true, remark: 'overdue' }, /^Confirming/, /looked at by a person/],
  [{ kind: 'verifying', hash: A, isLate: false }, /Verifying/, /Paid on the chain/],
  [{ kind: 'verifying', hash: A, isLate: true }, /Verifying/, /looked at by a person/],
  [{ kind: 'altered', hash: A }, /something else/, /Do not pay again/],
  [{ kind: 'failed', how: 'reverted', hash: A }, /refused/, /pay again/],
  [{ kind: 'failed', how: 'cancelled', hash: A }, /cancelled/, /took its place/],
  [{ kind: 'failed', how: 'ineffective', hash: A }, /moved nothing/, /pay again/],
  [{ kind: 'unsent' }, /nothing was sent/, /sends the second one back/],
  [{ kind: 'dropped', hash: A }, /not found/, /new order/],
  [{ kind: 'reported', hash: A, isLate: false }, /was reported/, /Do not pay again here.*new price/],
  [{ kind: 'reported', hash: A, isLate: true }, /was reported/, /looked at by a person/],
  [{ kind: 'over' }, /price has ended/, /We know of no payment/],
])('%o is told', (stage, title, text) => {
  const words = wordsOfStage(stage);
  expect(words?.title).toMatch(title);
  expect(words?.text).toMatch(text);
  expect(isAlarming(stage)).toBe(
    stage.kind === 'altered' || stage.kind === 'failed' || (stage.kind === 'awaiting-wallet' && stage.found !== null),
  );
});

it('leaves to the order what the bank says of it', () => {
  expect(wordsOfStage({ kind: 'told' })).toBeNull();
});

it('says what is missing, where something is', () => {
  expect(wordsOfFault('too-little', { amount: 15n * 10n ** 17n, symbol: 'USDT' }).text).toBe(
    'Nothing was sent. You need about 1.50 USDT more.',
  );
  expect(wordsOfFault('too-little-gas', { amount: 0n, symbol: 'BNB' }).text).not.toMatch(/missing\.$/);
  expect(wordsOfFault('rejected').title).toBe('You declined in your wallet');
});
