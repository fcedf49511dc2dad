import type { Order } from '@/api/contract';
import type { Tone } from '@/ui/badge';
import { ownValue } from '@/utils/own-value';

export type OrderText = { tone: Tone; label: string; text: string };

/**
 * Each text states what the status means for the investor's money. If money was sent, no text says that the payment
 * failed.
 */
const TEXTS: Readonly<Record<string, OrderText>> = {
  WAITING: {
    tone: 'caution',
    label: 'Waiting for payment',
    text: 'The price is locked. We have not seen a payment yet.',
  },
  CONFIRMING: {
    tone: 'caution',
    label: 'Confirming',
    text: 'Your payment is on the network and waiting for confirmations. You don’t need to do anything.',
  },
  CONFIRMED: {
    tone: 'caution',
    label: 'Verifying',
    text: 'Your payment is confirmed. The bank is checking it and will enter your shares in the register.',
  },
  SENDING: { tone: 'caution', label: 'Shares sent', text: 'Your shares have been sent to your wallet.' },
  FINISHED: { tone: 'gain', label: 'Delivered', text: 'Your shares are in your wallet and in the register.' },
  PARTIALLY_PAID: {
    tone: 'caution',
    label: 'Paid in part',
    text: 'Less arrived than the order’s amount. The rest can still arrive within a day after the price expires. After that, what arrived is refunded to the wallet that sent it.',
  },
  REVIEW: {
    tone: 'caution',
    label: 'Under review',
    text: 'A person will review your payment within one working day. You then get your shares or your payment back, and a message that says which. Do not send it again.',
  },
  REFUNDED: {
    tone: 'neutral',
    label: 'Refunded',
    text: 'The payment was refunded to the wallet it came from. It arrives once the network has confirmed it, usually within minutes. No shares were delivered. If it has not arrived after an hour, contact support.',
  },
  EXPIRED: {
    tone: 'neutral',
    label: 'Expired',
    text: 'The time to pay has ended. A late payment stays listed until it is settled; otherwise nothing was taken.',
  },
  FAILED: {
    tone: 'loss',
    label: 'Failed',
    text: 'The order could not be completed. If you have paid, support can find the payment by your order number.',
  },
};

/** Does not state whether the order may be paid again, because the component with the reported payment does. */
const REPORTED: OrderText = {
  tone: 'caution',
  label: 'Payment reported',
  text: 'A payment was reported to the bank. We are looking for it on the network.',
};

export const orderText = ({ status, txHash }: Pick<Order, 'status' | 'txHash'>): OrderText =>
  status === 'WAITING' && txHash ? REPORTED : statusText(status);

const statusText = (status: string): OrderText =>
  ownValue(TEXTS, status) ?? {
    tone: 'neutral',
    label: status,
    text: 'Contact support to find out what this status means for your order.',
  };

export const labelOf = (status: Order['status']): string => statusText(status).label;

const REASONS: Readonly<Record<string, string>> = {
  REPLACED: 'You replaced it with a newer order.',
  UNPAID: 'No payment had arrived when the price expired.',
  REVERTED: 'The reported transaction failed on the network. Only the network fee was spent.',
  NOT_A_PAYMENT: 'The reported transaction did not pay this order.',
  LATE: 'The payment arrived after the price expired. You get the shares, or your payment back.',
  WRONG_TOKEN: 'It was paid in a different token from the one in the order.',
  FOREIGN_SENDER: 'The payment came from a different wallet from the one in the order.',
  REFUNDING: 'The payment is being refunded to the wallet that sent it.',
  OVERPAID: 'The payment was larger than the order’s amount.',
};

export const orderReason = ({ reason }: Pick<Order, 'reason'>): string | undefined =>
  reason ? (ownValue(REASONS, reason) ?? reason) : undefined;
