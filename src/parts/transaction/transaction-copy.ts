import type { TitledText } from '@/errors/words/transaction';
import type { TxState } from '@/tx';
import type { FirstOpen } from '@/tx/first-open';
import {
  alteredCopy,
  awaitingCopy,
  failedCopy,
  pendingCopy,
  remarkOn,
  unansweredCopy,
  unsentCopy,
  type FailedStep,
  type TransactionTerms,
} from './state-copy';

export type ActionCopy = TransactionTerms &
  Readonly<{
    rungs: readonly [first: string, last: string];
    done: TitledText;
    /**
     * This text is shown when less arrived than was requested. The default text says that the token has kept a part.
     */
    short?: TitledText;
  }>;

export type AttemptState = Exclude<TxState, { step: 'idle' | 'checking' }>;

export const hasAttempt = (state: TxState): state is AttemptState => state.step !== 'idle' && state.step !== 'checking';

export const hasProvenEnd = ({ step }: TxState): boolean => step === 'succeeded' || isFailed(step);

export const isOver = (state: TxState): boolean =>
  hasProvenEnd(state) || state.step === 'altered' || state.step === 'dropped';

/**
 * Whether a new action can be started. While the first request may still be approved, or if it was sent after all, a
 * changed review belongs to the same action.
 */
export const mayStartAnother = (state: TxState, first: FirstOpen): boolean =>
  isOver(state) ||
  state.step === 'unsent' ||
  (state.step === 'idle' && (first === 'own' || state.refusal === 'paid-elsewhere'));

const isFailed = (step: TxState['step']): step is FailedStep =>
  step === 'reverted' || step === 'cancelled' || step === 'ineffective' || step === 'expired';

export function wordsOfState(state: AttemptState, copy: ActionCopy, isFirstOpen = false): TitledText {
  switch (state.step) {
    case 'awaiting-wallet':
      return awaitingCopy(state, copy);
    case 'unanswered':
      return unansweredCopy(state, copy);
    case 'pending':
      return pendingCopy({ ...state, remark: remarkOn(state) }, copy);
    case 'succeeded':
      return state.isShort ? (copy.short ?? keptAPart(copy)) : copy.done;
    case 'altered':
      return alteredCopy(copy);
    case 'unsent':
      return unsentCopy(copy);
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
      return failedCopy(state.step, copy, isFirstOpen);
    case 'dropped':
      return {
        title: `The ${copy.name} was not found`,
        text: 'No node of the network knows it, and it is no longer expected. Check your wallet before you start a new one.',
      };
  }
}

const keptAPart = ({ done: { title } }: ActionCopy): TitledText => ({
  title,
  text: 'Less arrived than was sent: the token’s contract kept a part.',
});

/** These states are announced at once and interrupt the screen reader. */
export const isAlarming = (state: AttemptState): boolean =>
  state.step === 'altered' || isFailed(state.step) || (state.step === 'awaiting-wallet' && state.found !== undefined);
