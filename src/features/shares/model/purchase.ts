import type { Order } from '@/api/contract';
import { hasSameFigures } from '@/tx';
import { EMPTY_DRAFT, draftOfOrder, type Draft } from './draft';
import { mayBeLeft } from '@/domain/order-standing';

/** How an order came on screen: asked for now, met on the way to another one, or found open at the start. */
type Arrival = 'opened' | 'met' | 'resumed';

/** From the amount to the order. What follows the order's review, the payment, has a machine of its own. */
export type Purchase =
  /** Whether an order is open already. */
  | { step: 'looking' }
  | { step: 'editing'; draft: Draft }
  /** The order is asked for; with `previous`, to take the place of one whose price has ended. */
  | { step: 'opening'; draft: Draft; previous?: Order }
  /** With `changed`, the service names other figures for this order than the ones that were reviewed: they are compared first. */
  | { step: 'reviewing'; draft: Draft; order: Order; previous?: Order; changed?: Order; arrival: Arrival };

export type PurchaseEvent =
  | { type: 'none-found' }
  | { type: 'typed'; draft: Draft }
  | { type: 'submitted'; draft: Draft }
  | { type: 'opened'; order: Order }
  | { type: 'refused' }
  /** An open order was found: at the start, or because the service says that it comes first. */
  | { type: 'found'; order: Order }
  | { type: 'told'; order: Order }
  /** The figures that have changed were read, and are the ones that are paid now. */
  | { type: 'accepted' }
  | { type: 'left' }
  | { type: 'finished' };

export const START: Purchase = { step: 'looking' };
const BLANK: Purchase = { step: 'editing', draft: EMPTY_DRAFT };

export function purchaseAfter(state: Purchase, event: PurchaseEvent): Purchase {
  switch (event.type) {
    case 'none-found':
      return state.step === 'looking' ? BLANK : state;
    case 'typed':
      return state.step === 'editing' ? { step: 'editing', draft: event.draft } : state;
    case 'submitted':
      return submitted(state, event.draft);
    case 'opened':
      return state.step === 'opening' ? { ...state, step: 'reviewing', order: event.order, arrival: 'opened' } : state;
    case 'refused':
      return refused(state);
    case 'found':
      return found(state, event.order);
    case 'told':
      return told(state, event.order);
    case 'accepted':
      return accepted(state);
    case 'left':
      return state.step === 'reviewing' && mayBeLeft(state.order) ? { step: 'editing', draft: state.draft } : state;
    case 'finished':
      return state.step === 'reviewing' ? BLANK : state;
  }
}

function submitted(state: Purchase, draft: Draft): Purchase {
  if (state.step === 'editing') return { step: 'opening', draft };
  if (state.step !== 'reviewing' || /* guard: paid-order-not-renewed */ !mayBeLeft(state.order)) return state;
  return { step: 'opening', draft, previous: state.order };
}

/** What was typed stays, and so does the order whose price could not be renewed. */
function refused(state: Purchase): Purchase {
  if (state.step !== 'opening') return state;
  const { draft, previous } = state;
  return previous ? { step: 'reviewing', draft, order: previous, arrival: 'opened' } : { step: 'editing', draft };
}

/** An order on screen is never pushed aside by another. */
function found(state: Purchase, order: Order): Purchase {
  switch (state.step) {
    case 'looking':
    case 'editing':
      return { step: 'reviewing', draft: draftOfOrder(order), order, arrival: 'resumed' };
    case 'opening':
      return { step: 'reviewing', draft: state.draft, order, arrival: 'met' };
    case 'reviewing':
      return /* guard: order-on-screen */ state;
  }
}

/** Answers may overtake each other. */
function told(state: Purchase, order: Order): Purchase {
  if (state.step !== 'reviewing' || /* guard: answer-of-other-order */ state.order._id !== order._id) return state;
  const isOlder = Date.parse(order.updatedAt) < Date.parse(state.order.updatedAt);
  // guard: late-answer
  if (isOlder) return state;
  const { changed: _before, ...reviewing } = state;
  if (/* guard: changed-figures */ hasSameFigures(order, state.order)) return { ...reviewing, order };
  // What was reviewed stays as it was; only how far the order has come moves on.
  const { status, reason, txHash, payoutHash, actuallyPaid, updatedAt } = order;
  return {
    ...reviewing,
    /* guard: reviewed-figures-stay */ order: {
      ...state.order,
      status,
      reason,
      txHash,
      payoutHash,
      actuallyPaid,
      updatedAt,
    },
    changed: order,
  };
}

function accepted(state: Purchase): Purchase {
  if (state.step !== 'reviewing' || /* guard: accept-changed-only */ !state.changed) return state;
  const { changed, order, ...reviewing } = state;
  return { ...reviewing, order: changed, previous: order };
}

export type Reviewing = Extract<Purchase, { step: 'reviewing' }>;

/** The order on screen. One whose price is being renewed stays there until the new one has come. */
export function reviewedIn(purchase: Purchase): Reviewing | null {
  if (purchase.step === 'reviewing') return purchase;
  if (purchase.step !== 'opening' || !purchase.previous) return null;
  return { step: 'reviewing', draft: purchase.draft, order: purchase.previous, arrival: 'opened' };
}
