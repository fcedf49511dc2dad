import type { Address } from '@/api/contract';
import { parseUnits } from '../service/domain/decimal';
import { INVESTORS, type SeedInvestor } from './investors';

/** What the linked wallets hold on the chain: shares as in the register, so that both agree from the start. */
export type Funds = { address: Address; FNX: bigint; USDT: bigint; hasNoBnb: boolean };

const sharesIn = ({ buys = [] }: SeedInvestor) => buys.reduce((total, { shares }) => total + parseUnits(shares), 0n);

export const SEED_FUNDS: readonly Funds[] = INVESTORS.flatMap((investor) => {
  const { walletAddress, usdt = '0', hasNoBnb = false } = investor;
  return walletAddress
    ? [{ address: walletAddress, FNX: sharesIn(investor), USDT: parseUnits(usdt), hasNoBnb }]
    : [];
});
