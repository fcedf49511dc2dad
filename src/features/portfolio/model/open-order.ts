import type { Order } from '@/api/contract';
import { BUY_SHARES, DEALS } from '@/config/routes';
import { isUnpaid } from '@/domain/order-phase';
import { orderWords } from '@/parts/order-words';
import { rungsAt, type RungPosition } from '@/parts/transaction/rungs';
import type { TxState } from '@/tx';
import { ownValue } from '@/utils/own-value';

const NAMES = ['Order', 'Wallet', 'Network', 'Bank', 'Delivered'] as const;
const [ORDER, WALLET, NETWORK, BANK, DELIVERED] = [0, 1, 2, 3, 4];

/** The payment step known to this browser: from the engine, or from the journal while the engine is not loaded. */
export type Step = TxState['step'] | 'failed';

/** Only these fields decide the view. The optional ones are missing until the service has answered. */
type Decisive = Pick<Order, '_id' | 'orderNo' | 'status'> & Partial<Pick<Order, 'txHash' | 'actuallyPaid'>>;

export type OpenOrderFacts = {
  order: Decisive;
  step: Step;
  /** The bank has recorded a payment hash that is not proven to have failed. */
  isReported: boolean;
  isUnread?: boolean;
  isTimeUp: boolean;
};

type OrderProgress = { place: RungPosition; title: string; text: string; way: 'resume' | 'follow' };

const ON_ITS_WAY = 'is on its way';
const NEEDS_A_LOOK = 'needs a look';
const WAIT = 'You need not wait here.';

const ENDED: Readonly<Record<string, RungPosition>> = {
  FINISHED: [NAMES.length, 'now'],
  REFUNDED: [BANK, 'refused'],
  FAILED: [BANK, 'refused'],
};

function byEnd({ order }: OpenOrderFacts): OrderProgress | null {
  const place = ownValue(ENDED, order.status);
  if (!place) return null;
  const { text } = orderWords(order);
  return { place, title: order.status === 'FINISHED' ? 'is delivered' : 'is over', text, way: 'follow' };
}

function byWallet({ step }: OpenOrderFacts): OrderProgress | null {
  if (step === 'awaiting-wallet' || step === 'checking')
    return {
      place: [WALLET, 'now'],
      title: 'is in your wallet',
      text: 'Your wallet asks you to confirm the payment.',
      way: 'resume',
    };
  if (step === 'unanswered' || step === 'unsent')
    return {
      place: [WALLET, 'doubt'],
      title: NEEDS_A_LOOK,
      text: 'Your wallet was asked, and its answer did not arrive. Do not pay it again before you have looked.',
      way: 'resume',
    };
  if (step === 'altered')
    return {
      place: [WALLET, 'refused'],
      title: NEEDS_A_LOOK,
      text: 'What was sent is not what was shown. Look at it before you pay anything else.',
      way: 'resume',
    };
  return null;
}

const AT_THE_BANK: Readonly<Record<string, RungPosition>> = {
  CONFIRMED: [BANK, 'now'],
  SENDING: [DELIVERED, 'now'],
  PARTIALLY_PAID: [BANK, 'doubt'],
  REVIEW: [BANK, 'doubt'],
};

function byBank({ order }: OpenOrderFacts): OrderProgress | null {
  const place = ownValue(AT_THE_BANK, order.status);
  if (!place) return null;
  const title = place[1] === 'doubt' ? NEEDS_A_LOOK : ON_ITS_WAY;
  return { place, title, text: orderWords(order).text, way: 'follow' };
}

function byNetwork({ order, step, isReported }: OpenOrderFacts): OrderProgress | null {
  if (step === 'dropped')
    return {
      place: [NETWORK, 'doubt'],
      title: NEEDS_A_LOOK,
      text: 'No node knows its payment any more. Do not pay it again; its page says what to do.',
      way: 'resume',
    };
  const isSent =
    step === 'pending' ||
    step === 'succeeded' ||
    isReported ||
    !isUnpaid({ actuallyPaid: order.actuallyPaid ?? '0', txHash: null });
  if (!isSent && order.status !== 'CONFIRMING') return null;
  return {
    place: [step === 'succeeded' ? BANK : NETWORK, 'now'],
    title: ON_ITS_WAY,
    text: `Its payment was sent. ${WAIT}`,
    way: step === 'pending' || step === 'succeeded' ? 'resume' : 'follow',
  };
}

const UNPAID: ReadonlySet<string> = new Set(['WAITING', 'EXPIRED']);

function byOrder({ isTimeUp, isUnread, order }: OpenOrderFacts): OrderProgress {
  if (isUnread)
    return {
      place: [ORDER, 'doubt'],
      title: NEEDS_A_LOOK,
      text: 'What the bank knows of it has not arrived yet. Do not pay it again before you have looked.',
      way: 'follow',
    };
  // This version does not know the status, so it cannot say what it means for the money.
  if (!UNPAID.has(order.status))
    return {
      place: [ORDER, 'doubt'],
      title: `has the status ${order.status}`,
      text: orderWords(order).text,
      way: 'follow',
    };
  if (order.status === 'WAITING' && !isTimeUp)
    return {
      place: [ORDER, 'now'],
      title: 'waits for your payment',
      text: 'Its price is held, and nothing has been paid that the bank knows of.',
      way: 'resume',
    };
  const text = isTimeUp ? 'Its price has ended, and no payment is known.' : orderWords(order).text;
  return { place: [ORDER, 'refused'], title: 'is over', text, way: isTimeUp ? 'resume' : 'follow' };
}

export function openOrderView(facts: OpenOrderFacts) {
  const { order } = facts;
  // An open wallet request comes first. Otherwise, a final order status overrides everything else.
  const isAsked = facts.step === 'awaiting-wallet';
  const progress =
    (isAsked ? null : byEnd(facts)) ?? byWallet(facts) ?? byBank(facts) ?? byNetwork(facts) ?? byOrder(facts);
  const isPayable = progress.place[0] === ORDER && progress.place[1] === 'now';
  return {
    title: `Order ${order.orderNo} ${progress.title}`,
    text: progress.text,
    rungs: rungsAt(progress.place, NAMES),
    href: progress.way === 'resume' ? BUY_SHARES : `${DEALS}?order=${encodeURIComponent(order._id)}`,
    action: isPayable
      ? 'Finish it'
      : progress.place[1] === 'now' && progress.place[0] < NAMES.length
        ? 'Follow it'
        : 'Look at it',
  };
}
