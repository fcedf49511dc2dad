import type { TxKind } from '@/tx';

/** Unsettled approvals are shown on the wallet page, where they can be revoked. */
export const isOfThisPage = ({ kind }: { kind: TxKind }): boolean => kind === 'swap' || kind === 'wrap';
