import fc from 'fast-check';
import type { Order } from '@/api/contract';
import { EMPTY_DRAFT, type Draft } from '@/features/shares/model/draft';
import { mayBeReplaced, orderRefetchInterval } from '@/domain/order-phase';
import { mergeLatestOrder } from '@/features/shares/model/merge-order';
import {
  START,
  purchaseAfter,
  orderedIn,
  startedWith,
  type Purchase,
  type PurchaseEvent,
} from '@/features/shares/model/purchase';
import { NOW, orderWith } from '../../support/order';

const DRAFT: Draft = { side: 'pay', amount: '250', currency: 'BNB' };
const PAID = { txHash: `0x${'5'.repeat(64)}`, status: 'CONFIRMING' } as const;
const blank = startedWith(START, null);
const walk = (...events: PurchaseEvent[]) => events.reduce(purchaseAfter, blank);
const order = orderWith();
const opened: PurchaseEvent[] = [
  { type: 'typed', draft: DRAFT },
  { type: 'submitted', draft: DRAFT },
  { type: 'opened', order },
];

test('a purchase goes from the amount to the order, and back to the typed amount', () => {
  expect(blank).toEqual({ step: 'editing', draft: EMPTY_DRAFT });
  expect(walk(...opened.slice(0, 2))).toEqual({ step: 'opening', draft: DRAFT });
  expect(walk(...opened)).toEqual({ step: 'ordered', draft: DRAFT, reviewed: order, arrival: 'opened' });
  expect(walk(...opened, { type: 'left', present: order })).toEqual({ step: 'editing', draft: DRAFT });
  expect(walk(...opened, { type: 'finished' })).toEqual({ step: 'editing', draft: EMPTY_DRAFT });
});

test('a purchase accepts no input until the search for an open order has ended, and ignores a late result', () => {
  expect(startedWith(START, undefined)).toBe(START);
  expect(purchaseAfter(START, { type: 'typed', draft: DRAFT })).toBe(START);
  expect(startedWith(blank, order)).toBe(blank);
});

test('a refused purchase keeps the typed amount', () => {
  expect(walk(...opened.slice(0, 2), { type: 'refused' })).toEqual({ step: 'editing', draft: DRAFT });
});

test('an order that was open when the page loaded is resumed and fills the form with its figures', () => {
  const state = startedWith(START, order);
  expect(state).toMatchObject({
    ...{ step: 'ordered', reviewed: order, arrival: 'resumed' },
    draft: { side: 'receive', amount: '10', currency: 'USDT' },
  });
});

test('when another open order must be handled first, the typed amount is kept', () => {
  expect(walk(...opened.slice(0, 2), { type: 'met', order })).toEqual({
    step: 'ordered',
    draft: DRAFT,
    reviewed: order,
    arrival: 'met',
  });
});

test('a new price is shown beside the old one, and the old order stays when the service opens no new one', () => {
  const renewing = walk(...opened, { type: 'submitted', draft: DRAFT, present: order });
  expect(orderedIn(renewing)?.reviewed).toBe(order);
  const next = orderWith({ _id: 'order-2', pricePerShare: '12.60' });
  expect(purchaseAfter(renewing, { type: 'opened', order: next })).toMatchObject({ reviewed: next, previous: order });
  expect(purchaseAfter(renewing, { type: 'refused' })).toMatchObject({ step: 'ordered', reviewed: order });
});

test('an order that has received money can be neither left nor renewed', () => {
  const ordered = walk(...opened);
  const present = orderWith({ ...PAID });
  expect(purchaseAfter(ordered, { type: 'left', present })).toBe(ordered);
  expect(purchaseAfter(ordered, { type: 'submitted', draft: DRAFT, present })).toBe(ordered);
  expect(purchaseAfter(ordered, { type: 'submitted', draft: DRAFT })).toBe(ordered);
});

test('changed figures are shown beside the previous ones after the investor has accepted the change', () => {
  const changed = orderWith({ payAmount: '5000' });
  const ordered = walk(...opened);
  expect(purchaseAfter(ordered, { type: 'accepted', changed })).toMatchObject({ reviewed: changed, previous: order });
  expect(purchaseAfter(START, { type: 'accepted', changed })).toBe(START);
});

test('events of another order change nothing', () => {
  const ordered = walk(...opened);
  const another = orderWith({ _id: 'order-9' });
  expect(purchaseAfter(ordered, { type: 'left', present: another })).toBe(ordered);
  expect(purchaseAfter(ordered, { type: 'submitted', draft: DRAFT, present: another })).toBe(ordered);
  expect(purchaseAfter(ordered, { type: 'accepted', changed: another })).toBe(ordered);
  expect(mergeLatestOrder(order, another)).toEqual({ order, changed: null });
});

const later = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

