import { isSameAddress } from '@/utils/is-same-address';
import type { Balances } from '@/chain/node';
import { PaymentFault } from '@/errors/payment-fault';
import { DECIMALS, type Snapshot } from './snapshot';

/** The price must hold until the payment is mined. */
const LEAST_LEFT_MS = 60_000;

export type Connected = { address: string; chainId: number } | null;

/** Before anything else is asked, and once more before the wallet is: whose wallet it is, and on which chain. */
export function assertConnected(snapshot: Snapshot, wallet: Connected): void {
  if (!wallet) /* guard: wallet-connected */ throw new PaymentFault('not-connected');
  // guard: linked-account
  if (!isSameAddress(wallet.address, snapshot.from)) throw new PaymentFault('wrong-account');
  // guard: right-network
  if (wallet.chainId !== snapshot.chainId) throw new PaymentFault('wrong-chain');
}

/** By the service's clock, which is known only after an answer of the service. */
export function assertPriceHolds({ expiresAt }: Pick<Snapshot, 'expiresAt'>, now: number): void {
  if (now > /* guard: minute-left */ expiresAt - LEAST_LEFT_MS) throw new PaymentFault('price-ended');
}

/** What is missing of what is paid with, in numbers. */
export function assertCovered({ amount, payCurrency, contract }: Snapshot, { coin, token }: Balances): void {
  // guard: token-decimals
  if (token && token.decimals !== DECIMALS) throw new PaymentFault('odd-token');
  const held = contract ? (token?.units ?? 0n) : coin;
  if (held < /* guard: balance-enough */ amount)
    throw new PaymentFault('too-little', { shortage: { missing: amount - held, symbol: payCurrency } });
}

export function assertFeeCovered({ amount, contract }: Snapshot, coin: bigint, fee: bigint, coinSymbol: string): void {
  const needed = /* guard: fee-beside-amount */ contract ? fee : fee + amount;
  if (coin < /* guard: network-fee-covered */ needed)
    throw new PaymentFault('too-little-gas', { shortage: { missing: needed - coin, symbol: coinSymbol } });
}
