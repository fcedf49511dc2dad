import type { ActionCopy } from './transaction-copy';

export const APPROVAL_COPY: ActionCopy = {
  name: 'approval',
  act: 'approve',
  progressSteps: ['Review', 'Done'],
  done: { title: 'Approved', text: 'The network has confirmed your approval. Nothing has moved yet.' },
  short: {
    title: 'Approved for less',
    text: 'The amount was changed in your wallet, and it does not cover this swap. Approve again or change the swap.',
  },
  foundAgain: 'Come back here to see it.',
  again: 'You can approve again.',
  secondOne:
    'If you approve again and the first approval also goes through, the later one counts. Neither moves anything.',
};

export const REVOCATION_COPY: ActionCopy = {
  name: 'revocation',
  act: 'revoke',
  progressSteps: ['Review', 'Done'],
  done: { title: 'Revoked', text: 'The exchange can no longer move this token from your wallet.' },
  foundAgain: 'Come back here to see it.',
  again: 'You can revoke again.',
  secondOne: 'If you revoke again and the first one also goes through, the only effect is a second network fee.',
};
