import type { ActionKind } from '@/parts/transaction/transaction-copy';

export const DEPOSIT: ActionKind = {
  name: 'deposit',
  act: 'stake',
  rungs: ['Stake', 'Active'],
  done: {
    title: 'Deposited',
    text: 'The network has confirmed your deposit. The stake becomes active as soon as the bank has read it, and stands under “Your stakes”.',
  },
  faults: {
    'price-ended': {
      title: 'The time for this deposit has ended',
      text: 'Nothing was sent. Open the stake again, and deposit for that one.',
    },
    'order-ended': {
      title: 'This stake can no longer take a deposit',
      text: 'Nothing was sent. Go back and open another one.',
    },
    'order-changed': {
      title: 'The figures of this stake have changed',
      text: 'Nothing was sent. Go back and review it again.',
    },
  },
  foundAgain: 'Find the deposit on this page.',
  again: 'You can stake again.',
  secondOne: 'If you stake again and the first deposit is made too, the bank sends the second one back to your wallet.',
};

export const ACTIVE_DEPOSIT: ActionKind = {
  ...DEPOSIT,
  done: {
    title: 'Your stake is active',
    text: 'It earns rewards from its deposit on, and stands under “Your stakes”.',
  },
};

export const RISKS: readonly string[] = [
  'Your shares are locked for the term of the plan. Leaving before it ends costs rewards, as described above.',
  'Rewards are paid in FNX, at the rate of the day on which you stake.',
  'The value of a share can fall, also below what you paid. A reward does not make up for that.',
];
