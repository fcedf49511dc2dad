import { randomUUID } from 'node:crypto';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { times, units } from '../decimal';
import { record } from '../ledger';
import { priceAt } from '../prices';
import type { RegisteredWallet, State } from '../state';

export const holderOf = ({ registered }: Pick<State, 'registered'>, wallet: Address): string | undefined =>
  registered.find(({ address }) => isSameAddress(address, wallet))?.accountId;

const ownerOfWallet = (state: State, wallet: Address): string | undefined =>
  state.accounts.find(
    ({ walletAddress, deactivatedAt }) =>
      walletAddress && deactivatedAt === undefined && isSameAddress(walletAddress, wallet),
  )?._id ?? holderOf(state, wallet);

/**
 * Whether the wallet is now another investor's: linked, or in that investor's books. Its payments then belong to that
 * investor, even if this account opened an order or a stake with it.
 */
export function isAnothersWallet(state: State, wallet: Address, accountId: string): boolean {
  const owner = ownerOfWallet(state, wallet);
  return owner !== undefined && owner !== accountId;
}

export const unregisteredWallets = (state: State): RegisteredWallet[] =>
  state.accounts.flatMap(({ _id, walletAddress, deactivatedAt }) =>
    walletAddress && deactivatedAt === undefined && holderOf(state, walletAddress) !== _id
      ? [{ address: walletAddress, accountId: _id }]
      : [],
  );

/**
 * Records the wallet's balance at that time as its opening balance, and removes the wallet from any other investor's
 * books.
 */
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
    const note = 'This wallet is now linked to another account.';
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
  const note = 'Balance of the wallet when it was linked.';
  record(state, { ...balance, id: randomUUID(), accountId, type: 'OPENING', direction: 'IN', to: address, note });
}
