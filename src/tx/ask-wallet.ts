import type { Hash } from '@/api/contract';
import { prepareWallet } from '@/wallet/facade';
import type { BehindWallet } from '@/wallet/runtime';
import type { Intent } from './intent';

/** What is not left to the wallet. */
type Given = { nonce: number | undefined; gas: bigint | undefined };

/** Puts the frozen call before the wallet, word for word. */
export async function askWallet({ call, chainId }: Intent, { nonce, gas }: Given): Promise<Hash> {
  const { sendFromWallet } = await prepareWallet();
  return sendFromWallet({ ...call, chainId, gas }, nonce);
}

/** The chain behind the wallet, by the hash of its block at that height. */
export async function chainBehindWallet(height: bigint): Promise<BehindWallet> {
  const { walletBlock } = await prepareWallet();
  return walletBlock(height);
}
