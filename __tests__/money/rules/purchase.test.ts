import fc from 'fast-check';
import type { Order } from '@/api/contract';
import { EMPTY_DRAFT, type Draft } from '@/features/shares/model/draft';
import { mayBeLeft, restBeforeReading, standingOf } from '@/domain/order-standing';
import { START, purchaseAfter, reviewedIn, type Purchase, type PurchaseEvent } from '@/features/shares/model/purchase';
import { NOW, orderWith } from './order';

const DRAFT: Draft = { side: 'pay', amount: '250', currency: 'BNB' };
const PAID = { txHash: `0x${'5'.repeat(64)}`, status: 'CONFIRMING' } as const;
const walk = (...events: PurchaseEvent[]) => events.reduce(purchaseAfter, START);
const order = orderWith();
const opened: PurchaseEvent[] = [
  { type: 'none-found' },
  { type: 'typed', draft: DRAFT },
  { type: 'submitted', draft: DRAFT },
  { type: 'opened', order },
];

test('from the amount to the order, and back to what was typed', () => {
  expect(walk({ type: 'none-found' })).toEqual({ step: 'editing', draft: EMPTY_DRAFT });
  expect(walk(...opened.slice(0, 3))).toEqual({ step: 'opening', draft: DRAFT });
  expect(walk(...opened)).toEqual({ step: 'reviewing', draft: DRAFT, order, arrival: 'opened' });
  expect(walk(...opened, { type: 'left' })).toEqual({ step: 'editing', draft: DRAFT });
  expect(walk(...opened, { type: 'finished' })).toEqual({ step: 'editing', draft: EMPTY_DRAFT });
});

test('a refusal leaves what was typed', () => {
  expect(walk(...opened.slice(0, 3), { type: 'refused' })).toEqual({ step: 'editing', draft: DRAFT });
});

test('an order that was found at the start can be asked for again as it was', () => {
  const state = walk({ type: 'found', order });
  expect(state).toMatchObject({ arrival: 'resumed', draft: { side: 'receive', amount: '10', currency: 'USDT' } });
});

test('one that comes first is met with what was typed kept', () => {
  expect(walk(...opened.slice(0, 3), { type: 'found', order })).toEqual({
    step: 'reviewing',
    draft: DRAFT,
    order,
    arrival: 'met',
  });
});

test('a new price stands beside the old one, and the old order stays where none came', () => {
  const renewing = walk(...opened, { type: 'submitted', draft: DRAFT });
  expect(reviewedIn(renewing)?.order).toBe(order);
  const next = orderWith({ _id: 'order-2', pricePerShare: '12.60' });
  expect(purchaseAfter(renewing, { type: 'opened', order: next })).toMatchObject({ order: next, previous: order });
  expect(purchaseAfter(renewing, { type: 'refused' })).toMatchObject({ step: 'reviewing', order });
});

test('an order with money in it is neither left nor renewed', () => {
  const paying = walk(...opened, { type: 'told', order: orderWith({ ...PAID }) });
  expect(purchaseAfter(paying, { type: 'left' })).toBe(paying);
  expect(purchaseAfter(paying, { type: 'submitted', draft: DRAFT })).toBe(paying);
});

test('figures that change are a new review: what was reviewed stays until the others were accepted', () => {
  const changed = orderWith({ payAmount: '5000', status: 'WAITING', updatedAt: new Date(NOW + 1_000).toISOString() });
  const state = walk(...opened, { type: 'told', order: changed });
  expect(state).toMatchObject({ order: { payAmount: order.payAmount, updatedAt: changed.updatedAt }, changed });
  const accepted = purchaseAfter(state, { type: 'accepted' });
  expect(accepted).toMatchObject({ order: changed, previous: { payAmount: order.payAmount } });
  expect(accepted).not.toHaveProperty('changed');
  const back = purchaseAfter(state, {
    type: 'told',
    order: orderWith({ updatedAt: new Date(NOW + 2_000).toISOString() }),
  });
  expect(back).not.toHaveProperty('changed');
  expect(purchaseAfter(START, { type: 'accepted' })).toBe(START);
  const unchanged = walk(...opened);
  expect(purchaseAfter(unchanged, { type: 'accepted' })).toBe(unchanged);
});

