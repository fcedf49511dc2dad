/**
 * The reason why a payment or other action was not done, or cannot be confirmed as done. Texts are in
 * `text/transaction.ts`.
 */
export type ActionFaultKind =
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
  | 'unsupported-token'
  | 'other-tab'
  | 'nodes-unreachable'
  | 'nodes-disagree'
  /** The newest block differs from the service's time by more than ten minutes, or by more than one for a swap. */
  | 'chain-clock'
  | 'rejected'
  | 'wallet-busy'
  | 'wallet-locked'
  | 'wallet-unreachable'
  | 'wallet-cannot'
  | 'wallet-failed'
  /** This browser cannot store data, so a reload would lose the payment. */
  | 'not-stored'
  /** The browser has no lock across all tabs, because it is old or the page was not loaded over HTTPS. */
  | 'no-locks'
  | 'unread-record'
  | 'other-request'
  | 'other-pending'
  /** A node counts a pending transaction of the account but does not show it. That transaction may be this payment. */
  | 'hidden-pending'
  | 'review-expired'
  /** This tab has submitted the review, but the journal has no entry for it. */
  | 'review-unrecorded'
  | 'journal-full'
  | 'warning-changed'
  | 'order-changed'
  | 'order-ended'
  /** This browser does not know a payment that was made or reported. */
  | 'paid-elsewhere'
  | 'asked-elsewhere'
  /** A wallet was asked before, and this browser does not know the outcome. */
  | 'asked-before'
  | 'service-unreachable'
  | 'checks-too-slow'
  /** The account has too many transactions to search, or a node shows too many that match the request. */
  | 'account-busy'
  /** An earlier request may be in a block that the nodes no longer search or keep. Waiting does not help. */
  | 'beyond-search'
  /** A delegated account may have sent BNB for an earlier request, and no search can find such a payment. */
  | 'unsent-unproven'
  /** A swap's amounts are outside the accepted limits, or no two nodes agree on them. */
  | 'quote-changed'
  | 'contract-pays-no-coin'
  | 'other-hash';

type Shortage = { missing: bigint; symbol: string };

export class ActionFault extends Error {
  override name = 'ActionFault';
  constructor(
    readonly kind: ActionFaultKind,
    readonly details: { shortage?: Shortage; cause?: unknown } = {},
  ) {
    super(`The action was not done: ${kind}`, { cause: details.cause });
  }
}
