import type { ActionCopy } from '@/parts/transaction/transaction-copy';

export const DEPOSIT_COPY: ActionCopy = {
  name: 'deposit',
  act: 'stake',
  progressSteps: ['Stake', 'Active'],
  done: {
    title: 'Deposited',
    text: 'The network has confirmed your deposit. Your stake becomes active once the bank has checked it. Find it under “Your stakes”.',
  },
  faults: {
    'price-ended': {
      title: 'The time to make this deposit has ended',
      text: 'Nothing was sent. Open the stake again, then deposit.',
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
  foundAgain: 'Come back here to see the deposit.',
  again: 'You can stake again.',
  secondOne:
    'If you stake again and the first deposit also goes through, the bank keeps one and returns the other to your wallet.',
};

export const ACTIVE_DEPOSIT_COPY: ActionCopy = {
  ...DEPOSIT_COPY,
  done: {
    title: 'Your stake is active',
    text: 'It earns rewards from the time of the deposit. Find it under “Your stakes”.',
  },
};

export const RISKS: readonly string[] = [
  'Your shares are locked for the plan’s term. Leaving early costs rewards, as described above.',
  'Rewards are paid in FNX at the rate on the day you stake.',
  'Shares can fall in value, even below what you paid. Rewards do not make up for that.',
];
