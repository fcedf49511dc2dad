import type { PaymentFaultKind } from '../payment-fault';
import { withMissing, type FaultWords, type Missing } from './payment';

export type ActionNouns = Readonly<{ name: string; act: string }>;

const NOTHING = 'Nothing was sent.';

type WordsOf = (nouns: ActionNouns) => FaultWords;

/** For faults of orders, which can only reach such an action through a bug. */
const STOPPED: WordsOf = ({ name }) => ({
  title: `This ${name} was stopped`,
  text: `${NOTHING} It does not fit what you have reviewed. Begin it anew; if this message stays, write to support.`,
});

const WORDS: Readonly<Record<PaymentFaultKind, WordsOf>> = {
  'price-ended': STOPPED,
  'order-changed': STOPPED,
  'order-ended': STOPPED,
  'not-pinned': STOPPED,
  rejected: () => ({ title: 'You declined in your wallet', text: NOTHING }),
  'wrong-chain': ({ act }) => ({
    title: 'Your wallet is on another network',
    text: `${NOTHING} Change it to BNB Smart Chain, then ${act}.`,
  }),
  'wrong-account': ({ act }) => ({
    title: 'Another account is open in your wallet',
    text: `${NOTHING} Choose the account that you have reviewed in your wallet, then ${act}.`,
  }),
  'not-connected': ({ act }) => ({
    title: 'Your wallet is not connected',
    text: `${NOTHING} Connect it, then ${act}.`,
  }),
  'other-chain-behind-wallet': () => ({
    title: 'Your wallet sees another chain',
    text: `${NOTHING} The network behind your wallet is not BNB Smart Chain. Look at the network's settings in your wallet.`,
  }),
  'unread-chain-behind-wallet': ({ act }) => ({
    title: 'Your wallet does not show its network',
    text: `${NOTHING} It could not be compared with BNB Smart Chain. Look at the network's settings in your wallet: it has to be BNB Smart Chain. Then you can ${act} anyway.`,
  }),
  'too-little': () => ({ title: 'Your wallet does not hold enough', text: NOTHING }),
  'too-little-gas': ({ act }) => ({
    title: 'The network fee is missing',
    text: `${NOTHING} BNB Smart Chain takes its fee in BNB, whatever token is moved. Have a little BNB in your wallet, then ${act}.`,
  }),
  'would-fail': ({ name }) => ({
    title: `The network would refuse this ${name}`,
    text: `${NOTHING} It was tried out first, and the network turned it down. The token, or the contract at the other address, may not allow it.`,
  }),
  'would-fall-short': () => ({
    title: 'Less would arrive than you send',
    text: `${NOTHING} It was tried out first: the token's contract keeps a part for itself.`,
  }),
  'odd-token': () => ({
    title: "The token's contract does not answer as it should",
    text: `${NOTHING} Try again later, or write to support.`,
  }),
  'other-tab': ({ name }) => ({
    title: `Another tab is at this ${name}`,
    text: 'Go on there. This one follows what it does.',
  }),
  'chain-away': ({ act }) => ({
    title: 'The network could not be reached',
    text: `${NOTHING} Check your connection, then ${act}.`,
  }),
  'nodes-disagree': ({ act }) => ({
    title: 'Our sources on the network do not agree',
    text: `${NOTHING} They report different figures for your wallet, so we can't be sure of any. Wait a minute, then ${act}.`,
  }),
  'chain-clock': ({ act }) => ({
    title: 'Two clocks differ',
    text: `${NOTHING} The network's time and ours are too far apart. Wait a minute, then ${act}.`,
  }),
  'wallet-busy': ({ act }) => ({
    title: 'Your wallet has a question open',
    text: `${NOTHING} Open it, answer or close what it asks, then ${act}.`,
  }),
  'wallet-locked': ({ act }) => ({
    title: 'Your wallet does not allow it',
    text: `${NOTHING} Unlock it and allow this site to see the account, then ${act}.`,
  }),
  'wallet-away': ({ act }) => ({
    title: 'Your wallet is not answering',
    text: `Open it and look at its latest transactions before you ${act}.`,
  }),
  'wallet-cannot': () => ({
    title: 'Your wallet cannot do this',
    text: `${NOTHING} Use another wallet, or update this one.`,
  }),
  'wallet-failed': ({ act }) => ({
    title: 'Your wallet reported a problem',
    text: `Open it and look at its latest transactions before you ${act}.`,
  }),
  'not-kept': ({ name, act }) => ({
    title: `This browser cannot write the ${name} down`,
    text: `${NOTHING} Its storage is full or blocked, so after a reload nobody would know of the ${name}. Free some space, or use a window that is not private or another browser, then ${act} there.`,
  }),
  'unread-record': () => ({
    title: 'There is a record that this page cannot read',
    text: `${NOTHING} Another version of this page has written something down in this browser. Reload the page to get the newest version. If this message stays, write to support.`,
  }),
  'other-question': ({ act }) => ({
    title: 'Something else that your wallet was asked is not settled',
    text: `${NOTHING} Your wallet was asked before, and its answer did not arrive. Say what became of that first, then ${act}.`,
  }),
  'other-pending': ({ name, act }) => ({
    title: `Another ${name} is on its way`,
    text: `${NOTHING} Wait until the network has confirmed it, then ${act}.`,
  }),
  'review-expired': ({ name, act }) => ({
    title: 'This review is too old',
    text: `${NOTHING} A ${name} is sent within 30 minutes of its review. Review it again, then ${act}.`,
  }),
  'review-unrecorded': ({ name }) => ({
    title: `This ${name} was requested before`,
    text: `Your wallet was not asked again. This tab has requested the ${name} before, and the record of it is gone from this browser. Look at your wallet’s latest transactions before you begin a new ${name}.`,
  }),
  'journal-full': ({ act }) => ({
    title: 'This browser has recorded too many transactions today',
    text: `${NOTHING} Each one is kept for a day, so that nothing is sent twice. Try again in some hours, or ${act} in another browser.`,
  }),
  'warning-changed': ({ act }) => ({
    title: 'A warning has changed',
    text: `${NOTHING} The market has moved since your review. Read the new warning, then ${act}.`,
  }),
  'paid-elsewhere': ({ name }) => ({
    title: `A ${name} like this one was found`,
    text: `Your wallet was not asked. It may have sent this amount to this address already, from here or from another browser or device. Look at its latest transactions before you begin a new ${name}.`,
  }),
  'asked-elsewhere': ({ name, act }) => ({
    title: `This ${name} is asked for elsewhere`,
    text: `${NOTHING} Another browser is asking its wallet at this moment. Finish it there. To ${act} here instead, first reject the request in that wallet, and try again after two minutes.`,
  }),
  'asked-before': ({ name }) => ({
    title: 'Your wallet was asked before',
    text: `${NOTHING} A request for this ${name} was opened before and has no answer. It can still be approved. Reject it in that wallet, then declare here that nothing was sent.`,
  }),
  'service-away': ({ act }) => ({
    title: 'FNX could not be reached',
    text: `${NOTHING} Check your connection, then ${act}.`,
  }),
  'checks-too-slow': ({ act }) => ({
    title: 'The checks took too long',
    text: `${NOTHING} What was read may have changed since. Check your connection, then ${act}.`,
  }),
  'account-busy': ({ act }) => ({
    title: 'Your account has sent many transactions just now',
    text: `${NOTHING} Among so many, nobody can tell in time whether this was sent already. Wait ten minutes, then ${act}.`,
  }),
  'unsent-unproven': ({ name }) => ({
    title: 'The first request may still have been sent',
    text: `${NOTHING} A node of the network reports that your account is a smart account. BNB that a smart account sends can’t be searched for. Compare your balance and your wallet’s latest transactions. If nothing was sent, begin a new ${name}.`,
  }),
  'quote-changed': ({ act }) => ({
    title: 'The figures have changed',
    text: `${NOTHING} What it comes to now is not what you have accepted. Look at the new figures, then ${act}.`,
  }),
  'contract-pays-no-coin': () => ({
    title: 'This wallet can send tokens only',
    text: `${NOTHING} It is a contract, and what a contract sends in BNB cannot be followed. Send BNB from its own app.`,
  }),
  'other-hash': () => ({
    title: 'That hash is of another transaction',
    text: 'It is not what this page asked your wallet for. Look for the one with this amount.',
  }),
};

const NOTHING_THIS_TIME = 'Nothing was sent this time.';

type Beside = { missing?: Missing; isFirstOpen?: boolean };

export function actionFaultCopy(kind: PaymentFaultKind, nouns: ActionNouns, beside: Beside = {}): FaultWords {
  const { title, text: always } = WORDS[kind](nouns);
  const text = beside.isFirstOpen ? always.replace(NOTHING, NOTHING_THIS_TIME) : always;
  return { title, text: withMissing(text, beside.missing) };
}
