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
  type TransactionText,
} from './state-copy';

export type ActionCopy = TransactionTerms &
  Readonly<{
    rungs: readonly [first: string, last: string];
    done: TransactionText;
    /**
     * This text is shown when less arrived than was requested. The default text says that the token has kept a part.
     */
    short?: TransactionText;
  }>;

export type AttemptState = Exclude<TxState, { step: 'idle' | 'checking' }>;

export const hasAttempt = (state: TxState): state is AttemptState => state.step !== 'idle' && state.step !== 'checking';

export const hasProvenEnd = ({ step }: TxState): boolean => step === 'succeeded' || isFailed(step);

export const isOver = (state: TxState): boolean =>
  hasProvenEnd(state) || state.step === 'altered' || state.step === 'dropped';

/**
 * While the first request of an action may still be approved, a new review changes that action. Otherwise it starts a
 * new action.
 */
export const mayStartAnother = (state: TxState, first: FirstOpen): boolean =>
  isOver(state) || state.step === 'unsent' || (state.step === 'idle' && first === 'own');

const isFailed = (step: TxState['step']): step is FailedStep =>
  step === 'reverted' || step === 'cancelled' || step === 'ineffective' || step === 'expired';

export function wordsOfState(state: AttemptState, kind: ActionCopy, isFirstOpen = false): TransactionText {
  switch (state.step) {
    case 'awaiting-wallet':
      return awaitingCopy(state, kind);
    case 'unanswered':
      return unansweredCopy(state, kind);
    case 'pending':
      return pendingCopy({ ...state, remark: remarkOn(state) }, kind);
    case 'succeeded':
      return state.isShort ? (kind.short ?? keptAPart(kind)) : kind.done;
    case 'altered':
      return alteredCopy(kind);
    case 'unsent':
      return unsentCopy(kind);
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
      return failedCopy(state.step, kind, isFirstOpen);
    case 'dropped':
      return {
        title: `The ${kind.name} was not found`,
        text: 'No node of the network knows it, and it is no longer expected. Check your wallet before you start a new one.',
      };
  }
}

const keptAPart = ({ done: { title } }: ActionCopy): TransactionText => ({
  title,
  text: 'Less arrived than was sent: the token’s contract kept a part.',
});

/** These states are announced at once and interrupt the screen reader. */
export const isAlarming = (state: AttemptState): boolean =>
  state.step === 'altered' || isFailed(state.step) || (state.step === 'awaiting-wallet' && state.found !== undefined);
