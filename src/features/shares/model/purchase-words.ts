import type { PaymentFaultKind } from '@/errors/payment-fault';
import { REQUIRED_CONFIRMATIONS } from '@/tx';
import { wordsOfTransactionFault } from '@/errors/words/transaction';
import { PURCHASE } from './purchase-nouns';
import type { PaymentView, Remark } from './purchase-view';

type AwaitingWallet = Extract<PaymentView, { kind: 'awaiting-wallet' }>;
type PaymentText = { title: string; text: string };
export type DescribedView = Exclude<PaymentView, { kind: 'payable' | 'checking' | 'delivered' }>;

const LATE =
  'The price has ended in the meantime. A payment that arrived late is looked at by a person: you get the shares, or your payment back.';
const CONFIRMING =
  'The bank has seen a payment and waits for the network to confirm it. Then your shares are sent. You find the order again under your orders.';
const SHORT =
  'Less has arrived than was due. The bank looks at it and tells you here what is missing. Do not pay again before that.';
const KEPT = 'This browser has written it down: you may close this page, and find the payment again under your orders.';
const NOT_KEPT =
  'This browser could not write it down. Copy the hash, and keep this page open until the payment is confirmed.';

const DECLINE = {
  over: 'This order takes no payment any more: its price has ended, or it was paid already. What arrives now is looked at by a person: you get the shares, or your payment back.',
  changed:
    'The figures of this order have changed since your wallet was asked. Decline what it shows, and compare the new ones here.',
} as const;

const FAILED: Readonly<Record<Extract<DescribedView, { kind: 'failed' }>['how'], PaymentText>> = {
  reverted: {
    title: 'The network refused the payment',
    text: 'Nothing was paid but the network fee. You can pay again while the price holds.',
  },
  cancelled: {
    title: 'The payment was cancelled',
    text: 'Another transaction of your wallet took its place on the network, so it can never be made. You can pay again while the price holds.',
  },
  ineffective: {
    title: 'The payment moved nothing',
    text: 'The network carried it out, but the token paid nobody. Only the network fee was taken. You can pay again while the price holds.',
  },
  expired: {
    title: 'The time for the payment has passed',
    text: 'It was not on the network in time, and is refused there from now on. You can pay again while the price holds.',
  },
};

export function wordsOf(view: DescribedView, isOfThisOrder = true): PaymentText {
  switch (view.kind) {
    case 'awaiting-wallet':
      return awaitingWallet(view, isOfThisOrder);
    case 'unanswered':
      return unanswered(view);
    case 'pending':
      return pending(view);
    case 'verifying':
      return {
        title: 'Verifying',
        text: view.isShort
          ? SHORT
          : view.isLate
            ? LATE
            : !view.isConfirmed
              ? CONFIRMING
              : 'Paid on the chain, waiting for our confirmation. Then your shares are sent. You find the order again under your orders.',
      };
    case 'altered':
      return {
        title: 'Your wallet sent something else',
        text: 'What stands on the network is not what you saw here. Do not pay again. Look at your wallet, and write to support with this hash.',
      };
    case 'failed':
      return FAILED[view.how];
    case 'unsent':
      return {
        title: 'You said that nothing was sent',
        text: 'We go on looking. If your wallet sends the first payment after all, both payments reach the bank, and it sends the second one back to your wallet. Decline what is still open in your wallet before you pay again.',
      };
    case 'dropped':
      return {
        title: 'The payment was not found',
        text: 'No node of the network knows it, and this order has ended. If it arrives after all, a person looks at it. You can buy with a new order.',
      };
    case 'reported':
      return {
        title: 'A payment for this order was reported',
        text: `It came from another browser or device, and we are looking for it on the network. Do not pay again here. ${view.isLate ? LATE : 'If you cancelled it in your wallet, let this order end and get a new price.'}`,
      };
    case 'over':
      return { title: 'The price has ended', text: 'We know of no payment for it. A new price can be had at once.' };
  }
}

function awaitingWallet({ found, isBehindAnother, decline }: AwaitingWallet, isOfThisOrder: boolean): PaymentText {
  if (found) {
    return {
      title: 'Your first payment was found',
      text: 'It is on the network. Decline what is open in your wallet now: a second payment would only be sent back to you.',
    };
  }
  if (decline) return { title: 'Decline it in your wallet', text: DECLINE[decline] };
  const first = isBehindAnother ? ' Another transaction of your wallet is waiting on the network; it goes first.' : '';
  return {
    title: 'Waiting for your wallet',
    text: isOfThisOrder
      ? `Compare what it shows with your order, then confirm there.${first}`
      : `It is asked to pay an order that is not the one on this page. Open its details and compare, or decline it there.${first}`,
  };
}

function unanswered({ why, isSearched }: Extract<PaymentView, { kind: 'unanswered' }>): PaymentText {
  const reason = why ? because(why) : 'Your wallet was asked, and its answer did not arrive here.';
  if (!isSearched)
    return {
      title: 'Looking for your payment',
      text: `${reason} We look for it on the network and at the bank. This takes up to 20 seconds.`,
    };
  return {
    title: 'We have not found your payment',
    text: `${reason} That does not prove that nothing was sent. Open your wallet and look at its latest transactions, then say here what they show. We go on looking.`,
  };
}

/** Uses only the title, because the text assumes that the wallet was not asked yet. */
const because = (why: PaymentFaultKind): string => `${wordsOfTransactionFault(why, PURCHASE).title}.`;

const REMARKS: Readonly<Record<Remark, PaymentText>> = {
  overdue: {
    title: 'Still confirming',
    text: 'The network has not taken the payment in yet, though it usually does within seconds. Do not pay again: it goes on by itself. A wallet can speed it up by offering a higher fee.',
  },
  unseen: {
    title: 'Not found on the network yet',
    text: 'Your wallet has sent the payment, and none of our nodes knows it yet. Do not pay again. If it stays so, look at it in your wallet: you can speed it up or cancel it there.',
  },
  'seen-by-one': {
    title: 'Confirming',
    text: 'One node of ours has the payment with all its confirmations. We wait for a second one to say so too.',
  },
};

function pending({ isLate, remark, isKept, confirmations }: Extract<PaymentView, { kind: 'pending' }>): PaymentText {
  if (isLate) return { title: 'Confirming', text: LATE };
  const kept = isKept ? KEPT : NOT_KEPT;
  if (remark) return { title: REMARKS[remark].title, text: `${REMARKS[remark].text} ${kept}` };
  const so =
    confirmations > 0
      ? `It has ${confirmations} of ${REQUIRED_CONFIRMATIONS} confirmations.`
      : 'It waits for its confirmations.';
  return { title: 'Confirming', text: `Your payment is on the network. ${so} ${kept}` };
}

export const isAlarming = (view: DescribedView): boolean =>
  view.kind === 'altered' || view.kind === 'failed' || (view.kind === 'awaiting-wallet' && !mayBeConfirmed(view));

export const mayBeConfirmed = (view: DescribedView): boolean =>
  view.kind === 'awaiting-wallet' && view.found === null && view.decline === null;
