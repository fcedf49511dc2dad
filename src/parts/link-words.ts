import type { Tone } from '@/ui/badge';
import { ownValue } from '@/utils/own-value';

type LinkWords = { tone: Tone; label: string; text: string };

const STATES: Readonly<Record<string, LinkWords>> = {
  NONE: {
    tone: 'neutral',
    label: 'Not linked',
    text: 'No wallet is linked to your account. Shares that you buy can only go to a wallet that you have proven to be yours.',
  },
  PENDING: {
    tone: 'caution',
    label: 'Waiting for approval',
    text: 'You have proven this wallet. It is approved together with your identity.',
  },
  APPROVED: { tone: 'gain', label: 'Approved', text: 'Shares that you buy and rewards that you claim go here.' },
  REJECTED: {
    tone: 'loss',
    label: 'Not approved',
    text: 'This wallet was not approved. Write to support, or link another one.',
  },
};

export const linkWords = (status: string): LinkWords =>
  ownValue(STATES, status) ?? { tone: 'neutral', label: status, text: '' };
