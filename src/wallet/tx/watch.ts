import type { Hash } from '@/api/contract';
import type { OwnChain } from './chain';
import type { Entry } from './journal';
import { isWhatWasSeen } from './snapshot';

/** What the chain says of a payment that was asked for. */
export type Sighting =
  | { kind: 'waiting' }
  | { kind: 'mined'; hash: Hash; worked: boolean; confirmations: bigint }
  | { kind: 'altered'; hash: Hash }
  /** Something else took its place: it can never be mined any more. */
  | { kind: 'cancelled'; hash: Hash; confirmations: bigint }
  /** No node of ours knows it, and its place is free, in the blocks and in the pool. */
  | { kind: 'unknown' };

export type Looked = Pick<OwnChain, 'height' | 'nonce' | 'nonceWithPool' | 'receipt' | 'transaction' | 'sentSince'>;

const seen = ({ from, to, value, data }: Entry) => ({ from, to, value: BigInt(value), data });

export async function look(entry: Entry, chain: Looked): Promise<Sighting> {
  const { hash } = entry;
  const sent = hash && (await chain.transaction(hash));
  if (hash && sent) {
    if (!isWhatWasSeen(seen(entry), sent)) return { kind: 'altered', hash };
    return (await minedAs(entry, hash, chain)) ?? { kind: 'waiting' };
  }
  const used = await chain.nonce(entry.from);
  if (used > entry.nonce) return amongSent(entry, chain, used - entry.nonce);
  const isPlaceFree = (await chain.nonceWithPool(entry.from)) <= entry.nonce;
  return { kind: isPlaceFree ? 'unknown' : 'waiting' };
}

async function minedAs(entry: Entry, hash: Hash, chain: Looked): Promise<Sighting | null> {
  const receipt = await chain.receipt(hash, entry);
  if (!receipt) return null;
  const confirmations = await confirmationsOf(receipt.block, chain);
  return { kind: 'mined', hash, worked: receipt.worked, confirmations };
}

async function confirmationsOf(block: bigint, chain: Looked): Promise<bigint> {
  const above = (await chain.height()) - block + 1n;
  return above > 0n ? above : 0n;
}

/** Sped up, it stands under another hash; cancelled, something else took its place. */
async function amongSent(entry: Entry, chain: Looked, count: number): Promise<Sighting> {
  const mine = await chain.sentSince(entry.from, BigInt(entry.since), count);
  const same = mine.find(({ sent }) => sent.nonce >= entry.nonce && isWhatWasSeen(seen(entry), sent));
  if (same) return (await minedAs(entry, same.hash, chain)) ?? { kind: 'waiting' };
  // A wallet that never answered may still send it, at its next place.
  if (entry.hash === null) return { kind: 'unknown' };
  const other = mine.find(({ sent }) => sent.nonce === entry.nonce);
  if (!other) return { kind: 'waiting' };
  return { kind: 'cancelled', hash: other.hash, confirmations: await confirmationsOf(other.block, chain) };
}
