import type { PaymentFaultKind } from '@/errors/payment-fault';

type Mark = 'now' | 'doubt' | 'refused';
export type RungPosition = readonly [at: number, mark: Mark];

const BY_WALLET: ReadonlySet<PaymentFaultKind> = new Set(['rejected', 'wallet-locked', 'wallet-cannot', 'wallet-busy']);

export const isByWallet = (refusal: PaymentFaultKind | undefined): boolean =>
  refusal !== undefined && BY_WALLET.has(refusal);

export const rungsAt = ([at, mark]: RungPosition, names: readonly string[]) =>
  names.map((name, place) => ({
    name,
    mark: place < at ? ('done' as const) : place === at ? mark : ('ahead' as const),
  }));
