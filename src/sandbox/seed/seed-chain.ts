import type { Chain } from '../chain/chain';
import { SEED_FUNDS } from './funds';

/** On a fresh chain only. */
export async function seedChain(chain: Chain): Promise<void> {
  for (const { address, FNX, USDT, hasNoBnb } of SEED_FUNDS) {
    if (FNX > 0n) await chain.faucet('FNX', address, FNX);
    if (USDT > 0n) await chain.faucet('USDT', address, USDT);
    if (hasNoBnb) await chain.setBnb(address, 0n);
  }
}
