import { isSameAddress } from '@/utils/is-same-address';
import { agreementOf, type Answers } from '@/chain/agreement';
import type { Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';
import type { Hash } from '@/api/contract';
import type { Entry } from './entry';

/** The service's clock and the chain's may differ by so much. */
const OLDER_BY_MS = 120_000n;
const MS = 1_000n;

type Anchor = Pick<Entry, 'at' | 'submittedAt' | 'minedCount' | 'isContract'>;

/** By the block's own time, in seconds. Entries of the release before have no service time. */
export const isTooOld = ({ at, submittedAt = at }: Anchor, minedAt: bigint): boolean =>
  minedAt * MS < BigInt(Math.floor(submittedAt)) - /* guard: block-not-older */ OLDER_BY_MS;

/** A nonce of the account's own that two nodes had counted as mined at submit. */
export const isCountedBefore = ({ isContract, minedCount }: Anchor, nonce: number): boolean =>
  !isContract && minedCount !== null && /* guard: nonce-not-below-count */ nonce < minedCount;

/** Where one node has a transaction: a block and its time, or the pool. */
export type Sighting = Readonly<{ sent: Sent; block: bigint | null; minedAt: bigint | null }>;

export async function sightingOn(node: ChainNode, hash: Hash): Promise<Sighting | null> {
  const [sent, receipt] = await Promise.all([node.transaction(hash), node.receipt(hash)]);
  if (!sent) return null;
  if (!receipt) return { sent, block: null, minedAt: null };
  return { sent, block: receipt.block, minedAt: await node.blockTime(receipt.block) };
}

/** 'split' until two nodes have it in the same block, or both in their pools. */
export function placeAgainst(entry: Entry, answers: Answers<Sighting>): 'since' | 'before' | 'split' {
  const agreement = agreementOf(answers, ({ sent, block, minedAt }) => [
    sent.from.toLowerCase(),
    sent.nonce,
    block,
    minedAt,
  ]);
  // guard: place-by-two
  if (agreement.is !== 'agreed') return 'split';
  const { sent, minedAt } = agreement.value;
  if (/* guard: found-block-time */ minedAt !== null && isTooOld(entry, minedAt)) return 'before';
  return isSameAddress(sent.from, entry.from) && /* guard: found-nonce */ isCountedBefore(entry, sent.nonce)
    ? 'before'
    : 'since';
}
