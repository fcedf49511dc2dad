import type { ActionFaultKind } from '@/errors/action-fault';
import { textOfTransactionFault, type TitledText, type TransactionNouns } from '@/errors/text/transaction';
import { mayPay, REQUIRED_CONFIRMATIONS, type TxState } from '@/tx';
import type { FirstOpen } from '@/tx/first-open';
import { isProvenFailure, type ProvenFailure } from '@/tx/journal/entry';
import type { ReviewState } from './use-review-state';

/**
 * The parts of the texts that differ by kind.
 * - secondOne: what happens if the first and the second attempt are both mined
 * - foundAgain: where the transaction is listed after the page was closed
 * - again: what the investor can do after a failure
 */
export type TransactionTerms = TransactionNouns &
  Readonly<{
    secondOne: string;
    foundAgain: string;
    again: string;
  }>;

const firstSent = (request: string, { name, secondOne }: TransactionTerms): TitledText => ({
  title: `Your first ${name} was sent`,
  text: `Decline the request that ${request}. ${secondOne}`,
});

function awaitingCopy(
  { earlierHash, isBehindAnother }: { earlierHash?: unknown; isBehindAnother?: boolean },
  terms: TransactionTerms,
): TitledText {
  if (earlierHash) return firstSent('is open in your wallet now', terms);
  const first = isBehindAnother ? ' Another transaction of your wallet is waiting on the network and goes first.' : '';
  return {
    title: 'Waiting for your wallet',
    text: `Compare what it shows with this page, then confirm there.${first}`,
  };
}

type Unanswered = { reason?: ActionFaultKind; isSearched?: boolean; earlierHash?: unknown };

/**
 * Uses only the title of the wallet error, because the rest says that the wallet was never asked, which is wrong here.
 */
function unansweredCopy({ reason: why, isSearched, earlierHash }: Unanswered, terms: TransactionTerms): TitledText {
  if (earlierHash) return firstSent('may still be open in your wallet', terms);
  const reason = why
    ? `${textOfTransactionFault(why, terms).title}.`
    : 'We asked your wallet, and its answer did not arrive here.';
  if (!isSearched)
    return {
      title: `Looking for your ${terms.name}`,
      text: `${reason} We are looking for the ${terms.name} on the network. This usually takes 20 seconds.`,
    };
  return {
    title: `We have not found your ${terms.name}`,
    text: `${reason} That does not prove that nothing was sent. Check the latest transactions in your wallet, then tell us here what they show. We keep looking.`,
  };
}

type Remark = 'overdue' | 'unseen' | 'seen-by-one';

type Pending = Extract<TxState, { step: 'pending' }>;

function remarkOn({ isUnseen, isOverdue, isSeenByOne }: Pending): Remark | null {
  if (isSeenByOne) return 'seen-by-one';
  if (isUnseen) return 'unseen';
  return isOverdue ? 'overdue' : null;
}

export function needsSupport(state: TxState): boolean {
  if (state.step === 'unanswered') return state.isSearched === true;
  if (state.step === 'pending') return remarkOn(state) !== null;
  return state.step === 'altered' || state.step === 'dropped' || (state.step !== 'idle' && mayPay(state));
}

function pendingCopy(pending: Pending, { name, act, foundAgain }: TransactionTerms): TitledText {
  const { isStored, confirmations } = pending;
  const kept = isStored
    ? `You can close this page. ${foundAgain}`
    : `This browser could not save it. Copy the hash, and keep this page open until the ${name} is confirmed.`;
  switch (remarkOn(pending)) {
    case 'seen-by-one':
      return {
        title: 'Confirming',
        text: `One of our nodes reports all of its confirmations. We are waiting for a second node. ${kept}`,
      };
    case 'unseen':
      return {
        title: 'Not found on the network yet',
        text: `Your wallet has sent the ${name}, but none of our nodes knows it yet. Do not ${act} again. If it stays like this, check your wallet: you can speed it up or cancel it there. ${kept}`,
      };
    case 'overdue':
      return {
        title: 'Still confirming',
        text: `The network usually takes seconds, but has not confirmed this ${name} yet. Do not ${act} again. You can speed it up in your wallet with a higher fee. ${kept}`,
      };
    case null: {
      const known =
        confirmations > 0
          ? `is on the network. It has ${confirmations} of ${REQUIRED_CONFIRMATIONS} confirmations.`
          : 'was sent. It is waiting for its confirmations.';
      return { title: 'Confirming', text: `Your ${name} ${known} ${kept}` };
    }
  }
}

