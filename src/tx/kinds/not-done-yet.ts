import type { ChainNode } from '@/chain/node';
import { serviceNow } from '@/utils/service-clock';
import { askedOf, isOpen } from '../entry';
import { entriesOf } from '../journal';
import { isOfOtherKey } from './other-keys';
import { assertUnpaidOnChain } from './unpaid-on-chain';

/** What was said not to be sent may have been sent since: the chain is asked for each such attempt, as it is for an order. */
export async function assertNotDoneYet(key: string, node: ChainNode): Promise<void> {
  const open = entriesOf(key).filter(isOpen);
  await Promise.all(
    open.map((entry) => {
      // By the service's time, which the journal does not keep.
      const openedAt = serviceNow() - (Date.now() - entry.at);
      return assertUnpaidOnChain({ intent: askedOf(entry), openedAt, isOther: isOfOtherKey(key) }, node);
    }),
  );
}
