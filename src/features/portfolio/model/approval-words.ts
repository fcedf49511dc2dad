import { APPROVAL_COPY, REVOCATION_COPY } from '@/parts/transaction/approval-words';
import type { ActionCopy } from '@/parts/transaction/transaction-copy';
import type { UnsettledTx } from '@/tx/hooks';

export const wordsOfApproval = ({ effect }: Pick<UnsettledTx, 'effect'>): ActionCopy =>
  effect.is === 'allows' && effect.amount === '0' ? REVOCATION_COPY : APPROVAL_COPY;
