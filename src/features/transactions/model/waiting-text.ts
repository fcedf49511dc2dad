import { REQUIRED_CONFIRMATIONS, type TxState } from '@/tx';
import type { Tone } from '@/ui/badge';

export type WaitingText = { tone: Tone; label: string; text: string };

const ASKED: WaitingText = {
  tone: 'caution',
  label: 'Waiting for wallet',
  text: 'We have sent a request to your wallet. Confirm or decline it there.',
};

export function waitingText(state: TxState): WaitingText | null {
  switch (state.step) {
    case 'awaiting-wallet':
      return ASKED;
    case 'unanswered':
      return {
        tone: 'caution',
        label: 'No answer',
        text: state.isSearched
          ? 'We asked your wallet, and its answer did not arrive. Tell us what your wallet shows.'
          : 'We asked your wallet, and its answer did not arrive. We are looking for the transaction on the network.',
      };
    case 'pending':
      return pending(state);
    case 'idle':
    case 'checking':
    case 'unsent':
    case 'succeeded':
    case 'altered':
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
    case 'dropped':
      return null;
  }
}

function pending({ confirmations, isUnseen, isOverdue }: Extract<TxState, { step: 'pending' }>): WaitingText {
  const sent = { tone: 'caution', label: 'Pending' } as const;
  if (isUnseen) return { ...sent, text: 'None of our nodes knows it yet. Do not send it again.' };
  if (confirmations > 0)
    return {
      tone: 'caution',
      label: 'Confirming',
      text: `It has ${confirmations} of ${REQUIRED_CONFIRMATIONS} confirmations.`,
    };
  return {
    ...sent,
    text: isOverdue
      ? 'The network is taking longer than usual. Do not send it again.'
      : 'The network has not confirmed it yet.',
  };
}
