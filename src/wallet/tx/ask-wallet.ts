import type { Hash } from '@/api/contract';
import { prepareWallet } from '../facade';
import type { Snapshot } from './snapshot';

/** Puts the frozen snapshot before the wallet, word for word. */
export async function askWallet(snapshot: Snapshot): Promise<Hash> {
  const { sendFromWallet } = await prepareWallet();
  return sendFromWallet(snapshot);
}

/** The hash that the chain behind a wallet of the browser has at that height; null where it cannot be read. */
export async function chainBehindWallet(height: bigint): Promise<string | null> {
  const { walletBlockHash } = await prepareWallet();
  return walletBlockHash(height);
}
