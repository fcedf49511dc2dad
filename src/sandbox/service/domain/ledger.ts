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
 * One transfer, seen from the investor: every figure is computed from these records. Done means that it is settled on the
 * chain, so that the sum of an investor's done entries in shares is what their wallets hold, and the bank for them.
 */
export type LedgerEntry = {
  id: string;
  accountId: string;
  type: EntryType;
  direction: 'IN' | 'OUT';
  amount: string;
  symbol: LedgerAsset;
  /** What it was worth in USD then. */
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

/** An entry is written once: another one with the same id changes the one that is there. */
export function record(state: Ledger, entry: LedgerEntry): void {
  const known = entryById(state, entry.id);
  if (known) Object.assign(known, entry, { at: known.at });
  else state.ledger = [...state.ledger, entry];
}

export function strike(state: Ledger, id: string): void {
  state.ledger = state.ledger.filter((entry) => entry.id !== id);
}

export const entriesOf = ({ ledger }: Ledger, accountId: string): LedgerEntry[] =>
  ledger.filter((entry) => entry.accountId === accountId);

export const signedAmount = ({ direction, amount }: LedgerEntry): bigint =>
  direction === 'IN' ? parseUnits(amount) : -parseUnits(amount);
