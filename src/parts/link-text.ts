import type { Tone } from '@/ui/badge';
import { ownValue } from '@/utils/own-value';

type LinkText = { tone: Tone; label: string; text: string };

const STATES: Readonly<Record<string, LinkText>> = {
  NONE: {
    tone: 'neutral',
    label: 'Not linked',
    text: 'You haven’t linked a wallet yet. We can only deliver shares to a wallet you have proved is yours.',
  },
  PENDING: {
    tone: 'caution',
    label: 'Waiting for approval',
    text: 'You have proved this wallet is yours. It can be approved once your identity is verified.',
  },
  APPROVED: { tone: 'gain', label: 'Approved', text: 'Shares you buy and rewards you claim go here.' },
  REJECTED: {
    tone: 'loss',
    label: 'Not approved',
    text: 'This wallet was not approved. Contact support, or link another one.',
  },
};

export const linkText = (status: string): LinkText =>
  ownValue(STATES, status) ?? { tone: 'neutral', label: status, text: '' };
