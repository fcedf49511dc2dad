import type { PaymentFaultKind } from '@/errors/payment-fault';

type Mark = 'now' | 'doubt' | 'refused';
/** The rung at which something stands, by its place, and how. */
export type Place = readonly [at: number, mark: Mark];

const BY_WALLET: ReadonlySet<PaymentFaultKind> = new Set(['rejected', 'wallet-locked', 'wallet-cannot', 'wallet-busy']);

/** The wallet itself has said no: that is where it stands. */
export const isByWallet = (refusal: PaymentFaultKind | undefined): boolean =>
  refusal !== undefined && BY_WALLET.has(refusal);

/** What comes before its place is done, and what comes after it is ahead. */
export const rungsAt = ([at, mark]: Place, names: readonly string[]) =>
  names.map((name, place) => ({
    name,
    mark: place < at ? ('done' as const) : place === at ? mark : ('ahead' as const),
  }));
