import { isAlarming, textOfAttempt } from '@/parts/transaction/transaction-copy';
import type { TitledText } from '@/errors/text/transaction';
import { labelOf } from '@/parts/order/order-text';
import { PAYMENT_TERMS } from './purchase-terms';
import type { PaymentView } from '@/parts/order/order-view';

type AwaitingWallet = Extract<PaymentView, { step: 'awaiting-wallet' }>;
export type DescribedView = Exclude<PaymentView, { step: 'idle' | 'checking' | 'delivered' }>;

const LATE =
  'The price expired in the meantime. A person reviews a payment that arrives late: you get the shares, or your payment back.';
const CONFIRMING =
  'The bank has seen a payment and is waiting for the network to confirm it. Then your shares are sent. Find the order under Orders.';
const SHORT =
  'Less arrived than the order’s amount. The bank is looking into it and will tell you here what is missing. Do not pay again until then.';
const SENT =
  'The bank has sent your shares. They arrive once the network has confirmed them. Find the order under Orders.';
const VERIFYING =
  'Your payment is confirmed on the network. We check it and then send your shares. Find the order under Orders.';

const DECLINE = {
  over: 'This order can no longer be paid: its price has expired, or it was paid already. A person reviews a payment that arrives now: you get the shares, or your payment back.',
  changed:
    'The figures of this order have changed since your wallet was asked. Decline the request there, and compare the new figures here.',
} as const;

const NOT_LISTED = { ...PAYMENT_TERMS, foundAgain: 'Come back here to see the payment.' };

type TextContext = { isOfThisOrder?: boolean; isListed?: boolean; isFirstOpen?: boolean };

export function textOf(
  view: DescribedView,
  { isOfThisOrder = true, isListed = true, isFirstOpen }: TextContext = {},
): TitledText {
  switch (view.step) {
    case 'awaiting-wallet':
      return awaitingWallet(view, isOfThisOrder);
    case 'pending':
      return view.isLate
        ? { title: 'Confirming', text: LATE }
        : textOfAttempt(view, isListed ? PAYMENT_TERMS : NOT_LISTED);
    case 'verifying':
      return { title: labelOf(view.status), text: verifyingText(view) };
    case 'dropped':
      return {
        title: 'The payment was not found',
        text: 'No node of the network knows it, and this order has ended. If it arrives after all, a person reviews it. You can buy with a new order.',
      };
    case 'reported':
      return {
        title: 'A payment for this order was reported',
        text: `It came from another browser or device, and we are looking for it on the network. Do not pay again here. ${view.isLate ? LATE : 'If you cancelled it in your wallet, let this order expire and get a new price.'}`,
      };
    case 'over':
      return { title: 'The price has expired', text: 'We know of no payment. Get a new price.' };
    case 'unanswered':
    case 'unsent':
    case 'altered':
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
      return textOfAttempt(view, PAYMENT_TERMS, isFirstOpen);
  }
}

function awaitingWallet(view: AwaitingWallet, isOfThisOrder: boolean): TitledText {
  if (!view.earlierHash && view.decline) return { title: 'Decline it in your wallet', text: DECLINE[view.decline] };
  const texts = textOfAttempt(view, PAYMENT_TERMS);
  if (view.earlierHash || isOfThisOrder) return texts;
  return {
    ...texts,
    text: 'Your wallet was asked to pay another order than the one on this page. Open that order and compare, or decline the request.',
  };
}

function verifyingText({ isShort, isLate, status }: Extract<PaymentView, { step: 'verifying' }>): string {
  if (isShort) return SHORT;
  if (isLate) return LATE;
  if (status === 'SENDING') return SENT;
  return status === 'CONFIRMING' ? CONFIRMING : VERIFYING;
}

export const isAlarmingPayment = (view: DescribedView): boolean =>
  isAlarming(view) || (view.step === 'awaiting-wallet' && view.decline !== null);

export const isConfirmableInWallet = (view: DescribedView): boolean =>
  view.step === 'awaiting-wallet' && !isAlarmingPayment(view);
