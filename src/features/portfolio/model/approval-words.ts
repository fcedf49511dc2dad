import { APPROVAL } from '@/parts/transaction/approval-words';
import type { DeedKind } from '@/parts/transaction/deed-words';
import type { UnsettledTx } from '@/tx/hooks';

export const REVOCATION: DeedKind = {
  name: 'revocation',
  act: 'revoke',
  rungs: ['Review', 'Done'],
  done: { title: 'Revoked', text: 'The exchange may not move this token from your wallet any more.' },
  secondOne:
    'If you revoke again and the first one is made too, nothing else changes: only the network fee is taken twice.',
};

/** What is taken back is approved at nought. */
export const wordsOfApproval = ({ effect }: Pick<UnsettledTx, 'effect'>): DeedKind =>
  effect.is === 'allows' && effect.amount === '0' ? REVOCATION : APPROVAL;
