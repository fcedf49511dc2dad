import type { Order } from '@/api/contract';
import { EMPTY_DRAFT, draftOfOrder, type Draft } from './draft';
import { mayBeLeft } from '@/domain/order-standing';

/** How an order came on screen: asked for now, met on the way to another one, or found open at the start. */
type Arrival = 'opened' | 'met' | 'resumed';

/**
 * From the amount to the order. Of an order it keeps what the investor has reviewed; how it stands now is the
 * service's to say (`presentOf`). What follows the review, the payment, has a machine of its own.
 */
export type Purchase =
  /** Whether an order is open already. */
  | { step: 'looking' }
  | { step: 'editing'; draft: Draft }
  /** The order is asked for; with `before`, to take the place of one whose price has ended. */
  | { step: 'opening'; draft: Draft; before?: Reviewing }
  | Reviewing;

/** With `previous`, the order whose place it has taken, or its figures before they changed. */
export type Reviewing = { step: 'reviewing'; draft: Draft; reviewed: Order; previous?: Order; arrival: Arrival };

export type PurchaseEvent =
  | { type: 'typed'; draft: Draft }
  /** With `present`, the order on screen as it stands now: another one is asked for in its place. */
  | { type: 'submitted'; draft: Draft; present?: Order }
  | { type: 'opened'; order: Order }
  | { type: 'refused' }
  /** The service says that another order comes first. */
  | { type: 'met'; order: Order }
  /** The figures that have changed were read, and are the ones that are paid now. */
  | { type: 'accepted'; changed: Order }
  | { type: 'left'; present: Order }
  | { type: 'finished' };

export const START: Purchase = { step: 'looking' };
const BLANK: Purchase = { step: 'editing', draft: EMPTY_DRAFT };

/**
 * Where a purchase begins, once the service has said what was open at that moment: one order, or none and what was
 * typed before.
 */
export function startedWith(state: Purchase, open: Order | null | undefined, typed = EMPTY_DRAFT): Purchase {
  if (state.step !== 'looking' || open === undefined) return state;
  return open
    ? { step: 'reviewing', draft: draftOfOrder(open), reviewed: open, arrival: 'resumed' }
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
      return state.step === 'opening' ? reviewing(state.draft, event.order, 'met') : state;
    case 'accepted':
      return accepted(state, event.changed);
    case 'left':
      return isOnScreen(state, event.present) && mayBeLeft(event.present)
        ? { step: 'editing', draft: state.draft }
        : state;
    case 'finished':
      return state.step === 'reviewing' ? BLANK : state;
  }
}

const reviewing = (draft: Draft, reviewed: Order, arrival: Arrival): Reviewing => ({
  step: 'reviewing',
  draft,
  reviewed,
  arrival,
});

type Opening = Extract<Purchase, { step: 'opening' }>;

const opened = ({ draft, before }: Opening, order: Order): Reviewing => ({
  ...reviewing(draft, order, 'opened'),
  ...(before && { previous: before.reviewed }),
});

/** What is said of another order says nothing of the one on screen. */
const isOnScreen = (state: Purchase, order: Order): state is Reviewing =>
  state.step === 'reviewing' && state.reviewed._id === order._id;

type Submitted = Extract<PurchaseEvent, { type: 'submitted' }>;

function submitted(state: Purchase, { draft, present }: Submitted): Purchase {
  if (state.step === 'editing') return { step: 'opening', draft };
  const isRenewed = present && isOnScreen(state, present) && mayBeLeft(present);
  return isRenewed ? { step: 'opening', draft, before: state } : state;
}

/** What was typed stays, and so does the order whose price could not be renewed. */
function refused(state: Purchase): Purchase {
  if (state.step !== 'opening') return state;
  return state.before ?? { step: 'editing', draft: state.draft };
}

/** They are reviewed beside the ones before. */
function accepted(state: Purchase, changed: Order): Purchase {
  if (!isOnScreen(state, changed)) return state;
  return { ...state, reviewed: changed, previous: state.reviewed };
}

/** The order on screen. One whose price is being renewed stays there until the new one has come. */
export function reviewedIn(purchase: Purchase): Reviewing | null {
  if (purchase.step === 'reviewing') return purchase;
  return (purchase.step === 'opening' && purchase.before) || null;
}