test('an answer that comes late, or is about another order, changes nothing', () => {
  const newer = orderWith({ ...PAID, updatedAt: new Date(NOW + 5_000).toISOString() });
  const state = walk(...opened, { type: 'told', order: newer });
  expect(purchaseAfter(state, { type: 'told', order })).toBe(state);
  expect(purchaseAfter(state, { type: 'told', order: orderWith({ _id: 'order-9' }) })).toBe(state);
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
const withOrder = (type: 'opened' | 'found' | 'told') => someOrder.map((known) => ({ type, order: known }) as const);
const someEvent: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  fc.constantFrom<PurchaseEvent>(
    { type: 'none-found' },
    { type: 'refused' },
    { type: 'left' },
    { type: 'finished' },
    { type: 'accepted' },
  ),
  someDraft.map((draft) => ({ type: 'typed', draft }) as const),
  someDraft.map((draft) => ({ type: 'submitted', draft }) as const),
  withOrder('opened'),
  withOrder('found'),
  withOrder('told'),
);

const orderOn = (state: Purchase): Order | undefined => reviewedIn(state)?.order;

test('whatever happens, no order with money in it leaves the screen but by being finished with', () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 40, size: 'max' }), (events) => {
      let state = START;
      for (const event of events) {
        const before = state;
        state = purchaseAfter(before, event);
        const shown = orderOn(before);
        const isReplaced = shown && orderOn(state)?._id !== shown._id;
        if (isReplaced && !mayBeLeft(shown)) expect(event.type).toBe('finished');
        if (before.step !== 'opening' && event.type === 'opened') expect(state).toBe(before);
        if (before.step === 'reviewing' && event.type === 'found') expect(state).toBe(before);
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
] as const)('an order with %j may be left for another one: %s', (changes, may) => {
  expect(mayBeLeft(orderWith(changes))).toBe(may);
});

const QUIET = { isTimeUp: false, isUnderWay: false };

test.each([
  [{}, QUIET, 'open'],
  [{}, { ...QUIET, isTimeUp: true }, 'lapsed'],
  [{}, { isTimeUp: true, isUnderWay: true }, 'open'],
  [{ txHash: PAID.txHash }, { ...QUIET, isTimeUp: true }, 'open'],
  [{ actuallyPaid: '0.000001' }, { ...QUIET, isTimeUp: true }, 'open'],
  [{ status: 'EXPIRED' }, QUIET, 'lapsed'],
  [{ status: 'EXPIRED', txHash: PAID.txHash }, QUIET, 'open'],
  [PAID, { ...QUIET, isTimeUp: true }, 'open'],
  [{ status: 'FINISHED' }, { ...QUIET, isTimeUp: true }, 'open'],
  [{ status: 'REVIEW' }, QUIET, 'told'],
  [{ status: 'PARTIALLY_PAID' }, QUIET, 'told'],
  [{ status: 'REFUNDED' }, QUIET, 'told'],
  [{ status: 'NEVER_HEARD_OF' }, QUIET, 'told'],
] as const)('an order with %j at %j is %s', (changes, moment, standing) => {
  expect(standingOf(orderWith(changes), moment)).toBe(standing);
});

test('an order is read often at first, then less, and not at all once it has ended', () => {
  expect(restBeforeReading(order, 0)).toBe(5_000);
  expect(restBeforeReading(orderWith({ status: 'CONFIRMED' }), 0)).toBe(2_000);
  expect(restBeforeReading(order, 120_000)).toBe(15_000);
  expect(restBeforeReading(orderWith({ status: 'REVIEW' }), 0)).toBe(5_000);
  expect(restBeforeReading(orderWith({ status: 'EXPIRED', txHash: PAID.txHash }), 0)).toBe(5_000);
  for (const status of ['FINISHED', 'REFUNDED', 'FAILED', 'EXPIRED'])
    expect(restBeforeReading(orderWith({ status }), 0)).toBe(false);
});
