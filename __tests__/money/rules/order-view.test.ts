import fc from 'fast-check';
import { textOfTransactionFault } from '@/errors/text/transaction';
import { PAYMENT_TERMS } from '@/features/shares/model/purchase-terms';
import { paymentView, orderView, type PaymentView } from '@/parts/order/order-view';
import {
  isAlarmingPayment,
  isConfirmableInWallet,
  textOf,
  type DescribedView,
} from '@/features/shares/model/purchase-text';
import { IDLE, mayPay, txReducer, type TxState } from '@/tx/state';
import type { Hash, Order } from '@/api/contract';
import { orderWith } from '../../support/order';
import { A, B, someEvent } from './some-payment';

const confirming: TxState = { step: 'pending', hash: A, confirmations: 1, isStored: true };
const shownAs = (change: object = {}): PaymentView => ({
  step: 'pending',
  hash: A,
  confirmations: 1,
  isLate: false,
  isStored: true,
  ...change,
});

type Verifying = Extract<PaymentView, { step: 'verifying' }>;
const verifying = (hash: string | null, change: Partial<Verifying> = {}): Verifying => ({
  step: 'verifying',
  hash,
  status: 'CONFIRMED',
  isLate: false,
  isShort: false,
  ...change,
});

const asking: Extract<DescribedView, { step: 'awaiting-wallet' }> = {
  step: 'awaiting-wallet',
  decline: null,
};

it.each<[string, Hash | undefined, TxState, PaymentView]>([
  ['WAITING', undefined, IDLE, { step: 'idle' }],
  ['WAITING', undefined, { step: 'unsent' }, { step: 'unsent' }],
  ['WAITING', undefined, { step: 'checking' }, { step: 'checking' }],
  ['WAITING', undefined, { step: 'awaiting-wallet' }, asking],
  [
    'WAITING',
    undefined,
    { step: 'awaiting-wallet', isBehindAnother: true, earlierHash: A },
    { ...asking, isBehindAnother: true, earlierHash: A },
  ],
  [
    'WAITING',
    undefined,
    { step: 'unanswered', reason: 'wallet-unreachable' },
    { step: 'unanswered', reason: 'wallet-unreachable' },
  ],
  ['WAITING', undefined, { step: 'unanswered', isSearched: true }, { step: 'unanswered', isSearched: true }],
  ['WAITING', undefined, confirming, shownAs()],
  ['WAITING', A, { ...confirming, isUnseen: true }, shownAs({ isUnseen: true })],
  ['CONFIRMING', A, { ...confirming, isOverdue: true }, shownAs({ isOverdue: true })],
  ['CONFIRMING', A, { ...confirming, isSeenByOne: true }, shownAs({ isSeenByOne: true })],
  ['CONFIRMING', undefined, IDLE, verifying(null, { status: 'CONFIRMING' })],
  ['EXPIRED', undefined, { step: 'awaiting-wallet' }, { ...asking, decline: 'over' }],
  ['CONFIRMING', undefined, { step: 'succeeded', hash: A }, verifying(A)],
  ['CONFIRMING', A, { step: 'succeeded', hash: A, isShort: true }, verifying(A, { isShort: true })],
  ['CONFIRMED', A, { step: 'succeeded', hash: A, isShort: true }, verifying(A)],
  ['CONFIRMED', undefined, { step: 'reverted', hash: A }, verifying(null)],
  ['SENDING', B, confirming, verifying(B, { status: 'SENDING' })],
  ['CONFIRMED', undefined, confirming, verifying(A)],
  ['WAITING', undefined, { step: 'succeeded', hash: A }, verifying(A)],
  ['WAITING', undefined, { step: 'reverted', hash: A }, { step: 'reverted', hash: A }],
  ['WAITING', undefined, { step: 'ineffective', hash: A }, { step: 'ineffective', hash: A }],
  ['WAITING', undefined, { step: 'dropped', hash: null }, { step: 'dropped', hash: null }],
  ['EXPIRED', undefined, { step: 'dropped', hash: A }, { step: 'dropped', hash: A }],
  ['FINISHED', A, { step: 'awaiting-wallet' }, { ...asking, decline: 'over', earlierHash: A }],
  ['CONFIRMED', A, { step: 'awaiting-wallet', earlierHash: B }, { ...asking, decline: 'over', earlierHash: B }],
  ['WAITING', B, IDLE, { step: 'reported', hash: B, isLate: false }],
  ['WAITING', B, { step: 'cancelled', hash: A }, { step: 'reported', hash: B, isLate: false }],
  ['EXPIRED', B, { step: 'unsent' }, { step: 'reported', hash: B, isLate: true }],
  ['WAITING', undefined, { step: 'altered', hash: A }, { step: 'altered', hash: A }],
  ['CONFIRMED', B, { step: 'altered', hash: A }, { step: 'altered', hash: A }],
  ['EXPIRED', undefined, IDLE, { step: 'over' }],
  ['EXPIRED', undefined, { step: 'cancelled', hash: A }, { step: 'over' }],
  ['EXPIRED', undefined, confirming, shownAs({ isLate: true })],
  ['EXPIRED', undefined, { step: 'succeeded', hash: A }, verifying(A, { isLate: true })],
  ['WAITING', undefined, { step: 'succeeded', hash: A, isShort: true }, verifying(A, { isShort: true })],
  ['WAITING', undefined, { step: 'idle', refusal: 'rejected' }, { step: 'idle', refusal: 'rejected' }],
  ['FINISHED', A, confirming, { step: 'delivered' }],
])('the view of %s with hash %s at %o is %o', (status, txHash, state, view) => {
  expect(paymentView({ status, txHash }, state)).toEqual(view);
});

