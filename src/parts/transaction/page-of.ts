import { BUY_SHARES, STAKING, SWAP, WALLET } from '@/config/routes';
import type { TxKind } from '@/tx';

const PAGES: Readonly<Record<TxKind, string>> = {
  purchase: BUY_SHARES,
  send: WALLET,
  stake: STAKING,
  approve: WALLET,
  swap: SWAP,
  wrap: SWAP,
};

/** Where a transaction that is not settled is shown, and what became of it can be said. */
export const pageOf = ({ kind }: { kind: TxKind }): string => PAGES[kind];
