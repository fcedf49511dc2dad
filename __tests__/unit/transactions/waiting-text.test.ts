import { waitingText } from '@/features/transactions/model/waiting-text';
import type { TxState } from '@/tx';

const HASH = `0x${'ab'.repeat(32)}` as const;
const pending = (change: object): TxState => ({
  step: 'pending',
  hash: HASH,
  confirmations: 0,
  isStored: true,
  ...change,
});

test.each<[TxState, string, RegExp]>([
  [{ step: 'awaiting-wallet' }, 'Waiting for wallet', /Confirm or decline/],
  [{ step: 'unanswered' }, 'No answer', /looking for the transaction on the network/],
  [{ step: 'unanswered', isSearched: true }, 'No answer', /Tell us what your wallet shows/],
  [pending({}), 'Pending', /has not confirmed it yet/],
  [pending({ isUnseen: true }), 'Pending', /Do not send it again/],
  [pending({ isOverdue: true }), 'Pending', /longer than usual. Do not send it again/],
  [pending({ confirmations: 2 }), 'Confirming', /2 of 3/],
])('a transaction in the state %j has the label %s', (state, label, text) => {
  expect(waitingText(state)).toEqual({ tone: 'caution', label, text: expect.stringMatching(text) });
});

test.each<TxState>([
  { step: 'idle' },
  { step: 'succeeded', hash: HASH },
  { step: 'altered', hash: HASH },
  { step: 'reverted', hash: HASH },
  { step: 'dropped', hash: null },
  { step: 'unsent' },
])('a transaction in the step $step is not described as waiting', (state) => {
  expect(waitingText(state)).toBeNull();
});
