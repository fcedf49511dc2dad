import { blockTimeMs } from '@/utils/dates';
import { isSameAddress } from '@/utils/is-same-address';
import { agreementOf, type Answers } from '@/chain/agreement';
import type { Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';
import type { Hash } from '@/api/contract';
import type { Entry } from '../journal/entry';

const OLDER_BY_MS = 120_000n;
const MS = 1_000n;

type Anchor = Pick<Entry, 'at' | 'submittedAt' | 'minedNonceCount' | 'isContract'>;

/**
 * Returns the earlier of both times, because a clock that is ahead would make a new transaction look older than its own
 * submit.
 */
export const submitTime = (serviceMs: number, newestBlock: bigint): number =>
  Math.min(serviceMs, blockTimeMs(newestBlock));

export const isTooOld = ({ at, submittedAt = at }: Anchor, minedAt: bigint): boolean =>
  minedAt * MS < BigInt(Math.floor(submittedAt)) - OLDER_BY_MS;

/** Whether the account had already used this nonce at submit. Only a nonce count from two nodes proves this. */
export const wasNonceUsedAtSubmit = ({ isContract, minedNonceCount }: Anchor, nonce: number): boolean =>
  !isContract && minedNonceCount !== null && nonce < minedNonceCount;

export const wasPendingAtSubmit = ({ similarPending }: Pick<Entry, 'similarPending'>, hash: string): boolean =>
  similarPending?.includes(hash.toLowerCase()) === true;

export type NodeTransaction = Readonly<{ sent: Sent; block: bigint | null; minedAt: bigint | null }>;

export async function transactionOn(node: ChainNode, hash: Hash): Promise<NodeTransaction | null> {
  const [sent, receipt] = await Promise.all([node.transaction(hash), node.receipt(hash)]);
  if (!sent) return null;
  if (!receipt) return { sent, block: null, minedAt: null };
  return { sent, block: receipt.block, minedAt: await node.blockTime(receipt.block) };
}

const identityOf = ({ sent: { from, to, value, input, nonce }, block, minedAt }: NodeTransaction) => [
  from.toLowerCase(),
  to?.toLowerCase(),
  value,
  input.toLowerCase(),
  nonce,
  block,
  minedAt,
];

export function agreedTransaction(answers: Answers<NodeTransaction>): NodeTransaction | null {
  const agreement = agreementOf(answers, identityOf);
  if (agreement.type !== 'agreed') return null;
  return agreement.value;
}

export const isOlderThanSubmit = (entry: Entry, { sent, minedAt }: NodeTransaction): boolean =>
  (minedAt !== null && isTooOld(entry, minedAt)) ||
  (isSameAddress(sent.from, entry.from) && wasNonceUsedAtSubmit(entry, sent.nonce));
