import { randomUUID } from 'node:crypto';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { times, units } from '../decimal';
import { record } from '../ledger';
import { priceAt } from '../prices';
import type { State } from '../state';

/**
 * A wallet whose shares stand in somebody's books: the one that is linked, and those that were linked before it, since
 * shares do not cease to be an investor's when another wallet is linked. They do when another investor proves to own it.
 */
export type RegisteredWallet = { address: Address; accountId: string };

export const holderOf = ({ registered }: Pick<State, 'registered'>, wallet: Address): string | undefined =>
  registered.find(({ address }) => isSameAddress(address, wallet))?.accountId;

/** The account that has linked it now, or else the one in whose books it stands. */
const ownerOfWallet = (state: State, wallet: Address): string | undefined =>
  state.accounts.find(
    ({ walletAddress, deactivatedAt }) =>
      walletAddress && deactivatedAt === undefined && isSameAddress(walletAddress, wallet),
  )?._id ?? holderOf(state, wallet);

/** A wallet of another investor's: what it sends is theirs, whichever wallet an action of this account was begun with. */
export function isAnothersWallet(state: State, wallet: Address, accountId: string): boolean {
  const owner = ownerOfWallet(state, wallet);
  return owner !== undefined && owner !== accountId;
}

/** Linked, and not in their owner's books yet. */
export const unregisteredWallets = (state: State): RegisteredWallet[] =>
  state.accounts.flatMap(({ _id, walletAddress, deactivatedAt }) =>
    walletAddress && deactivatedAt === undefined && holderOf(state, walletAddress) !== _id
      ? [{ address: walletAddress, accountId: _id }]
      : [],
  );

/** What it held by then is where its owner's books begin with it; an investor who had it in their books has it no longer. */
export function registerWallet(
  state: State,
  { address, accountId }: RegisteredWallet,
  held: bigint,
  now: number,
): void {
  const before = holderOf(state, address);
  state.registered = [
    ...state.registered.filter((wallet) => !isSameAddress(wallet.address, address)),
    { address, accountId },
  ];
  if (held <= 0n) return;
  const balance = {
    amount: units(held),
    symbol: 'FNX',
    fiatValue: units(times(held, priceAt(now, state.seededAt))),
    status: 'DONE',
    at: now,
  } as const;
  if (before !== undefined) {
    const note = 'This wallet is linked to another account now.';
    record(state, {
      ...balance,
      id: randomUUID(),
      accountId: before,
      type: 'TRANSFER',
      direction: 'OUT',
      from: address,
      note,
    });
  }
  const note = 'What the wallet held when it was linked.';
  record(state, { ...balance, id: randomUUID(), accountId, type: 'OPENING', direction: 'IN', to: address, note });
}
