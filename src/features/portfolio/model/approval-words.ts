import { APPROVAL, REVOCATION } from '@/parts/transaction/approval-words';
import type { DeedKind } from '@/parts/transaction/deed-words';
import type { UnsettledTx } from '@/tx/hooks';

/** What is taken back is approved at nought. */
export const wordsOfApproval = ({ effect }: Pick<UnsettledTx, 'effect'>): DeedKind =>
  effect.is === 'allows' && effect.amount === '0' ? REVOCATION : APPROVAL;
