import type { TxKind } from '@/tx';

/** An approval that is not settled is shown with the wallet, where it can be taken back too. */
export const isOfThisPage = ({ kind }: { kind: TxKind }): boolean => kind === 'swap' || kind === 'wrap';
