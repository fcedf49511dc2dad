import { APPROVAL, REVOCATION } from '@/parts/transaction/approval-words';
import type { ActionKind } from '@/parts/transaction/transaction-copy';
import type { UnsettledTx } from '@/tx/hooks';

export const wordsOfApproval = ({ effect }: Pick<UnsettledTx, 'effect'>): ActionKind =>
  effect.is === 'allows' && effect.amount === '0' ? REVOCATION : APPROVAL;
