import type { World } from './world';

/**
 * Waits until no payment is pending. A transaction is mined a moment after it is sent, and each block triggers another
 * check of payments.
 */
export async function quiet({ chain, service }: Pick<World, 'chain' | 'service'>): Promise<void> {
  for (let pass = 0; pass < 4; pass += 1) {
    await chain.mine(3);
    await service.settlement.settle();
  }
}
