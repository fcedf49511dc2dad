import type { OrderRequest } from '@/api/endpoints/wallet/purchase';
import type { Address } from '@/api/contract';
import { atRate, plainAmount } from './amounts';
import { decimalPlacesOf } from './check-draft';
import type { Draft } from './draft';

export type OrderInput = Omit<OrderRequest, 'idempotencyKey' | 'riskVersion'>;

export type PaidIn = { decimals: number; rate: string };

export function orderInputOf(draft: Draft, { decimals, rate }: PaidIn, walletAddress: Address): OrderInput | null {
  const amount = plainAmount(draft.amount, decimalPlacesOf(draft.side, { decimals }));
  if (amount === null) return null;
  const asked = draft.side === 'receive' ? { shares: amount } : { fiatAmount: atRate(amount, rate) };
  return { ...asked, payCurrency: draft.currency, walletAddress };
}
