import { BUY_SHARES, STAKING, SWAP, WALLET } from '@/config/routes';
import type { TxKind } from '@/tx';

const PAGES = {
  purchase: BUY_SHARES,
  send: WALLET,
  stake: STAKING,
  approve: WALLET,
  swap: SWAP,
  wrap: SWAP,
} as const satisfies Record<TxKind, string>;

export type TransactionPage = (typeof PAGES)[TxKind];

export const TRANSACTION_PAGES: ReadonlySet<string> = new Set(Object.values(PAGES));

export const pageOf = ({ kind }: { kind: TxKind }): TransactionPage => PAGES[kind];
