import { wordsOfTransactionFault, type TransactionNouns } from '@/errors/words/transaction';
import { REQUIRED_CONFIRMATIONS, type TxState } from '@/tx';

export type ActionKind = TransactionNouns &
  Readonly<{
    rungs: readonly [first: string, last: string];
    done: TransactionText;
    /** Shown when less arrived than was requested. The default says that the token has kept a part. */
    short?: TransactionText;
    secondOne: string;
  }>;

export type TransactionText = Readonly<{ title: string; text: string }>;
export type AttemptState = Exclude<TxState, { step: 'idle' | 'checking' }>;

export const hasAttempt = (state: TxState): state is AttemptState => state.step !== 'idle' && state.step !== 'checking';

export const isOver = ({ step }: TxState): boolean =>
  step === 'succeeded' || step === 'altered' || step === 'dropped' || isWithoutEffect(step);
const isWithoutEffect = (step: TxState['step']) =>
  step === 'reverted' || step === 'cancelled' || step === 'ineffective' || step === 'expired';

export function wordsOfState(state: AttemptState, kind: ActionKind): TransactionText {
  const { name, act } = kind;
  switch (state.step) {
    case 'awaiting-wallet':
      return awaitingWallet(state, kind);
    case 'unanswered':
      return unanswered(state, kind);
    case 'pending':
      return pending(state, kind);
    case 'succeeded':
      return state.isShort
        ? (kind.short ?? {
            title: kind.done.title,
            text: 'Less has arrived than was sent: the token has kept a part for itself.',
          })
        : kind.done;
    case 'altered':
      return {
        title: 'Your wallet sent something else',
        text: `What stands on the network is not what you saw here. Do not ${act} again. Look at your wallet, and write to support with this hash.`,
      };
    case 'unsent':
      return {
        title: 'You said that nothing was sent',
        text: `We go on looking. ${kind.secondOne} Decline what is still open in your wallet before you ${act} again.`,
      };
    case 'reverted':
      return {
        title: `The network refused the ${name}`,
        text: `Nothing was moved. Only the network fee was taken. You can ${act} again.`,
      };
    case 'cancelled':
      return {
        title: `The ${name} was cancelled`,
        text: `Another transaction of your wallet took its place on the network, so it can never be made. You can ${act} again.`,
      };
    case 'ineffective':
      return {
        title: `The ${name} moved nothing`,
        text: `The network carried it out, but nothing arrived. Only the network fee was taken. You can ${act} again.`,
      };
    case 'expired':
      return {
        title: `The time for the ${name} has passed`,
        text: `It was not on the network by its deadline, and is refused there from now on. Nothing was moved. You can ${act} again.`,
      };
    case 'dropped':
      return {
        title: `The ${name} was not found`,
        text: 'No node of the network knows it, and it is not expected any more. Look at your wallet before you begin a new one.',
      };
  }
}

type At<Step extends AttemptState['step']> = Extract<AttemptState, { step: Step }>;

function awaitingWallet(
  { found, isBehindAnother }: At<'awaiting-wallet'>,
  { name, secondOne }: ActionKind,
): TransactionText {
  if (found)
    return {
      title: `Your first ${name} was found`,
      text: `It is on the network. Decline what is open in your wallet now. ${secondOne}`,
    };
  const first = isBehindAnother ? ' Another transaction of your wallet is waiting on the network; it goes first.' : '';
  return {
    title: 'Waiting for your wallet',
    text: `Compare what it shows with this page, then confirm there.${first}`,
  };
}

/** Uses only the title of the wallet's error. Its text describes a wallet that was never asked, which is not true here. */
function unanswered({ why, isSearched }: At<'unanswered'>, kind: ActionKind): TransactionText {
  const reason = why
    ? `${wordsOfTransactionFault(why, kind).title}.`
    : 'Your wallet was asked, and its answer did not arrive here.';
  if (!isSearched)
    return {
      title: `Looking for your ${kind.name}`,
      text: `${reason} We look for it on the network. This takes up to 20 seconds.`,
    };
  return {
    title: `We have not found your ${kind.name}`,
    text: `${reason} That does not prove that nothing was sent. Open your wallet and look at its latest transactions, then say here what they show. We go on looking.`,
  };
}

function pending(state: At<'pending'>, { name, act }: ActionKind): TransactionText {
  const kept = state.isKept
    ? `This browser has written it down: you may close this page, and find the ${name} again here.`
    : `This browser could not write it down. Copy the hash, and keep this page open until the ${name} is confirmed.`;
  if (state.isSeenByOne)
    return {
      title: 'Confirming',
      text: `One node of ours has the ${name} with all its confirmations. We wait for a second one to say so too. ${kept}`,
    };
  if (state.isUnseen)
    return {
      title: 'Not found on the network yet',
      text: `Your wallet has sent the ${name}, and none of our nodes knows it yet. Do not ${act} again. If it stays so, look at it in your wallet: you can speed it up or cancel it there. ${kept}`,
    };
  if (state.isOverdue)
    return {
      title: 'Still confirming',
      text: `The network has not taken the ${name} in yet, though it usually does within seconds. Do not ${act} again: it goes on by itself. A wallet can speed it up by offering a higher fee. ${kept}`,
    };
  const so =
    state.confirmations > 0
      ? `It has ${state.confirmations} of ${REQUIRED_CONFIRMATIONS} confirmations.`
      : 'It waits for its confirmations.';
  return { title: 'Confirming', text: `Your ${name} is on the network. ${so} ${kept}` };
}

/** These states are announced at once and interrupt the screen reader. */
export const isAlarming = (state: AttemptState): boolean =>
  state.step === 'altered' ||
  isWithoutEffect(state.step) ||
  (state.step === 'awaiting-wallet' && state.found !== undefined);
