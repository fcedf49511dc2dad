import fc from 'fast-check';
import { wordsOfFault } from '@/features/shares/model/fault-words';
import { stageOf, type Stage } from '@/features/shares/model/stage';
import { isAlarming, wordsOfStage } from '@/features/shares/model/stage-words';
import { READY, mayPay, payment, type Payment } from '@/wallet/tx/payment';
import type { Hash } from '@/api/contract';
import { A, B, someEvent } from './some-payment';

const confirming: Payment = { step: 'confirming', hash: A, confirmations: 1n };

it.each<[string, Hash | undefined, Payment, Stage]>([
  ['WAITING', undefined, READY, { kind: 'payable' }],
  ['WAITING', undefined, { step: 'checking' }, { kind: 'checking' }],
  ['WAITING', undefined, { step: 'asking' }, { kind: 'asking' }],
  ['WAITING', undefined, { step: 'looking', why: 'wallet-away' }, { kind: 'looking', why: 'wallet-away' }],
  ['WAITING', undefined, confirming, { kind: 'confirming', hash: A, confirmations: 1n, isLate: false, isOverdue: false }],
  ['CONFIRMING', A, { ...confirming, isOverdue: true }, { kind: 'confirming', hash: A, confirmations: 1n, isLate: false, isOverdue: true }],
  ['CONFIRMING', undefined, READY, { kind: 'verifying', hash: null, isLate: false }],
  ['SENDING', B, confirming, { kind: 'verifying', hash: B, isLate: false }],
  ['CONFIRMED', undefined, confirming, { kind: 'verifying', hash: A, isLate: false }],
  ['WAITING', undefined, { step: 'confirmed', hash: A }, { kind: 'verifying', hash: A, isLate: false }],
  ['WAITING', undefined, { step: 'reverted', hash: A }, { kind: 'failed', how: 'reverted', hash: A }],
  ['WAITING', undefined, { step: 'dropped', hash: null }, { kind: 'failed', how: 'dropped', hash: null }],
  ['WAITING', undefined, { step: 'altered', hash: A }, { kind: 'altered', hash: A }],
  ['CONFIRMED', B, { step: 'altered', hash: A }, { kind: 'altered', hash: A }],
  ['EXPIRED', undefined, READY, { kind: 'over' }],
  ['EXPIRED', undefined, { step: 'cancelled', hash: A }, { kind: 'over' }],
  ['EXPIRED', undefined, confirming, { kind: 'confirming', hash: A, confirmations: 1n, isLate: true, isOverdue: false }],
  ['EXPIRED', undefined, { step: 'confirmed', hash: A }, { kind: 'verifying', hash: A, isLate: true }],
  ['PARTIALLY_PAID', A, READY, { kind: 'told' }],
  ['REVIEW', A, confirming, { kind: 'told' }],
  ['FINISHED', A, confirming, { kind: 'delivered' }],
])('%s with hash %s at %o is %o', (status, txHash, state, stage) => {
  expect(stageOf({ status, txHash }, state)).toEqual(stage);
});

const status = fc.constantFrom('WAITING', 'CONFIRMING', 'CONFIRMED', 'SENDING', 'FINISHED', 'REVIEW', 'PARTIALLY_PAID', 'EXPIRED', 'REFUNDED', 'FAILED');

it('says delivered by the bank’s word alone, and offers to pay only where the payment allows it and the order waits', () => {
  fc.assert(
    fc.property(status, fc.array(someEvent, { maxLength: 20 }), (word, events) => {
      const state = events.reduce(payment, READY);
      const { kind } = stageOf({ status: word, txHash: undefined }, state);
      expect(kind === 'delivered').toBe(word === 'FINISHED');
      if (kind === 'payable' || kind === 'failed') expect([word, mayPay(state)]).toEqual(['WAITING', true]);
      if (state.step === 'altered') expect(['altered', 'delivered', 'told']).toContain(kind);
    }),
    { numRuns: 2_000 },
  );
});

type Shown = Parameters<typeof wordsOfStage>[0];
const shown: Extract<Shown, { kind: 'confirming' }> = { kind: 'confirming', hash: A, confirmations: 0n, isLate: false, isOverdue: false };

it.each<[Shown, RegExp, RegExp]>([
  [{ kind: 'asking' }, /Waiting for your wallet/, /confirm there/],
  [{ kind: 'looking' }, /Looking for your payment/, /answer did not arrive/],
  [{ kind: 'looking', why: 'wallet-away' }, /Looking for your payment/, /not answering/],
  [shown, /^Confirming/, /waits for its confirmations/],
  [{ ...shown, confirmations: 2n }, /^Confirming/, /2 of 3/],
  [{ ...shown, confirmations: 7n }, /^Confirming/, /3 of 3/],
  [{ ...shown, isOverdue: true }, /Still confirming/, /not lost, and not to be made again/],
  [{ ...shown, isLate: true, isOverdue: true }, /^Confirming/, /looked at by a person/],
  [{ kind: 'verifying', hash: A, isLate: false }, /Verifying/, /Paid on the chain/],
  [{ kind: 'verifying', hash: A, isLate: true }, /Verifying/, /looked at by a person/],
  [{ kind: 'altered', hash: A }, /something else/, /Do not pay again/],
  [{ kind: 'failed', how: 'reverted', hash: A }, /refused/, /pay again/],
  [{ kind: 'failed', how: 'dropped', hash: A }, /not on the network/, /cancel it there first/],
  [{ kind: 'over' }, /price has ended/, /Nothing was paid/],
])('%o is told', (stage, title, text) => {
  const words = wordsOfStage(stage);
  expect(words?.title).toMatch(title);
  expect(words?.text).toMatch(text);
  expect(isAlarming(stage)).toBe(stage.kind === 'altered' || stage.kind === 'failed');
});

it('leaves to the order what the bank says of it', () => {
  expect(wordsOfStage({ kind: 'told' })).toBeNull();
});

it('says what is missing, where something is', () => {
  expect(wordsOfFault('too-little', { amount: 15n * 10n ** 17n, symbol: 'USDT' }).text).toBe('Nothing was sent. About 1.50 USDT are missing.');
  expect(wordsOfFault('too-little-gas', { amount: 0n, symbol: 'BNB' }).text).not.toMatch(/missing\.$/);
  expect(wordsOfFault('rejected').title).toBe('You did not confirm');
});
