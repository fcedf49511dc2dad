import type { ImpactLevel } from '@/domain/swap/levels';
import type { ActionCopy } from '@/parts/transaction/transaction-copy';
import type { TxKind } from '@/tx';

export const SWAP_COPY: ActionCopy = {
  name: 'swap',
  act: 'swap',
  progressSteps: ['Review', 'Done'],
  done: {
    title: 'Swapped',
    text: 'The network has confirmed it. It shows in Transactions once our records have it.',
  },
  foundAgain: 'Come back here to see the swap.',
  again: 'You can swap again.',
  secondOne: 'If you swap again and the first swap also goes through, you have swapped twice. This can’t be undone.',
};

export const WRAP_COPY: ActionCopy = {
  name: 'conversion',
  act: 'convert',
  progressSteps: ['Review', 'Done'],
  done: { title: 'Converted', text: 'The network has confirmed it. One WBNB is always worth one BNB.' },
  foundAgain: 'Come back here to see it.',
  again: 'You can convert again.',
  secondOne:
    'If you convert again and the first conversion also goes through, both amounts are converted. You can convert them back.',
};

/**
 * Returns null for kinds that other pages show. The wallet page shows unsettled approvals, because investors can revoke
 * them there.
 */
export function copyOfSwap({ kind }: { kind: TxKind }): ActionCopy | null {
  if (kind === 'swap') return SWAP_COPY;
  return kind === 'wrap' ? WRAP_COPY : null;
}

export const IMPACT_TEXT: Readonly<Record<ImpactLevel, string | null>> = {
  quiet: null,
  normal: null,
  amber: 'Your swap moves the price. A smaller amount gets a better price.',
  red: 'Your swap moves the price a lot. The price impact is the part of its value that you lose. A smaller amount gets a better price.',
  typed:
    'Your swap moves the price very far. The price impact is the part of its value that you lose. At review, you confirm it by typing.',
  refused: 'We don’t offer swaps that move the price by more than 15%.',
};

export const CONFIRM_PHRASE = 'swap anyway';
