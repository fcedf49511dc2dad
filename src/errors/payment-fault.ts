/** Why a payment was not made, or cannot be told to have been made. Its words stand in `words/payment.ts`. */
export type PaymentFaultKind =
  | 'not-pinned'
  | 'wrong-chain'
  | 'wrong-account'
  | 'not-connected'
  | 'other-chain-behind-wallet'
  | 'unread-chain-behind-wallet'
  | 'price-ended'
  | 'too-little'
  | 'too-little-gas'
  | 'would-fail'
  | 'would-fall-short'
  | 'odd-token'
  | 'other-tab'
  | 'chain-away'
  | 'rejected'
  | 'wallet-busy'
  | 'wallet-locked'
  | 'wallet-away'
  | 'wallet-cannot'
  | 'wallet-failed'
  /** This browser keeps nothing: after a reload nobody would know that it was paid. */
  | 'not-kept'
  /** Something stands in the journal that this version cannot read. */
  | 'unread-record'
  /** Another thing was asked of this account's wallet, and nobody knows what became of it. */
  | 'other-question'
  /** Another payment of this account is on its way. */
  | 'other-pending'
  /** Reviewed too long ago, by the service's clock. */
  | 'review-expired'
  /** This tab has submitted the review, and the journal has no entry of it. */
  | 'review-unrecorded'
  /** The journal holds as much as is kept of one day. */
  | 'journal-full'
  /** A figure that decides a warning has changed since the review. */
  | 'warning-changed'
  /** The service's order is not the one that was reviewed. */
  | 'order-changed'
  /** It waits for no payment any more. */
  | 'order-ended'
  /** Something was paid, or reported, that this browser knows nothing of. */
  | 'paid-elsewhere'
  /** Another login is asking its wallet for it at this moment. */
  | 'asked-elsewhere'
  /** A wallet was asked for it before, and this browser does not know what became of the request. */
  | 'asked-before'
  | 'service-away'
  | 'checks-too-slow'
  /** What it has sent in the last minutes is too much to be looked through. */
  | 'account-busy'
  /** What a swap comes to is not within what was accepted any more, or no two nodes agree on it. */
  | 'quote-changed'
  | 'contract-pays-no-coin'
  /** The hash that the investor named is that of another transaction. */
  | 'other-hash';

type Shortage = { missing: bigint; symbol: string };

export class PaymentFault extends Error {
  override name = 'PaymentFault';
  constructor(
    readonly kind: PaymentFaultKind,
    readonly details: { shortage?: Shortage; cause?: unknown } = {},
  ) {
    super(`The payment was not made: ${kind}`, { cause: details.cause });
  }
}
