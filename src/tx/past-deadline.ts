import type { ChainNode } from '@/chain/node';
import { isServiceTimeKnown, serviceNow } from '@/utils/service-clock';
import type { Entry } from './entry';
import type { Place, Watch } from './watch';

const MS = 1_000n;

/** Of a swap whose account alone can send it. What others carry out takes no place of the account's own. */
function deadlineOf({ effect, isContract, lendsCode }: Entry): bigint | null {
  if (effect.is !== 'swapped' || effect.deadline === undefined) return null;
  return /* guard: deadline-of-others */ isContract || lendsCode ? null : BigInt(effect.deadline);
}

/** By the service's clock, so that nobody is asked in vain. The nodes' blocks decide. */
export function isDeadlineOver(entry: Entry): boolean {
  const deadline = deadlineOf(entry);
  return deadline !== null && isServiceTimeKnown() && BigInt(serviceNow()) > deadline * MS;
}

/** Up to which settled block a node has nothing that the account has sent since; null where it has, or was not read. */
function emptyUpTo({ hash, nonce, minedCount }: Entry, place: Place | undefined): bigint | null {
  if (!place) return null;
  if (hash !== null && nonce !== null) return place.rivalAbove;
  return place.position.count === /* guard: nothing-mined-since */ minedCount ? place.position.block : null;
}

/**
 * The router refuses a swap after its deadline. It can never be made where a settled block is later than that, and nothing
 * of the account's was mined up to it: two nodes have to say so, and none otherwise.
 */
export async function isPastDeadline(entry: Entry, { places }: Watch, each: readonly ChainNode[]): Promise<boolean> {
  const deadline = deadlineOf(entry);
  if (deadline === null || !isDeadlineOver(entry)) return false;
  const said = await Promise.all(
    each.map(async (node, at) => {
      const block = emptyUpTo(entry, places.get(at));
      if (block === null) return false;
      return node.blockTime(block).then(
        (time) => /* guard: block-past-deadline */ time > deadline,
        () => null,
      );
    }),
  );
  const heard = said.filter((one) => one !== null);
  return heard.length > /* guard: deadline-by-two */ 1 && heard./* guard: deadline-agreed */ every((isPast) => isPast);
}
