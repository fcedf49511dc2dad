import type { Address } from '@/api/contract';
import { parseUnits } from '../service/domain/decimal';
import { INVESTORS, type Buy } from './investors';

export type Funds = { address: Address; USDT: bigint; hasNoBnb: boolean; deals: readonly Deal[] };
export type Deal = Buy & { id: string };

export const dealsOf = (investorId: string, buys: readonly Buy[] = []): Deal[] =>
  buys.map((buy, index) => ({ ...buy, id: `${investorId}-deal-${index + 1}` }));

export const SEED_FUNDS: readonly Funds[] = INVESTORS.flatMap(
  ({ id, walletAddress, buys, usdt = '0', hasNoBnb = false }) =>
    walletAddress ? [{ address: walletAddress, deals: dealsOf(id, buys), USDT: parseUnits(usdt), hasNoBnb }] : [],
);
