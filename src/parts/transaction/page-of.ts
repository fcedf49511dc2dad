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

export const TRANSACTION_PAGES: ReadonlySet<string> = new Set(Object.values(PAGES));

export const pageOf = ({ kind }: { kind: TxKind }): string => PAGES[kind];
