import { changedAmount } from '@/features/shares/model/draft';
import { rungsDoneOf, rungsOfOrder } from '@/parts/order/order-ladder';
import type { OrderView } from '@/parts/order/order-view';
import { orderWith } from '../../support/order';
import { A } from './some-payment';

const pending = { kind: 'pending', hash: A, confirmations: 1, isLate: false, isKept: true, remark: null } as const;
const verifying = { kind: 'verifying', hash: A, stage: 'bank', isLate: false, isShort: false } as const;
const outcome = { kind: 'outcome', isEnded: false, isPaid: true } as const;
const awaiting = { kind: 'awaiting-wallet', isBehindAnother: false, found: null, decline: null } as const;

it.each<[OrderView | null, string]>([
  [null, 'now ahead ahead ahead ahead'],
  [{ kind: 'payable' }, 'now ahead ahead ahead ahead'],
  [{ kind: 'payable', refusal: 'too-little' }, 'now ahead ahead ahead ahead'],
  [{ kind: 'payable', refusal: 'rejected' }, 'done now ahead ahead ahead'],
  [{ kind: 'checking' }, 'now ahead ahead ahead ahead'],
  [{ kind: 'changed', changed: orderWith() }, 'doubt ahead ahead ahead ahead'],
  [{ kind: 'wallet-replaced' }, 'doubt ahead ahead ahead ahead'],
  [{ kind: 'asked-before', asked: { at: '2026-11-23T00:00:00.000Z', here: false } }, 'done doubt ahead ahead ahead'],
  [{ kind: 'lapsed' }, 'refused ahead ahead ahead ahead'],
  [{ kind: 'over' }, 'refused ahead ahead ahead ahead'],
  [awaiting, 'done now ahead ahead ahead'],
  [{ ...awaiting, found: A }, 'done doubt ahead ahead ahead'],
  [{ kind: 'unanswered', isSearched: false }, 'done doubt ahead ahead ahead'],
  [{ kind: 'unsent' }, 'done doubt ahead ahead ahead'],
  [{ kind: 'altered', hash: A }, 'done refused ahead ahead ahead'],
  [pending, 'done done now ahead ahead'],
  [{ ...pending, remark: 'unseen' }, 'done done doubt ahead ahead'],
  [{ kind: 'dropped', hash: A }, 'done done doubt ahead ahead'],
  [{ kind: 'dropped', hash: null }, 'done doubt ahead ahead ahead'],
  [{ kind: 'reported', hash: A, isLate: false }, 'done done now ahead ahead'],
  [{ kind: 'failed', how: 'reverted', hash: A }, 'done done refused ahead ahead'],
  [verifying, 'done done done now ahead'],
  [{ ...verifying, isShort: true }, 'done done done doubt ahead'],
  [{ ...verifying, stage: 'network' }, 'done done now ahead ahead'],
  [{ ...verifying, stage: 'delivery' }, 'done done done done now'],
  [outcome, 'done done done doubt ahead'],
  [{ ...outcome, isEnded: true }, 'done done done refused ahead'],
  [{ ...outcome, isEnded: true, isPaid: false }, 'refused ahead ahead ahead ahead'],
  [{ kind: 'delivered' }, 'done done done done done'],
])('the progress steps at %o are %s', (view, marks) => {
  expect(rungsOfOrder(view).map(({ mark }) => mark)).toEqual(marks.split(' '));
  if (view) expect(rungsDoneOf(view)).toBe(marks.split(' ').filter((mark) => mark === 'done').length);
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
