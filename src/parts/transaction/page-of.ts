import { BUY_SHARES, STAKING, SWAP, WALLET } from '@/config/routes';
import type { TxKind } from '@/tx';

const BUY_PAGE = { href: BUY_SHARES, name: 'Buy shares' };
const WALLET_PAGE = { href: WALLET, name: 'Wallet' };
const SWAP_PAGE = { href: SWAP, name: 'Swap' };

const PAGES: Readonly<Record<TxKind, { href: string; name: string }>> = {
  purchase: BUY_PAGE,
  send: WALLET_PAGE,
  stake: { href: STAKING, name: 'Staking' },
  approve: WALLET_PAGE,
  swap: SWAP_PAGE,
  wrap: SWAP_PAGE,
};

export const TRANSACTION_PAGES: ReadonlySet<string> = new Set(Object.values(PAGES).map(({ href }) => href));

export const pageOf = ({ kind }: { kind: TxKind }) => PAGES[kind];
