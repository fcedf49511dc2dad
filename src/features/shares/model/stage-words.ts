import type { PaymentFaultKind } from '@/wallet/paying';
import { wordsOfFault } from './fault-words';
import type { Stage } from './stage';

type Words = { title: string; text: string };
type Shown = Exclude<Stage, { kind: 'payable' | 'checking' | 'delivered' }>;

const LATE = 'The price has ended in the meantime. A payment that arrived late is looked at by a person: you get the shares, or your payment back.';
const SAVED = 'It is kept: you may close this page, and find it again under your deals.';

const FAILED: Readonly<Record<'reverted' | 'cancelled' | 'dropped', Words>> = {
  reverted: {
    title: 'The network refused the payment',
    text: 'Nothing was paid but the network fee. You can pay again while the price holds.',
  },
  cancelled: {
    title: 'The payment was cancelled',
    text: 'Another transaction of your wallet took its place, so it can never be made. You can pay again while the price holds.',
  },
  dropped: {
    title: 'The payment is not on the network',
    text: 'No node knows it, and nothing else of your wallet has taken its place. If your wallet still shows it as open or waiting, cancel it there first. Then you can pay again while the price holds.',
  },
};

/** Nothing where the order itself says it all. */
export function wordsOfStage(stage: Shown): Words | null {
  switch (stage.kind) {
    case 'asking':
      return { title: 'Waiting for your wallet', text: 'Compare what it shows with what stands here, then confirm there.' };
    case 'looking':
      return {
        title: 'Looking for your payment',
        text: `${stage.why ? because(stage.why) : 'Your wallet was asked, and its answer did not arrive here.'} If it sends the payment after all, it is found on the network.`,
      };
    case 'confirming':
      return confirming(stage);
    case 'verifying':
      return {
        title: 'Verifying',
        text: stage.isLate ? LATE : `Paid on the chain, waiting for our confirmation. Then your shares are sent. ${SAVED}`,
      };
    case 'altered':
      return {
        title: 'Your wallet sent something else',
        text: 'What stands on the network is not what you saw here. Do not pay again. Look at your wallet, and write to support with this hash.',
      };
    case 'failed':
      return FAILED[stage.how];
    case 'over':
      return { title: 'The price has ended', text: 'Nothing was paid. A new price can be had at once.' };
    case 'told':
      return null;
  }
}

/** What the wallet said, where it said something. */
const because = (why: PaymentFaultKind): string => {
  const { title, text } = wordsOfFault(why);
  return `${title}. ${text}`;
};

const ENOUGH = 3n;

function confirming({ isLate, isOverdue, confirmations }: Extract<Stage, { kind: 'confirming' }>): Words {
  if (isLate) return { title: 'Confirming', text: LATE };
  if (isOverdue) {
    return {
      title: 'Still confirming',
      text: `The network has not taken the payment in yet, though it usually does within seconds. It is not lost, and not to be made again: it goes on by itself. A wallet can speed it up by offering a higher fee. ${SAVED}`,
    };
  }
  const so = confirmations > 0n ? `It has ${confirmations < ENOUGH ? confirmations : ENOUGH} of ${ENOUGH} confirmations.` : 'It waits for its confirmations.';
  return { title: 'Confirming', text: `Your payment is on the network. ${so} ${SAVED}` };
}

export const isAlarming = ({ kind }: Stage): boolean => kind === 'altered' || kind === 'failed';
