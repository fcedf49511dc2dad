import type { ChainNode } from '@/chain/node';
import { askedOf, isOpen } from '../entry';
import type { Intent } from '../intent';
import { entriesOf } from '../journal';
import { isOfOtherKey } from './other-keys';
import { assertUnpaidOnChain } from './unpaid-on-chain';

const MS = 1_000n;

/**
 * What was said not to be sent may have been sent since: the chain is asked for each such attempt, as it is for an order.
 * Attempts of the reviews that this one replaces count too.
 */
export async function assertNotDoneYet(
  { key, review }: Pick<Intent, 'key' | 'review'>,
  node: ChainNode,
): Promise<void> {
  const keys = [key, .../* guard: earlier-attempts-checked */ (review?.earlier ?? [])];
  const open = keys.flatMap((one) => entriesOf(one).filter(isOpen));
  await Promise.all(
    open.map(async (entry) => {
      // One wrong date of the service, or of the visitor's clock, must not hide what was sent: the chain's time counts too.
      const mined = (await node.blockTime(BigInt(entry.since))) * MS;
      const submitted = BigInt(Math.floor(entry.submittedAt ?? entry.at));
      const openedAt = /* guard: asked-by-the-chain */ submitted < mined ? submitted : mined;
      return assertUnpaidOnChain({ intent: askedOf(entry), openedAt, isOther: isOfOtherKey(...keys) }, node);
    }),
  );
}