test('the order on screen is the reviewed one with the progress that the service reports', () => {
  const paid = orderWith({ ...PAID, updatedAt: later(5) });
  expect(mergeLatestOrder(order, paid)).toEqual({ order: paid, changed: null });
  expect(mergeLatestOrder(order, undefined)).toEqual({ order, changed: null });
  expect(mergeLatestOrder(order, null)).toEqual({ order, changed: null });
  expect(mergeLatestOrder(paid, order)).toEqual({ order: paid, changed: null });
});

test('changed figures need a new review, and the reviewed figures stay until the investor accepts the change', () => {
  const changed = orderWith({ ...PAID, payAmount: '5000', updatedAt: later(1) });
  const present = mergeLatestOrder(order, changed);
  expect(present.changed).toBe(changed);
  expect(present.order).toEqual({ ...order, ...PAID, updatedAt: changed.updatedAt });
  // The bank decides how many shares were delivered, whatever was reviewed.
  const delivered = orderWith({ status: 'FINISHED', shares: '9', updatedAt: later(1) });
  expect(mergeLatestOrder(order, delivered)).toEqual({ order: delivered, changed: null });
});

const someOrder = fc
  .record({
    _id: fc.constantFrom('a', 'b'),
    status: fc.constantFrom(
      'WAITING',
      'EXPIRED',
      'CONFIRMING',
      'FINISHED',
      'REVIEW',
      'PARTIALLY_PAID',
      'REFUNDED',
      'NEW_STATE',
    ),
    txHash: fc.constantFrom(undefined, PAID.txHash),
    updatedAt: fc.integer({ min: 0, max: 9 }).map((step) => new Date(NOW + step * 1_000).toISOString()),
  })
  .map((changes) => orderWith(changes));
const someDraft = fc.record({
  side: fc.constantFrom('pay', 'receive'),
  amount: fc.constantFrom('', '1', '50.5'),
  currency: fc.constantFrom('USDT', 'BNB'),
}) as fc.Arbitrary<Draft>;
const withOrder = (type: 'opened' | 'met') => someOrder.map((known) => ({ type, order: known }) as const);
const someEvent: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  fc.constantFrom<PurchaseEvent>({ type: 'refused' }, { type: 'finished' }),
  someDraft.map((draft) => ({ type: 'typed', draft }) as const),
  fc.tuple(someDraft, fc.option(someOrder, { nil: undefined })).map(([draft, present]) => ({
    ...({ type: 'submitted', draft } as const),
    present,
  })),
  someOrder.map((present) => ({ type: 'left', present }) as const),
  someOrder.map((changed) => ({ type: 'accepted', changed }) as const),
  withOrder('opened'),
  withOrder('met'),
);

const orderOn = (state: Purchase): Order | undefined => orderedIn(state)?.reviewed;

test('an order leaves the screen only when it is finished, or unpaid without an attempt', () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 40, size: 'max' }), fc.option(someOrder), (events, open) => {
      let state = startedWith(START, open);
      for (const event of events) {
        const before = state;
        state = purchaseAfter(before, event);
        const shown = orderOn(before);
        const isLeft = shown && orderOn(state)?._id !== shown._id;
        const present = event.type === 'left' || event.type === 'submitted' ? event.present : undefined;
        if (isLeft && before.step === 'ordered' && event.type !== 'finished')
          expect([present?._id, present && mayBeReplaced(present)]).toEqual([shown._id, true]);
        if (before.step !== 'opening' && (event.type === 'opened' || event.type === 'met')) expect(state).toBe(before);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [{}, true],
  [{ status: 'EXPIRED' }, true],
  [{ txHash: PAID.txHash }, false],
  [{ status: 'EXPIRED', actuallyPaid: '0.1' }, false],
  [{ status: 'CONFIRMING' }, false],
] as const)('an order with %j can be left for another one: %s', (changes, may) => {
  expect(mayBeReplaced(orderWith(changes))).toBe(may);
});

test('an order is loaded often at first, then less, and not at all once it has ended', () => {
  expect(orderRefetchInterval(order, 0)).toBe(5_000);
  expect(orderRefetchInterval(orderWith({ status: 'CONFIRMED' }), 0)).toBe(2_000);
  expect(orderRefetchInterval(order, 120_000)).toBe(15_000);
  expect(orderRefetchInterval(order, 900_000)).toBe(60_000);
  expect(orderRefetchInterval(orderWith({ status: 'REVIEW' }), 0)).toBe(5_000);
  expect(orderRefetchInterval(orderWith({ status: 'EXPIRED', txHash: PAID.txHash }), 0)).toBe(5_000);
  for (const status of ['FINISHED', 'REFUNDED', 'FAILED', 'EXPIRED'])
    expect(orderRefetchInterval(orderWith({ status }), 0)).toBe(false);
});
