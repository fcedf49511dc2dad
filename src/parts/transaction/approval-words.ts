import type { DeedKind } from './deed-words';

export const APPROVAL: DeedKind = {
  name: 'approval',
  act: 'approve',
  rungs: ['Review', 'Done'],
  done: { title: 'Approved', text: 'The exchange may move this amount from your wallet. Nothing has moved yet.' },
  short: {
    title: 'Approved for less',
    text: 'The amount was changed in your wallet, and it does not cover this swap. Approve again, or change the swap.',
  },
  secondOne: 'If you approve again and the first approval is made too, the later one counts. Nothing moves by either.',
};
