import type { ActionKind } from './transaction-copy';

export const APPROVAL: ActionKind = {
  name: 'approval',
  act: 'approve',
  rungs: ['Review', 'Done'],
  done: { title: 'Approved', text: 'The network has confirmed your approval. Nothing has moved yet.' },
  short: {
    title: 'Approved for less',
    text: 'The amount was changed in your wallet, and it does not cover this swap. Approve again, or change the swap.',
  },
  foundAgain: 'Find it on this page.',
  again: 'You can approve again.',
  secondOne: 'If you approve again and the first approval is made too, the later one counts. Nothing moves by either.',
};

export const REVOCATION: ActionKind = {
  name: 'revocation',
  act: 'revoke',
  rungs: ['Review', 'Done'],
  done: { title: 'Revoked', text: 'The exchange may not move this token from your wallet any more.' },
  foundAgain: 'Find it on this page.',
  again: 'You can revoke again.',
  secondOne:
    'If you revoke again and the first one is made too, nothing else changes: only the network fee is taken twice.',
};
