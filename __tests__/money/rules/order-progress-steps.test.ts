import { changedAmount } from '@/features/shares/model/draft';
import { countDoneSteps, progressStepsOfOrder } from '@/parts/order/order-progress-steps';
import type { OrderView } from '@/parts/order/order-view';
import { orderWith } from '../../support/order';
import { A } from './some-payment';

const pending = { step: 'pending', hash: A, confirmations: 1, isLate: false, isStored: true } as const;
const verifying = { step: 'verifying', hash: A, status: 'CONFIRMED', isLate: false, isShort: false } as const;
const outcome = { step: 'outcome', isEnded: false, isPaid: true } as const;
const awaiting = { step: 'awaiting-wallet', decline: null } as const;

it.each<[OrderView | null, string]>([
  [null, 'now ahead ahead ahead ahead'],
  [{ step: 'idle' }, 'now ahead ahead ahead ahead'],
  [{ step: 'idle', refusal: 'too-little' }, 'now ahead ahead ahead ahead'],
  [{ step: 'idle', refusal: 'rejected' }, 'done now ahead ahead ahead'],
  [{ step: 'checking' }, 'now ahead ahead ahead ahead'],
  [{ step: 'changed', changed: orderWith() }, 'doubt ahead ahead ahead ahead'],
  [{ step: 'wallet-replaced' }, 'doubt ahead ahead ahead ahead'],
  [{ step: 'asked-before', asked: { at: '2026-11-23T00:00:00.000Z', here: false } }, 'done doubt ahead ahead ahead'],
  [{ step: 'lapsed' }, 'refused ahead ahead ahead ahead'],
  [{ step: 'over' }, 'refused ahead ahead ahead ahead'],
  [awaiting, 'done now ahead ahead ahead'],
  [{ ...awaiting, earlierHash: A }, 'done doubt ahead ahead ahead'],
  [{ ...awaiting, decline: 'over' }, 'done doubt ahead ahead ahead'],
  [{ step: 'unanswered' }, 'done doubt ahead ahead ahead'],
  [{ step: 'unsent' }, 'done doubt ahead ahead ahead'],
  [{ step: 'altered', hash: A }, 'done refused ahead ahead ahead'],
  [pending, 'done done now ahead ahead'],
  [{ ...pending, isUnseen: true }, 'done done doubt ahead ahead'],
  [{ step: 'dropped', hash: A }, 'done done doubt ahead ahead'],
  [{ step: 'dropped', hash: null }, 'done doubt ahead ahead ahead'],
  [{ step: 'reported', hash: A, isLate: false }, 'done done now ahead ahead'],
  [{ step: 'reverted', hash: A }, 'done done refused ahead ahead'],
  [verifying, 'done done done now ahead'],
  [{ ...verifying, isShort: true }, 'done done done doubt ahead'],
  [{ ...verifying, status: 'CONFIRMING' }, 'done done now ahead ahead'],
  [{ ...verifying, status: 'SENDING' }, 'done done done done now'],
  [outcome, 'done done done doubt ahead'],
  [{ ...outcome, isEnded: true }, 'done done done refused ahead'],
  [{ ...outcome, isEnded: true, isPaid: false }, 'refused ahead ahead ahead ahead'],
  [{ step: 'delivered' }, 'done done done done done'],
])('the progress steps at %o are %s', (view, marks) => {
  expect(progressStepsOfOrder(view).map(({ mark }) => mark)).toEqual(marks.split(' '));
  if (view) expect(countDoneSteps(view)).toBe(marks.split(' ').filter((mark) => mark === 'done').length);
});

it('the order’s exact amount is shown if it differs from the typed one', () => {
  const order = orderWith({ payAmount: '99.999744', shares: '8.0128' });
  const typed = (side: 'pay' | 'receive', amount: string) => changedAmount({ side, amount, currency: 'USDT' }, order);
  expect(typed('pay', '100')).toBe('99.999744');
  expect(typed('pay', '99.999744000')).toBeNull();
  expect(typed('receive', '8.0128')).toBeNull();
  expect(typed('receive', '8')).toBe('8.0128');
  expect(typed('receive', 'no amount')).toBeNull();
});
