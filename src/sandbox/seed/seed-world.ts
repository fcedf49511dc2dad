import type { Chain } from '../chain/chain';
import type { State } from '../service/domain/state';
import { seedChain } from './seed-chain';
import { seedState } from './seed-state';

export async function seedWorld(chain: Chain, now: number): Promise<State> {
  const deliveries = await seedChain(chain);
  return seedState(now, chain.genesisHash, deliveries, await chain.height());
}
