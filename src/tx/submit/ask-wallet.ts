import type { Hash } from '@/api/contract';
import { prepareWallet } from '@/wallet/facade';
import type { BehindWallet } from '@/wallet/runtime';
import { idOf, type Entry } from '../journal/entry';
import type { Intent } from '../kinds/intent';
import { findEntry, readJournal } from '../journal/journal';
import { isOfSameAction } from './review';
import { allowsRetry } from '../journal/attempt-rules';

type Given = { nonce: number | undefined; gas: bigint | undefined; entry: Entry };

/** Maximum time from the journal entry to the wallet request. Loading the wallet library may take a while. */
const BEGUN_WITHIN_MS = 30_000;

export async function askWallet({ call, chainId }: Intent, { nonce, gas, entry }: Given): Promise<Hash> {
  const { sendFromWallet } = await prepareWallet();
  return sendFromWallet({ ...call, chainId, gas }, nonce, () => isStillAsked(entry) && areOthersUnsent(entry));
}

/** Since the entry was written, the investor may have declared that nothing was sent. */
function isStillAsked(entry: Entry): boolean {
  const now = findEntry(idOf(entry));
  return (
    now?.status === 'awaiting-wallet' && now.saidUnsentAt === undefined && Date.now() - entry.at <= BEGUN_WITHIN_MS
  );
}

/** An earlier attempt of the same action may turn out to have been sent in the meantime. */
function areOthersUnsent(entry: Entry): boolean {
  const isOfAction = isOfSameAction(entry.key, entry.replaces ?? []);
  const others = readJournal().entries.filter(
    (one) => idOf(one) !== idOf(entry) && (one.key === entry.key || isOfAction(one)),
  );
  return others.every(allowsRetry);
}

export async function chainBehindWallet(height: bigint): Promise<BehindWallet> {
  const { walletBlock } = await prepareWallet();
  return walletBlock(height);
}