it('a recorded hash whose transaction has provably ended does not block the payment', () => {
  expect(
    paymentView({ status: 'WAITING', txHash: A }, { step: 'cancelled', hash: A }, { isTimeUp: false, ended: [A] }),
  ).toEqual({ step: 'cancelled', hash: A });
  expect(
    paymentView({ status: 'WAITING', txHash: A.toUpperCase() as Hash }, IDLE, { isTimeUp: false, ended: [A] }),
  ).toEqual({ step: 'idle' });
  expect(paymentView({ status: 'WAITING', txHash: A }, IDLE, { isTimeUp: false, ended: [B] })).toMatchObject({
    step: 'reported',
    hash: A,
  });
});

const changed = orderWith({ payAmount: '125' });
const pending: TxState = { step: 'pending', hash: A, confirmations: 0, isStored: true };

type Facts = Partial<Pick<Order, 'status' | 'txHash' | 'actuallyPaid'>>;
type Case = Facts & { isTimeUp?: boolean; isChanged?: boolean; payment?: TxState };

it.each<[string, string, Case]>([
  ['waits and is as it was reviewed', 'idle', {}],
  ['waits with other figures', 'changed', { isChanged: true }],
  ['waits with other figures while its payment is pending', 'pending', { isChanged: true, payment: pending }],
  ['was reported elsewhere, with other figures', 'reported', { isChanged: true, txHash: A }],
  ['is confirmed without a hash, with other figures', 'verifying', { isChanged: true, status: 'CONFIRMED' }],
  ['is confirmed with other figures', 'verifying', { isChanged: true, status: 'CONFIRMED', txHash: A }],
  ['has run out of time', 'lapsed', { isTimeUp: true }],
  ['has run out of time with other figures', 'lapsed', { isTimeUp: true, isChanged: true }],
  ['has run out of time while its payment is pending', 'pending', { isTimeUp: true, payment: pending }],
  ['was reported and has run out of time', 'reported', { isTimeUp: true, txHash: A }],
  ['was paid in part and has run out of time', 'reported', { isTimeUp: true, actuallyPaid: '0.000001' }],
  ['has ended', 'lapsed', { status: 'EXPIRED' }],
  ['has ended while its payment is pending', 'pending', { status: 'EXPIRED', payment: pending }],
  ['was reported and has ended', 'reported', { status: 'EXPIRED', txHash: A }],
  ['is confirming after its time', 'verifying', { status: 'CONFIRMING', txHash: A, isTimeUp: true }],
  ['is under review', 'outcome', { status: 'REVIEW', payment: pending }],
  ['is partly paid', 'outcome', { status: 'PARTIALLY_PAID' }],
  ['has an unknown status', 'outcome', { status: 'NEVER_HEARD_OF' }],
  ['was refunded', 'outcome', { status: 'REFUNDED' }],
  [
    'is under review while the wallet is asked',
    'awaiting-wallet',
    { status: 'REVIEW', payment: { step: 'awaiting-wallet' } },
  ],
  ['is delivered', 'delivered', { status: 'FINISHED', isTimeUp: true }],
])('an order that %s has the view %s', (_what, step, { isTimeUp = false, isChanged, payment = IDLE, ...facts }) => {
  const order = orderWith(facts);
  const view = orderView({ order, changed: isChanged ? changed : null }, payment, { isTimeUp, ended: [] });
  expect(view).toMatchObject(step === 'changed' ? { step, changed } : { step });
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

it('an order is delivered only when the bank says so, and payable only when both the payment and the order allow it', () => {
  fc.assert(
    fc.property(status, fc.array(someEvent, { maxLength: 20, size: 'max' }), (word, events) => {
      const state = events.reduce(txReducer, IDLE);
      const order = orderWith({ status: word });
      const { step } = orderView({ order, changed: null }, state, { isTimeUp: false, ended: [] });
      expect(step === 'delivered').toBe(word === 'FINISHED' && state.step !== 'awaiting-wallet');
      if (mayPay({ step })) expect([word, mayPay(state)]).toEqual(['WAITING', true]);
      if (state.step === 'altered') expect(['altered', 'delivered', 'outcome']).toContain(step);
    }),
    { numRuns: 2_000 },
  );
});

const shown: Extract<DescribedView, { step: 'pending' }> = {
  step: 'pending',
  hash: A,
  confirmations: 0,
  isLate: false,
  isStored: true,
};
it.each<[DescribedView, RegExp, RegExp]>([
  [asking, /Waiting for your wallet/, /confirm there\.$/],
  [{ ...asking, isBehindAnother: true }, /Waiting for your wallet/, /goes first/],
  [{ ...asking, earlierHash: A }, /first payment was sent/, /Decline/],
  [{ ...asking, decline: 'over' }, /Decline it/, /can no longer be paid/],
  [{ ...asking, decline: 'changed' }, /Decline it/, /have changed since/],
  [{ step: 'unanswered' }, /Looking for your payment/, /answer did not arrive/],
  [{ step: 'unanswered', reason: 'wallet-unreachable' }, /Looking for your payment/, /not responding/],
  [{ step: 'unanswered', isSearched: true }, /not found your payment/, /does not prove that nothing was sent/],
  [shown, /^Confirming/, /waiting for its confirmations.*You can close this page/],
  [{ ...shown, isStored: false }, /^Confirming/, /could not save it/],
  [{ ...shown, confirmations: 2 }, /^Confirming/, /2 of 3/],
  [{ ...shown, isOverdue: true }, /Still confirming/, /Do not pay again/],
  [{ ...shown, isUnseen: true }, /Not found on the network yet/, /Do not pay again/],
  [{ ...shown, isSeenByOne: true, isStored: false }, /^Confirming/, /second node.*could not save/],
  [{ ...shown, isLate: true, isOverdue: true }, /^Confirming/, /person reviews/],
  [verifying(A), /Verifying/, /confirmed on the network/],
  [verifying(A, { isLate: true }), /Verifying/, /person reviews/],
  [verifying(A, { isLate: true, isShort: true }), /Verifying/, /Less arrived/],
  [verifying(A, { status: 'CONFIRMING' }), /Confirming/, /waiting for the network/],
  [verifying(A, { status: 'SENDING' }), /Shares sent/, /has sent your shares/],
  [{ step: 'altered', hash: A }, /something else/, /Do not pay again/],
  [{ step: 'reverted', hash: A }, /rejected/, /pay again/],
  [{ step: 'cancelled', hash: A }, /cancelled/, /replaced it/],
  [{ step: 'ineffective', hash: A }, /moved nothing/, /pay again/],
  [{ step: 'unsent' }, /nothing was sent/, /refunds the second one/],
  [{ step: 'dropped', hash: A }, /not found/, /new order/],
  [{ step: 'reported', hash: A, isLate: false }, /was reported/, /Do not pay again here.*new price/],
  [{ step: 'reported', hash: A, isLate: true }, /was reported/, /person reviews/],
  [{ step: 'over' }, /price has expired/, /We know of no payment/],
])('the view %o has a text', (view, title, text) => {
  const words = textOf(view);
  expect(words.title).toMatch(title);
  expect(words.text).toMatch(text);
  expect(isAlarmingPayment(view)).toBe(
    ['altered', 'reverted', 'cancelled', 'ineffective'].includes(view.step) ||
      (view.step === 'awaiting-wallet' && (view.earlierHash !== undefined || view.decline !== null)),
  );
  expect(isConfirmableInWallet(view)).toBe(view.step === 'awaiting-wallet' && !isAlarmingPayment(view));
});

it('the missing amount is shown if something is missing', () => {
  const missing = { amount: 15n * 10n ** 17n, symbol: 'USDT' };
  const words = textOfTransactionFault('too-little', PAYMENT_TERMS, { missing });
  expect(words.text).toBe('Nothing was sent. You need about 1.50 USDT more.');
  expect(
    textOfTransactionFault('too-little-gas', PAYMENT_TERMS, { missing: { amount: 0n, symbol: 'BNB' } }).text,
  ).not.toMatch(/missing\.$/);
  expect(textOfTransactionFault('rejected', PAYMENT_TERMS).title).toBe('You declined in your wallet');
});

it('a refusal says ‘Nothing was sent this time’ if an earlier request may still be approved', () => {
  expect(textOfTransactionFault('rejected', PAYMENT_TERMS).text).toMatch(/^Nothing was sent\./);
  expect(textOfTransactionFault('rejected', PAYMENT_TERMS, { isFirstOpen: true }).text).toMatch(
    /^Nothing was sent this time\./,
  );
});

it('an order can be paid until its time is up even if only its number is known', () => {
  const view = (isTimeUp: boolean) =>
    orderView({ order: { status: 'WAITING', txHash: null } }, IDLE, { isTimeUp, ended: [] });
  expect([view(false).step, view(true).step]).toEqual(['idle', 'lapsed']);
});
