import type { Order } from '@/api/contract';
import { EMPTY_DRAFT, draftOfOrder, type Draft } from './draft';
import { mayBeReplaced } from '@/domain/order-phase';

/** `met`: the order was found when another one was requested. `resumed`: the order was already open at the start. */
type OrderOrigin = 'opened' | 'met' | 'resumed';

/**
 * The steps from the amount to the order. `reviewed` is the order as the investor reviewed it, and `mergeLatestOrder`
 * adds the service's current state. The payment has its own state machine.
 */
export type Purchase =
  | { step: 'looking' }
  | { step: 'editing'; draft: Draft }
  /** `before` is the review of the expired order that the new order replaces. */
  | { step: 'opening'; draft: Draft; before?: Ordered }
  | Ordered;

/** `previous` is the replaced order, or the same order before its figures changed. */
export type Ordered = { step: 'ordered'; draft: Draft; reviewed: Order; previous?: Order; arrival: OrderOrigin };

export type PurchaseEvent =
  | { type: 'typed'; draft: Draft }
  | { type: 'submitted'; draft: Draft; present?: Order }
  | { type: 'opened'; order: Order }
  | { type: 'refused' }
  | { type: 'met'; order: Order }
  | { type: 'accepted'; changed: Order }
  | { type: 'left'; present: Order }
  | { type: 'finished' };

export const START: Purchase = { step: 'looking' };
const BLANK: Purchase = { step: 'editing', draft: EMPTY_DRAFT };

export function startedWith(state: Purchase, open: Order | null | undefined, typed = EMPTY_DRAFT): Purchase {
  if (state.step !== 'looking' || open === undefined) return state;
  return open
    ? { step: 'ordered', draft: draftOfOrder(open), reviewed: open, arrival: 'resumed' }
    : { step: 'editing', draft: typed };
}

export function purchaseAfter(state: Purchase, event: PurchaseEvent): Purchase {
  switch (event.type) {
    case 'typed':
      return state.step === 'editing' ? { step: 'editing', draft: event.draft } : state;
    case 'submitted':
      return submitted(state, event);
    case 'opened':
      return state.step === 'opening' ? opened(state, event.order) : state;
    case 'refused':
      return refused(state);
    case 'met':
      return state.step === 'opening' ? ordered(state.draft, event.order, 'met') : state;
    case 'accepted':
      return accepted(state, event.changed);
    case 'left':
      return isOnScreen(state, event.present) && mayBeReplaced(event.present)
        ? { step: 'editing', draft: state.draft }
        : state;
    case 'finished':
      return state.step === 'ordered' ? BLANK : state;
  }
}

const ordered = (draft: Draft, reviewed: Order, arrival: OrderOrigin): Ordered => ({
  step: 'ordered',
  draft,
  reviewed,
  arrival,
});

type Opening = Extract<Purchase, { step: 'opening' }>;

const opened = ({ draft, before }: Opening, order: Order): Ordered => ({
  ...ordered(draft, order, 'opened'),
  ...(before && { previous: before.reviewed }),
});

const isOnScreen = (state: Purchase, order: Order): state is Ordered =>
  state.step === 'ordered' && state.reviewed._id === order._id;

type Submitted = Extract<PurchaseEvent, { type: 'submitted' }>;

function submitted(state: Purchase, { draft, present }: Submitted): Purchase {
  if (state.step === 'editing') return { step: 'opening', draft };
  const isRenewed = present && isOnScreen(state, present) && mayBeReplaced(present);
  return isRenewed ? { step: 'opening', draft, before: state } : state;
}

function refused(state: Purchase): Purchase {
  if (state.step !== 'opening') return state;
  return state.before ?? { step: 'editing', draft: state.draft };
}

function accepted(state: Purchase, changed: Order): Purchase {
  if (!isOnScreen(state, changed)) return state;
  return { ...state, reviewed: changed, previous: state.reviewed };
}

export function orderedIn(purchase: Purchase): Ordered | null {
  if (purchase.step === 'ordered') return purchase;
  return (purchase.step === 'opening' && purchase.before) || null;
}
