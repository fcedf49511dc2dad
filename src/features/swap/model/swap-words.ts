import type { ImpactLevel } from '@/domain/swap/levels';
import type { ActionKind } from '@/parts/transaction/transaction-copy';
import type { TxKind } from '@/tx';

export const SWAP: ActionKind = {
  name: 'swap',
  act: 'swap',
  rungs: ['Review', 'Done'],
  done: {
    title: 'Swapped',
    text: 'The network has confirmed it. It appears in your transactions once the bank’s register has read the chain.',
  },
  foundAgain: 'Find the swap on this page.',
  again: 'You can swap again.',
  secondOne: 'If you swap again and the first swap is made too, you have swapped twice, and nobody can undo it.',
};

export const WRAP: ActionKind = {
  name: 'change',
  act: 'change',
  rungs: ['Review', 'Done'],
  done: { title: 'Changed', text: 'The network has confirmed it. One WBNB is always worth one BNB.' },
  foundAgain: 'Find it on this page.',
  again: 'You can start again.',
  secondOne: 'If you do it again and the first one is made too, both amounts are changed. You can change them back.',
};

/** Null for kinds of other pages. Unsettled approvals are shown on the wallet page, where they can be revoked. */
export function kindOfSwap({ kind }: { kind: TxKind }): ActionKind | null {
  if (kind === 'swap') return SWAP;
  return kind === 'wrap' ? WRAP : null;
}

export const IMPACT_WORDS: Readonly<Record<ImpactLevel, string | null>> = {
  quiet: null,
  normal: null,
  amber: 'Your own swap moves the price. A smaller amount gets a better one.',
  red: 'Your own swap moves the price a lot, and you lose this part of its value. A smaller amount gets a better price.',
  typed:
    'Your own swap moves the price very far, and you lose this part of its value. You confirm it by typing in the review.',
  refused: 'A swap that moves the price by more than 15 % is not offered here.',
};

export const TYPED_WORDS = 'swap anyway';