const alteredCopy = ({ act }: TransactionNouns): TitledText => ({
  title: 'Your wallet sent something else',
  text: `The transaction on the network is not the one that you saw here. Do not ${act} again. Check your wallet, and contact support with this hash.`,
});

const unsentCopy = ({ act, secondOne }: TransactionTerms): TitledText => ({
  title: 'You said that nothing was sent',
  text: `We keep looking. ${secondOne} Decline any request that is still open in your wallet before you ${act} again.`,
});

const NOTHING = 'Nothing was moved.';

const FAILED: Readonly<Record<ProvenFailure, (terms: TransactionTerms) => TitledText>> = {
  reverted: ({ name, again }) => ({
    title: `The network rejected the ${name}`,
    text: `${NOTHING} Only the network fee was charged. ${again}`,
  }),
  cancelled: ({ name, again }) => ({
    title: `The ${name} was cancelled`,
    text: `Another transaction of your wallet replaced it on the network, so it can no longer go through. ${again}`,
  }),
  ineffective: ({ name, again }) => ({
    title: `The ${name} moved nothing`,
    text: `The network carried it out, but nothing arrived. Only the network fee was charged. ${again}`,
  }),
  expired: ({ name, again }) => ({
    title: `The ${name} ran out of time`,
    text: `It did not reach the network before its deadline, and the network now refuses it. ${NOTHING} ${again}`,
  }),
};

/**
 * `isFirstOpen` means that an earlier attempt may still be mined. The text must then not say that nothing was moved at
 * all.
 */
export function failedCopy(step: ProvenFailure, terms: TransactionTerms, isFirstOpen = false): TitledText {
  if (!isFirstOpen) return FAILED[step](terms);
  const again = `An earlier attempt may still go through. ${terms.again}`;
  const { title, text } = FAILED[step]({ ...terms, again });
  return { title, text: text.replace(NOTHING, 'This attempt moved nothing.') };
}

export type ActionCopy = TransactionTerms &
  Readonly<{
    progressSteps: readonly [first: string, last: string];
    done: TitledText;
    /** The text for when less arrived than was requested. The default text says that the token has kept a part. */
    short?: TitledText;
  }>;

export type AttemptState = Exclude<TxState, { step: 'idle' | 'checking' }>;

export const hasAttempt = (state: TxState): state is AttemptState => state.step !== 'idle' && state.step !== 'checking';

export const hasProvenEnd = ({ step }: TxState): boolean => step === 'succeeded' || isProvenFailure(step);

export const isOver = (state: TxState): boolean =>
  hasProvenEnd(state) || state.step === 'altered' || state.step === 'dropped';

/**
 * Whether a new action can be started. A changed review belongs to the same action if the first request may still be
 * approved, was sent, or has no record.
 */
export const mayStartAnother = (state: TxState, first: FirstOpen, review: ReviewState): boolean =>
  isOver(state) ||
  state.step === 'unsent' ||
  review === 'review-unrecorded' ||
  (state.step === 'idle' && (first === 'own' || state.refusal === 'paid-elsewhere'));

export function textOfState(state: AttemptState, copy: ActionCopy, isFirstOpen = false): TitledText {
  if (state.step === 'succeeded') return state.isShort ? (copy.short ?? shortArrival(copy)) : copy.done;
  return textOfAttempt(state, copy, isFirstOpen);
}

export function textOfAttempt(
  state: Exclude<AttemptState, { step: 'succeeded' }>,
  terms: TransactionTerms,
  isFirstOpen = false,
): TitledText {
  switch (state.step) {
    case 'awaiting-wallet':
      return awaitingCopy(state, terms);
    case 'unanswered':
      return unansweredCopy(state, terms);
    case 'pending':
      return pendingCopy(state, terms);
    case 'altered':
      return alteredCopy(terms);
    case 'unsent':
      return unsentCopy(terms);
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
      return failedCopy(state.step, terms, isFirstOpen);
    case 'dropped':
      return {
        title: `The ${terms.name} was not found`,
        text: 'No node of the network knows it, and it is no longer expected. Check your wallet before you start a new one.',
      };
  }
}

const shortArrival = ({ done: { title } }: ActionCopy): TitledText => ({
  title,
  text: 'Less arrived than was sent: the token’s contract kept a part.',
});

/** These states are announced at once and interrupt the screen reader. */
export const isAlarming = (state: { step: string; earlierHash?: unknown }): boolean =>
  state.step === 'altered' || isProvenFailure(state.step) || state.earlierHash !== undefined;
