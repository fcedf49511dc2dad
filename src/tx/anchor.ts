import { blockTimeMs } from '@/utils/dates';
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

/** The earlier of both: one date that is ahead would make what is sent now look older than its submit. */
export const submitTime = (serviceMs: number, newestBlock: bigint): number =>
  Math.min(serviceMs, blockTimeMs(newestBlock));

/** By the block's own time, in seconds. Entries of the release before have no service time. */
export const isTooOld = ({ at, submittedAt = at }: Anchor, minedAt: bigint): boolean =>
  minedAt * MS < BigInt(Math.floor(submittedAt)) - OLDER_BY_MS;

/** A nonce of the account's own that two nodes had counted as mined at submit. */
export const isCountedBefore = ({ isContract, minedCount }: Anchor, nonce: number): boolean =>
  !isContract && minedCount !== null && nonce < minedCount;

/** It waited in a pool right before the wallet was asked: it is what another device, or another page, has sent. */
export const hasWaitedBefore = ({ before }: Pick<Entry, 'before'>, hash: string): boolean =>
  before?.includes(hash.toLowerCase()) === true;

/** Where one node has a transaction: a block and its time, or the pool. */
export type Sighting = Readonly<{ sent: Sent; block: bigint | null; minedAt: bigint | null }>;

export async function sightingOn(node: ChainNode, hash: Hash): Promise<Sighting | null> {
  const [sent, receipt] = await Promise.all([node.transaction(hash), node.receipt(hash)]);
  if (!sent) return null;
  if (!receipt) return { sent, block: null, minedAt: null };
  return { sent, block: receipt.block, minedAt: await node.blockTime(receipt.block) };
}

const keyOf = ({ sent: { from, to, value, input, nonce }, block, minedAt }: Sighting) => [
  from.toLowerCase(),
  to?.toLowerCase(),
  value,
  input.toLowerCase(),
  nonce,
  block,
  minedAt,
];

/** Null until two nodes have the same transaction in the same block, or both in their pools. */
export function agreedSighting(answers: Answers<Sighting>): Sighting | null {
  const agreement = agreementOf(answers, keyOf);
  if (agreement.is !== 'agreed') return null;
  return agreement.value;
}

/** Whether it was sent before the wallet was asked. */
export const isFromBefore = (entry: Entry, { sent, minedAt }: Sighting): boolean =>
  (minedAt !== null && isTooOld(entry, minedAt)) ||
  (isSameAddress(sent.from, entry.from) && isCountedBefore(entry, sent.nonce));
