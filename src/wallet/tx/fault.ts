import { WALLET_CODE, namesIn, numberIn } from '../wallet-error';

/** Why a payment was not made, or cannot be told to have been made. Words in `fault-words.ts`. */
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
  /** The service's order is not the one that was reviewed. */
  | 'order-changed'
  /** It waits for no payment any more. */
  | 'order-ended'
  /** Something was paid, or reported, that this browser knows nothing of. */
  | 'paid-elsewhere'
  /** Another login is asking its wallet for it at this moment. */
  | 'asked-elsewhere'
  | 'service-away'
  | 'checks-too-slow'
  /** What it has sent in the last minutes is too much to be looked through. */
  | 'account-busy'
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

/** What a wallet's own number means for a payment. */
const BY_CODE: Readonly<Record<number, PaymentFaultKind>> = {
  [WALLET_CODE.rejected]: 'rejected',
  [WALLET_CODE.unauthorized]: 'wallet-locked',
  [WALLET_CODE.unsupported]: 'wallet-cannot',
  [WALLET_CODE.disconnected]: 'wallet-away',
  [WALLET_CODE.unknownChain]: 'wrong-chain',
  [WALLET_CODE.alreadyAsking]: 'wallet-busy',
  [WALLET_CODE.internal]: 'wallet-failed',
};

/** What wagmi and viem say of a wallet before they ask it for anything. */
const BY_NAME: ReadonlyMap<string, PaymentFaultKind> = new Map([
  ['ChainMismatchError', 'wrong-chain'],
  ['ConnectorAccountNotFoundError', 'wrong-account'],
  ['ConnectorNotConnectedError', 'not-connected'],
  ['ProviderNotFoundError', 'not-connected'],
]);

export function walletFault(thrown: unknown): PaymentFault {
  if (thrown instanceof PaymentFault) return thrown;
  return new PaymentFault(kindOf(thrown) ?? 'wallet-failed', { cause: thrown });
}

/** A number is the wallet's own answer: what it is called beside it says nothing of what was not asked. */
function kindOf(thrown: unknown): PaymentFaultKind | undefined {
  const code = numberIn(thrown);
  return /* guard: number-before-name */ code === undefined ? kindByName(thrown) : BY_CODE[code];
}

function kindByName(thrown: unknown): PaymentFaultKind | undefined {
  return namesIn(thrown)
    .map((name) => BY_NAME.get(name))
    .find((kind) => kind !== undefined);
}

/** Of our own nodes: away is one that gave no answer, whatever it was asked. */
const NO_ANSWER: ReadonlySet<string> = new Set(['HttpRequestError', 'TimeoutError']);
export const isNoAnswer = (cause: unknown): boolean => namesIn(cause).some((name) => NO_ANSWER.has(name));
export const nodeFault =
  (kind: PaymentFaultKind) =>
  (cause: unknown): never => {
    // guard: own-fault-kept
    if (cause instanceof PaymentFault) throw cause;
    throw new PaymentFault(isNoAnswer(cause) ? 'chain-away' : kind, { cause });
  };

/**
 * A refusal by the wallet itself, before anything was signed. After any other failure it may have been sent all the same.
 * A wallet that is busy may be busy with an earlier question of ours: only without one is that a refusal.
 */
const SURELY_UNSENT: ReadonlySet<PaymentFaultKind> = new Set([
  'rejected',
  'wallet-locked',
  'wallet-cannot',
  'wrong-chain',
  'wrong-account',
  // guard: surely-unsent
  'not-connected',
]);
export const isSurelyUnsent = (kind: PaymentFaultKind): boolean => SURELY_UNSENT.has(kind);
