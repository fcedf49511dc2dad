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

/** EIP-1193, EIP-1474 and what wallets make of them. */
const CODES: Readonly<Record<number, PaymentFaultKind>> = {
  4001: 'rejected',
  4100: 'wallet-locked',
  4200: 'wallet-cannot',
  4900: 'wallet-away',
  4901: 'wrong-chain',
  4902: 'wrong-chain',
  [-32002]: 'wallet-busy',
  [-32603]: 'wallet-failed',
};

/** The code may lie some causes deep. */
export function walletFault(thrown: unknown): PaymentFault {
  if (thrown instanceof PaymentFault) return thrown;
  for (let error = thrown, depth = 0; depth < 8 && typeof error === 'object' && error !== null; depth += 1) {
    const kind = 'code' in error && typeof error.code === 'number' ? CODES[error.code] : undefined;
    if (kind) return new PaymentFault(kind, { cause: thrown });
    error = 'cause' in error ? error.cause : undefined;
  }
  return new PaymentFault('wallet-failed', { cause: thrown });
}

/** A refusal by the wallet itself, before anything was signed. After any other failure it may have been sent all the same. */
const SURELY_UNSENT: ReadonlySet<PaymentFaultKind> = new Set(['rejected', 'wallet-busy', 'wallet-locked', 'wallet-cannot', 'wrong-chain']);
export const isSurelyUnsent = ({ kind }: PaymentFault): boolean => SURELY_UNSENT.has(kind);
