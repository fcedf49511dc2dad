import { PaymentFault, type PaymentFaultKind } from '@/errors/payment-fault';
import { WALLET_CODE, namesIn, numberIn } from '@/errors/wallet-error';

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

/** What wagmi, viem and this app say of a wallet before they ask it for anything. */
const BY_NAME: ReadonlyMap<string, PaymentFaultKind> = new Map([
  ['ChainMismatchError', 'wrong-chain'],
  ['ConnectorAccountNotFoundError', 'wrong-account'],
  ['ConnectorNotConnectedError', 'not-connected'],
  ['ProviderNotFoundError', 'not-connected'],
  ['NoLongerAskedError', 'checks-too-slow'],
]);

export function walletFault(thrown: unknown): PaymentFault {
  if (thrown instanceof PaymentFault) return thrown;
  return new PaymentFault(kindOf(thrown) ?? 'wallet-failed', { cause: thrown });
}

/** A number is the wallet's own answer: what it is called beside it says nothing of what was not asked. */
function kindOf(thrown: unknown): PaymentFaultKind | undefined {
  const code = numberIn(thrown);
  return code === undefined ? kindByName(thrown) : BY_CODE[code];
}

function kindByName(thrown: unknown): PaymentFaultKind | undefined {
  return namesIn(thrown)
    .map((name) => BY_NAME.get(name))
    .find((kind) => kind !== undefined);
}

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
  'checks-too-slow',
  'not-connected',
]);
export const isSurelyUnsent = (kind: PaymentFaultKind): boolean => SURELY_UNSENT.has(kind);
