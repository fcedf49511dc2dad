import { BUY_SHARES, STAKING, SWAP, WALLET } from './routes';

export const TRANSACTION_KINDS = {
  purchase: { keyPrefix: 'order', recordType: 'order', page: BUY_SHARES },
  send: { keyPrefix: 'send', recordType: undefined, page: WALLET },
  stake: { keyPrefix: 'stake', recordType: 'stake', page: STAKING },
  approve: { keyPrefix: 'approve', recordType: undefined, page: WALLET },
  swap: { keyPrefix: 'swap', recordType: undefined, page: SWAP },
  wrap: { keyPrefix: 'wrap', recordType: undefined, page: SWAP },
} as const;

export const TRANSACTION_PAGES: ReadonlySet<string> = new Set(Object.values(TRANSACTION_KINDS).map(({ page }) => page));

export const pageOf = ({ kind }: { kind: keyof typeof TRANSACTION_KINDS }): string => TRANSACTION_KINDS[kind].page;
