import type { ChainNode } from '@/chain/node';
import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import type { Entry } from '../journal/entry';
import { assertAttemptsNotOnChain } from '../search/not-on-chain';
import { isEnteredKnown } from './entered';
import { REORG_DEPTH } from '../search/search-forward';
import type { NodeCursor, Watch } from './watch';

const MS = 1_000n;

/** Returns null if another account may have executed the swap, because that would not use this account's nonce. */
function deadlineOf({ effect, isContract, isDelegated, sightings }: Entry): bigint | null {
  if (effect.type !== 'swap' || sightings?.length) return null;
  return isContract || isDelegated ? null : BigInt(effect.deadline);
}

/** Uses the service's clock to decide when to ask the nodes. Only their blocks prove that the deadline has passed. */
export function isDeadlineOver(engine: Engine, entry: Entry): boolean {
  const deadline = deadlineOf(entry);
  return deadline !== null && engine.clock.isKnown() && BigInt(engine.clock.now()) > deadline * MS;
}

/**
 * Returns the last block up to which the node shows no transaction of the account since the submit. Null if the node
 * shows one or was not read.
 */
function noTransactionUpTo({ hash, nonce, minedNonceCount }: Entry, cursor: NodeCursor | undefined): bigint | null {
  if (!cursor) return null;
  if (hash !== null && nonce !== null) return cursor.replacementAbove;
  return cursor.position.count === minedNonceCount ? cursor.position.block : null;
}

type Empty = Readonly<{ node: ChainNode; block: bigint }>;

/** Whether at least two nodes confirm and none denies. Ignores nodes that do not answer. */
async function isAgreed(cursors: readonly Empty[], confirms: (cursor: Empty) => Promise<boolean>): Promise<boolean> {
  const answers = await Promise.all(cursors.map((cursor) => confirms(cursor).catch(() => null)));
  const received = answers.filter((one) => one !== null);
  return received.length > 1 && received.every((isTrue) => isTrue);
}

const isDeepAfter =
  (deadline: bigint) =>
  async ({ node, block }: Empty): Promise<boolean> => {
    const [height, time] = await Promise.all([node.height(), node.blockTime(block)]);
    return height - block >= REORG_DEPTH && time > deadline;
  };

/**
 * Whether the account has no pending transaction and no code. The wallet may have sent the swap with a later deadline,
 * or the account may have been delegated since.
 */
const hasNothingPending =
  ({ from }: Entry) =>
  async ({ node }: Empty): Promise<boolean> => {
    const [mined, withPool, code] = await Promise.all([node.nonce(from), node.nonceWithPool(from), node.codeOf(from)]);
    return withPool <= mined && code === 'none';
  };

/**
 * Searches once more, because a reorganisation may have moved the swap into a block height that was already searched.
 */
const isSwapShownBy =
  (engine: Engine, entry: Entry) =>
  ({ node }: Empty): Promise<boolean> =>
    assertAttemptsNotOnChain(engine, entry, node).then(
      () => false,
      (thrown) => thrown instanceof ActionFault && thrown.kind === 'paid-elsewhere',
    );

/**
 * Whether the swap has expired. The router refuses a swap after its deadline. A settled block must be later than the
 * deadline. The account must have no transaction between the submit and that block, and no pending one.
 */
export async function isProvenExpired(
  engine: Engine,
  entry: Entry,
  { cursors }: Watch,
  nodes: readonly ChainNode[],
): Promise<boolean> {
  const deadline = deadlineOf(entry);
  if (deadline === null || !isDeadlineOver(engine, entry)) return false;
  const empty = nodes.flatMap((node, at) => {
    const block = noTransactionUpTo(entry, cursors.get(at));
    return block === null ? [] : [{ node, block }];
  });
  if (empty.length < nodes.length) return false;
  if (!(await isAgreed(empty, isDeepAfter(deadline))) || !(await isAgreed(empty, hasNothingPending(entry))))
    return false;
  const made = await Promise.all(empty.map(isSwapShownBy(engine, entry)));
  // The wallet may have made the swap from another account.
  return !made.includes(true) && (await isEnteredKnown(entry, nodes)) === false;
}
