import type { ChainNode } from '@/chain/node';
import { PaymentFault } from '@/errors/payment-fault';
import { isServiceTimeKnown, serviceNow } from '@/utils/service-clock';
import type { Entry } from './entry';
import { assertAttemptsUnmade } from './kinds/not-done-yet';
import { UNSETTLED } from './search';
import type { Place, Watch } from './watch';

const MS = 1_000n;

/** Of a swap whose account alone can send it. What others carry out takes no place of the account's own. */
function deadlineOf({ effect, isContract, lendsCode }: Entry): bigint | null {
  if (effect.is !== 'swapped' || effect.deadline === undefined) return null;
  return isContract || lendsCode ? null : BigInt(effect.deadline);
}

/** By the service's clock, so that nobody is asked in vain. The nodes' blocks decide. */
export function isDeadlineOver(entry: Entry): boolean {
  const deadline = deadlineOf(entry);
  return deadline !== null && isServiceTimeKnown() && BigInt(serviceNow()) > deadline * MS;
}

/**
 * Up to which block a node has nothing that the account has sent since; null where it has, or was not read. Without a
 * count that two nodes have reported nothing is known of that.
 */
function emptyUpTo({ hash, nonce, minedCount }: Entry, place: Place | undefined): bigint | null {
  if (!place) return null;
  if (hash !== null && nonce !== null) return place.rivalAbove;
  return place.position.count === minedCount ? place.position.block : null;
}

type Empty = Readonly<{ node: ChainNode; block: bigint }>;

/** Two nodes have to say so, and none otherwise. One that gives no answer says nothing. */
async function isAgreed(places: readonly Empty[], isSo: (place: Empty) => Promise<boolean>): Promise<boolean> {
  const said = await Promise.all(places.map((place) => isSo(place).catch(() => null)));
  const heard = said.filter((one) => one !== null);
  return heard.length > 1 && heard.every((isTrue) => isTrue);
}

const isSettledAfter =
  (deadline: bigint) =>
  async ({ node, block }: Empty): Promise<boolean> => {
    const [height, time] = await Promise.all([node.height(), node.blockTime(block)]);
    return height - block >= UNSETTLED && time > deadline;
  };

/** A wallet may have sent it with a later deadline, and an account may have lent itself a code after it was asked. */
const isNothingOpen =
  ({ from }: Entry) =>
  async ({ node }: Empty): Promise<boolean> => {
    const [mined, withPool, code] = await Promise.all([node.nonce(from), node.nonceWithPool(from), node.codeOf(from)]);
    return withPool <= mined && code === 'none';
  };

/** A reorganisation takes back what was counted, and the swap may stand in its place. A node that cannot tell says nothing. */
const isMadeBy =
  (entry: Entry) =>
  ({ node }: Empty): Promise<boolean> =>
    assertAttemptsUnmade(entry, node).then(
      () => false,
      (thrown) => thrown instanceof PaymentFault && thrown.kind === 'paid-elsewhere',
    );

/**
 * The router refuses a swap after its deadline. It can never be made where a settled block is later than that, and nothing
 * of the account's was mined up to it, or waits to be.
 */
export async function isPastDeadline(entry: Entry, { places }: Watch, each: readonly ChainNode[]): Promise<boolean> {
  const deadline = deadlineOf(entry);
  if (deadline === null || !isDeadlineOver(entry)) return false;
  const empty = each.flatMap((node, at) => {
    const block = emptyUpTo(entry, places.get(at));
    return block === null ? [] : [{ node, block }];
  });
  if (empty.length < each.length) return false;
  if (!(await isAgreed(empty, isSettledAfter(deadline))) || !(await isAgreed(empty, isNothingOpen(entry))))
    return false;
  const made = await Promise.all(empty.map(isMadeBy(entry)));
  return !made.includes(true);
}
