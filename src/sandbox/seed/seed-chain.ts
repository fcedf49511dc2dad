import type { Hash } from '@/api/contract';
import type { Chain } from '../chain/chain';
import { parseUnits } from '../service/domain/decimal';
import { SEED_FUNDS } from './funds';

export type Deliveries = ReadonlyMap<string, Hash>;

export async function seedChain(chain: Chain): Promise<Deliveries> {
  const deliveries = new Map<string, Hash>();
  for (const { address, USDT, hasNoBnb, orders } of SEED_FUNDS) {
    for (const { id, shares } of orders) {
      const sending = { symbol: 'FNX', from: chain.treasury, to: address, amount: parseUnits(shares) } as const;
      deliveries.set(id, await chain.transfer(sending));
    }
    if (USDT > 0n) await chain.faucet('USDT', address, USDT);
    if (hasNoBnb) await chain.setBnb(address, 0n);
  }
  return deliveries;
}
