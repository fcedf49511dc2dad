import type { Hash } from '@/api/contract';
import { prepareWallet } from '@/wallet/facade';
import type { BehindWallet } from '@/wallet/runtime';
import { idOf, type Entry } from './entry';
import type { Intent } from './intent';
import { findEntry, readJournal } from './journal';
import { isOfSameAction } from './review';
import { leavesPayable } from './standing';

/** What is not left to the wallet, and the attempt that is written down. */
type Given = { nonce: number | undefined; gas: bigint | undefined; entry: Entry };

/** The library and the wallet may take so long before the request itself is made. */
const BEGUN_WITHIN_MS = 30_000;

/** Puts the frozen call before the wallet, word for word. */
export async function askWallet({ call, chainId }: Intent, { nonce, gas, entry }: Given): Promise<Hash> {
  const { sendFromWallet } = await prepareWallet();
  return sendFromWallet({ ...call, chainId, gas }, nonce, () => isStillAsked(entry) && areOthersUnsent(entry));
}

/** Since it was written down, its investor may have said that nothing was sent, and another device may have paid. */
function isStillAsked(entry: Entry): boolean {
  const now = findEntry(idOf(entry));
  return (
    now?.status === 'awaiting-wallet' && now.saidUnsentAt === undefined && Date.now() - entry.at <= BEGUN_WITHIN_MS
  );
}

/** An earlier attempt, of this review or of one for the same action, may have been sent meanwhile after all. */
function areOthersUnsent(entry: Entry): boolean {
  const isOfAction = isOfSameAction(entry.key, entry.replaces ?? []);
  const others = readJournal().entries.filter(
    (one) => idOf(one) !== idOf(entry) && (one.key === entry.key || isOfAction(one)),
  );
  return others.every(leavesPayable);
}

/** The chain behind the wallet, by the hash of its block at that height. */
export async function chainBehindWallet(height: bigint): Promise<BehindWallet> {
  const { walletBlock } = await prepareWallet();
  return walletBlock(height);
}
