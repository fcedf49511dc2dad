import { WALLET_CODE, walletCodeOf } from '../wallet-error';

/** Why a payment was not made, or cannot be told to have been made. Words in `fault-words.ts`. */
export type PaymentFaultKind =
  | 'not-pinned'
  | 'wrong-chain'
  | 'wrong-account'
  | 'not-connected'
  | 'other-chain-behind-wallet'
  | 'price-ended'
  | 'too-little'
  | 'too-little-gas'
  | 'would-fail'
  | 'other-tab'
  | 'already-paid'
  | 'chain-away'
  | 'rejected'
  | 'wallet-busy'
  | 'wallet-locked'
  | 'wallet-away'
  | 'wallet-cannot'
  | 'wallet-failed';

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

export function walletFault(thrown: unknown): PaymentFault {
  if (thrown instanceof PaymentFault) return thrown;
  const code = walletCodeOf(thrown);
  const kind = code === undefined ? undefined : BY_CODE[code];
  return new PaymentFault(kind ?? 'wallet-failed', { cause: thrown });
}

/** A refusal by the wallet itself, before anything was signed. After any other failure it may have been sent all the same. */
const SURELY_UNSENT: ReadonlySet<PaymentFaultKind> = new Set(['rejected', 'wallet-busy', 'wallet-locked', 'wallet-cannot', 'wrong-chain']);
export const isSurelyUnsent = ({ kind }: PaymentFault): boolean => SURELY_UNSENT.has(kind);
