import type { Address } from '@/api/contract';
import { parseUnits } from '../service/domain/decimal';
import { INVESTORS, type Buy } from './investors';

export type Funds = { address: Address; USDT: bigint; hasNoBnb: boolean; orders: readonly SeedOrder[] };
export type SeedOrder = Buy & { id: string };

export const seedOrdersOf = (investorId: string, buys: readonly Buy[] = []): SeedOrder[] =>
  buys.map((buy, index) => ({ ...buy, id: `${investorId}-deal-${index + 1}` }));

export const SEED_FUNDS: readonly Funds[] = INVESTORS.flatMap(
  ({ id, walletAddress, buys, usdt = '0', hasNoBnb = false }) =>
    walletAddress ? [{ address: walletAddress, orders: seedOrdersOf(id, buys), USDT: parseUnits(usdt), hasNoBnb }] : [],
);
