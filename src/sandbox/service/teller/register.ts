import type { Hash } from '@/api/contract';
import { CONFIRMATIONS } from '../domain/confirmations';
import { bookTransfer } from '../domain/register/book-transfer';
import { holderOf, registerWallet, unregisteredWallets } from '../domain/register/wallets';
import type { ShareTransfer, TradeLeg } from '../service-chain';
import type { TellerContext } from './teller-context';

/**
 * Records the investors' own share transfers once they have enough confirmations. Runs after the bank's payments, which
 * are recorded already.
 */
export async function register(context: TellerContext): Promise<void> {
  const { state, chain, now } = context;
  await openBooks(context);
  const first = BigInt(state.registeredBlock) + 1n;
  const last = (await seenByAll(context)) - CONFIRMATIONS + 1n;
  if (last < first) return;
  const transfers = await chain.sharesMoved(first, last);
  const trades = await tradesOf(context, transfers);
  for (const transfer of transfers)
    bookTransfer(state, { transfer, trade: trades.get(transfer.hash) ?? [], now: now() });
  state.registeredBlock = String(last);
}

/** A payment mined after the scan is not matched with its order yet. */
async function seenByAll({ state, chain }: TellerContext): Promise<bigint> {
  const [head, scanned] = [await chain.height(), BigInt(state.scannedBlock)];
  return head < scanned ? head : scanned;
}

async function openBooks({ state, chain, now }: TellerContext): Promise<void> {
  for (const wallet of unregisteredWallets(state)) {
    const held = await chain.sharesAt(wallet.address, BigInt(state.registeredBlock));
    registerWallet(state, wallet, held, now());
  }
}

async function tradesOf(
  { state, chain }: TellerContext,
  transfers: readonly ShareTransfer[],
): Promise<ReadonlyMap<Hash, readonly TradeLeg[]>> {
  const isOurs = ({ from, to }: ShareTransfer) => [from, to].some((wallet) => holderOf(state, wallet) !== undefined);
  const trades = new Map<Hash, readonly TradeLeg[]>();
  for (const { hash } of transfers.filter(isOurs)) {
    if (!trades.has(hash)) trades.set(hash, await chain.tradeLegs(hash));
  }
  return trades;
}
