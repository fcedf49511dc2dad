import type { Hash } from '@/api/contract';
import type { OwnChain } from './chain';
import type { Entry } from './journal';
import { isWhatWasSeen } from './snapshot';

/** What the chain says of a payment that was asked for. */
export type Sighting =
  | { kind: 'waiting' }
  | { kind: 'mined'; hash: Hash; worked: boolean; confirmations: bigint }
  | { kind: 'altered'; hash: Hash }
  | { kind: 'cancelled'; hash: Hash }
  /** No node of ours knows it, and the sender's next nonce is still free: paying again cannot pay twice. */
  | { kind: 'dropped' };

type Chain = Pick<OwnChain, 'height' | 'nonce' | 'receipt' | 'transaction' | 'sentSince'>;

/** A node may take so long to hear of what a wallet has sent elsewhere. */
const HEARD_WITHIN_MS = 60_000;

const seen = ({ from, to, value, data }: Entry) => ({ from, to, value: BigInt(value), data });

export async function look(entry: Entry, chain: Chain, now: number): Promise<Sighting> {
  const { hash } = entry;
  const sent = hash && (await chain.transaction(hash));
  if (hash && sent) {
    if (!isWhatWasSeen(seen(entry), sent)) return { kind: 'altered', hash };
    return (await minedAs(hash, chain)) ?? { kind: 'waiting' };
  }
  const used = await chain.nonce(entry.from);
  if (used > entry.nonce) return amongSent(entry, chain);
  const isForgotten = hash !== null && now - entry.at > HEARD_WITHIN_MS;
  return isForgotten ? { kind: 'dropped' } : { kind: 'waiting' };
}

async function minedAs(hash: Hash, chain: Chain): Promise<Sighting | null> {
  const receipt = await chain.receipt(hash);
  if (!receipt) return null;
  const above = (await chain.height()) - receipt.block + 1n;
  const confirmations = above > 0n ? above : 0n;
  return { kind: 'mined', hash, worked: receipt.worked, confirmations };
}

/** Sped up, it stands under another hash; cancelled, something else took its nonce. */
async function amongSent(entry: Entry, chain: Chain): Promise<Sighting> {
  const mine = await chain.sentSince(entry.from, BigInt(entry.since));
  const same = mine.find(({ sent }) => sent.nonce >= entry.nonce && isWhatWasSeen(seen(entry), sent));
  if (same) return (await minedAs(same.hash, chain)) ?? { kind: 'waiting' };
  const other = entry.hash === null ? undefined : mine.find(({ sent }) => sent.nonce === entry.nonce);
  return other ? { kind: 'cancelled', hash: other.hash } : { kind: 'waiting' };
}
