import type { World } from './world';

/** Until nothing is on its way: the chain mines a moment after it has taken a transaction, and each block brings a pass. */
export async function quiet({ chain, service }: Pick<World, 'chain' | 'service'>): Promise<void> {
  for (let pass = 0; pass < 4; pass += 1) {
    await chain.mine(3);
    await service.teller.settle();
  }
}
