import type { Order } from '@/api/contract';
import type { Tone } from '@/ui/badge';
import { ownValue } from '@/utils/own-value';

export type OrderWords = { tone: Tone; label: string; text: string };

/** Each text says what the status means for the investor's money. If money was sent, no text says that it failed. */
const WORDS: Readonly<Record<string, OrderWords>> = {
  WAITING: {
    tone: 'caution',
    label: 'Waiting for payment',
    text: 'The price is held, and nothing has been paid that the bank knows of.',
  },
  CONFIRMING: {
    tone: 'caution',
    label: 'Payment seen',
    text: 'Your payment is on the chain and waits for its confirmations. There is nothing for you to do.',
  },
  CONFIRMED: {
    tone: 'caution',
    label: 'Payment confirmed',
    text: 'Your payment is confirmed. The bank checks it and enters your shares in the register.',
  },
  SENDING: { tone: 'caution', label: 'Shares on their way', text: 'Your shares have been sent to your wallet.' },
  FINISHED: { tone: 'gain', label: 'Delivered', text: 'Your shares are in your wallet and in the register.' },
  PARTIALLY_PAID: {
    tone: 'caution',
    label: 'Paid in part',
    text: 'Less arrived than was due. The rest may follow within a day of the end of the price; after that, what arrived is sent back to the wallet from which it came.',
  },
  REVIEW: {
    tone: 'caution',
    label: 'Being looked at',
    text: 'A person looks at your payment, within one working day. You then get your shares or your payment back, and a message that says which. Do not send it again.',
  },
  REFUNDED: {
    tone: 'neutral',
    label: 'Sent back',
    text: 'The payment was sent back to the wallet from which it came, and is there once the network has confirmed it, mostly within minutes. No shares were delivered for it. If it is not there after an hour, write to support.',
  },
  EXPIRED: {
    tone: 'neutral',
    label: 'Expired',
    text: 'The time to pay ended. A payment that arrives late stays listed until it is settled; otherwise nothing was taken.',
  },
  FAILED: {
    tone: 'loss',
    label: 'Not carried out',
    text: 'The order could not be carried out. Where you have paid, support finds the payment by the number of the order.',
  },
};

/** The outcome of that payment decides whether the order may be paid again, so another component says it. */
const REPORTED: OrderWords = {
  tone: 'caution',
  label: 'Payment reported',
  text: 'A payment was reported to the bank, which is looking for it on the chain.',
};

export const orderWords = ({ status, txHash }: Pick<Order, 'status' | 'txHash'>): OrderWords =>
  status === 'WAITING' && txHash ? REPORTED : wordsOfStatus(status);

const wordsOfStatus = (status: string): OrderWords =>
  ownValue(WORDS, status) ?? {
    tone: 'neutral',
    label: status,
    text: 'Support can say what this status means for your order.',
  };

export const isKnownStatus = (status: string): boolean => ownValue(WORDS, status) !== undefined;

const NEEDS_SUPPORT = new Set(['PARTIALLY_PAID', 'REVIEW', 'REFUNDED', 'FAILED']);

export const needsSupport = ({ status }: Pick<Order, 'status'>): boolean => NEEDS_SUPPORT.has(status);

const REASONS: Readonly<Record<string, string>> = {
  REPLACED: 'A newer order of yours took its place.',
  UNPAID: 'Nothing had arrived when the price ended.',
  REVERTED: 'The transaction that was reported was undone by the chain. Only the network fee was spent.',
  NOT_A_PAYMENT: 'The transaction that was reported did not pay this order.',
  LATE: 'The payment arrived after the price had ended: you get the shares, or the payment back.',
  WRONG_TOKEN: 'It was paid in another token than the order names.',
  FOREIGN_SENDER: 'It was paid from another wallet than the one that the order was opened for.',
  REFUNDING: 'The payment is on its way back to the wallet from which it came.',
  OVERPAID: 'More arrived than was due.',
};

export const orderReason = ({ reason }: Pick<Order, 'reason'>): string | undefined =>
  reason ? (ownValue(REASONS, reason) ?? reason) : undefined;
