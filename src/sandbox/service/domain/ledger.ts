import type { Address, Hash } from '@/api/contract';
import type { LedgerAsset } from '../chain-reader';
import { parseUnits } from './decimal';

export const ENTRY_TYPES = [
  'BUY',
  'SWAP',
  'TRANSFER',
  'OPENING',
  'STAKE',
  'UNSTAKE',
  'REWARD',
  'DIVIDEND',
  'REFUND',
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];
export const ENTRY_STATUSES = ['PENDING', 'DONE', 'FAILED'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/**
 * One transfer from the investor's point of view. Every figure is calculated from these entries. DONE means final on
 * the chain: the sum of the done share entries is what the investor's wallets and the bank hold for them.
 */
export type LedgerEntry = {
  id: string;
  accountId: string;
  type: EntryType;
  direction: 'IN' | 'OUT';
  amount: string;
  symbol: LedgerAsset;
  fiatValue: string;
  status: EntryStatus;
  txHash?: Hash;
  orderId?: string;
  stakeId?: string;
  from?: Address;
  to?: Address;
  note?: string;
  at: number;
};

type Ledger = { ledger: LedgerEntry[] };

const entryById = ({ ledger }: Ledger, id: string): LedgerEntry | undefined => ledger.find((entry) => entry.id === id);

export function record(state: Ledger, entry: LedgerEntry): void {
  const known = entryById(state, entry.id);
  if (known) Object.assign(known, entry, { at: known.at });
  else state.ledger = [...state.ledger, entry];
}

export function removeEntry(state: Ledger, id: string): void {
  state.ledger = state.ledger.filter((entry) => entry.id !== id);
}

export const entriesOf = ({ ledger }: Ledger, accountId: string): LedgerEntry[] =>
  ledger.filter((entry) => entry.accountId === accountId);

export const signedAmount = ({ direction, amount }: LedgerEntry): bigint =>
  direction === 'IN' ? parseUnits(amount) : -parseUnits(amount);
