import { DECIMALS, formatAmount, fromBaseUnits } from '@/utils/money';
import type { ActionFaultKind } from '../action-fault';

export type TitledText = Readonly<{ title: string; text: string }>;
type Missing = { amount: bigint; symbol: string };

/**
 * The nouns and verbs for a kind of transaction (`name`: "payment", `act`: "pay"), and the faults for which that kind
 * needs its own text.
 */
export type TransactionNouns = Readonly<{
  name: string;
  act: string;
  faults?: Readonly<Partial<Record<ActionFaultKind, TitledText>>>;
}>;

const NOTHING = 'Nothing was sent.';
const NOT_ASKED = 'Your wallet was not asked.';
const elsewhere = (act: string) =>
  `Another browser does not know what this one has requested, so check your wallet’s open requests and latest transactions before you ${act} there.`;

type TextOf = (nouns: TransactionNouns) => TitledText;

const STOPPED: TextOf = ({ name }) => ({
  title: `This ${name} was stopped`,
  text: `${NOTHING} It does not match what you reviewed. Start again. If this message comes back, contact support.`,
});

const TEXTS: Readonly<Record<ActionFaultKind, TextOf>> = {
  'price-ended': STOPPED,
  'order-changed': STOPPED,
  'order-ended': STOPPED,
  'not-pinned': STOPPED,
  rejected: () => ({ title: 'You declined in your wallet', text: NOTHING }),
  'wrong-chain': ({ act }) => ({
    title: 'Your wallet is on another network',
    text: `${NOTHING} Switch it to BNB Smart Chain, then ${act}.`,
  }),
  'wrong-account': ({ act }) => ({
    title: 'Another account is selected in your wallet',
    text: `${NOTHING} Select the account that you reviewed, then ${act}.`,
  }),
  'not-connected': ({ act }) => ({
    title: 'Your wallet is not connected',
    text: `${NOTHING} Connect it, then ${act}.`,
  }),
  'other-chain-behind-wallet': () => ({
    title: 'Your wallet is connected to another chain',
    text: `${NOTHING} The network in your wallet is named BNB Smart Chain, but its blocks are different. Check the network’s settings in your wallet.`,
  }),
  'unread-chain-behind-wallet': ({ act }) => ({
    title: 'We could not check your wallet’s network',
    text: `${NOTHING} Check the network’s settings in your wallet: it must be BNB Smart Chain. Then you can ${act} anyway.`,
  }),
  'too-little': () => ({ title: 'Your wallet does not hold enough', text: NOTHING }),
  'too-little-gas': ({ act }) => ({
    title: 'Not enough BNB for the network fee',
    text: `${NOTHING} BNB Smart Chain charges its fee in BNB. Add a little BNB to your wallet, then ${act}.`,
  }),
  'would-fail': ({ name }) => ({
    title: `The network would reject this ${name}`,
    text: `${NOTHING} We simulated it first, and a contract refused it. Check that your account may move this token.`,
  }),
  'would-fall-short': () => ({
    title: 'The recipient would get less than you send',
    text: `${NOTHING} The token’s contract keeps a part of each transfer.`,
  }),
  'unsupported-token': () => ({
    title: 'The token’s contract gave an unexpected answer',
    text: `${NOTHING} Try again later, or contact support.`,
  }),
  'other-tab': () => ({
    title: 'Another tab is using this account',
    text: 'This tab did not ask your wallet. Finish in the other tab first.',
  }),
  'nodes-unreachable': ({ act }) => ({
    title: 'The network could not be reached',
    text: `${NOTHING} Check your connection, then ${act}.`,
  }),
  'nodes-disagree': ({ act }) => ({
    title: 'Our network nodes disagree',
    text: `${NOTHING} They report different figures for your wallet. Wait a minute, then ${act}.`,
  }),
  'chain-clock': ({ act }) => ({
    title: 'The network’s clock and ours differ',
    text: `${NOTHING} Wait a minute, then ${act}.`,
  }),
  'wallet-busy': ({ act }) => ({
    title: 'Your wallet is waiting for your answer',
    text: `${NOTHING} Open it, answer or close its request, then ${act}.`,
  }),
  'wallet-locked': ({ act }) => ({
    title: 'Your wallet blocked the request',
    text: `${NOTHING} Unlock it and let this site see the account, then ${act}.`,
  }),
  'wallet-unreachable': ({ act }) => ({
    title: 'Your wallet is not responding',
    text: `Open it and check its latest transactions before you ${act}.`,
  }),
  'wallet-cannot': () => ({
    title: 'Your wallet does not support this',
    text: `${NOTHING} Use another wallet, or update this one.`,
  }),
  'wallet-failed': ({ act }) => ({
    title: 'Your wallet reported a problem',
    text: `Open it and check its latest transactions before you ${act}.`,
  }),
  'not-stored': ({ name, act }) => ({
    title: `This browser cannot save the ${name}`,
    text: `${NOT_ASKED} Its storage is full or blocked, so a reload would forget the ${name}. Free some space, or use another browser or a window that is not private. ${elsewhere(act)}`,
  }),
  'no-locks': ({ act }) => ({
    title: 'This browser cannot prevent sending twice',
    text: `${NOTHING} Open this page over HTTPS in a current browser, then ${act} there.`,
  }),
  'unread-record': () => ({
    title: 'This page cannot read one of its records',
    text: `${NOT_ASKED} Another version of this page saved it in this browser. Reload the page. If you still see this message, check your wallet’s latest transactions and contact support.`,
  }),
  'other-request': ({ act }) => ({
    title: 'An earlier request is not settled',
    text: `${NOTHING} Your wallet did not answer an earlier request. Say what happened to it, then ${act}.`,
  }),
  'other-pending': ({ name, act }) => ({
    title: `Another ${name} is pending`,
    text: `${NOTHING} Wait until the network has confirmed it, then ${act}.`,
  }),
  'hidden-pending': ({ act }) => ({
    title: 'Another transaction of your wallet is pending',
    text: `${NOTHING} Our network nodes do not show what it sends. Wait until the network has confirmed it, then ${act}.`,
  }),
  'review-expired': ({ name }) => ({
    title: 'This review has expired',
    text: `${NOTHING} A ${name} must be sent within 30 minutes of its review. Review it again.`,
  }),
  'review-unrecorded': ({ name }) => ({
    title: `This ${name} has already been requested`,
    text: `Your wallet was not asked again. This tab has already requested the ${name}, and this browser no longer has the record. Check your wallet’s latest transactions before you start a new ${name}.`,
  }),
  'journal-full': ({ act }) => ({
    title: 'Too many transactions in this browser today',
    text: `${NOTHING} Each one is kept for a day, so that nothing is sent twice. Try again in a few hours, or use another browser. ${elsewhere(act)}`,
  }),
  'warning-changed': ({ act }) => ({
    title: 'A warning has changed',
    text: `${NOTHING} The market has moved since your review. Read the new warning, then ${act}.`,
  }),
  'paid-elsewhere': ({ name }) => ({
    title: `A ${name} like this one was found`,
    text: `${NOT_ASKED} It may have made this ${name} already, from this or another browser or device. Check its latest transactions before you start a new ${name}.`,
  }),
  'asked-elsewhere': ({ name, act }) => ({
    title: `Another browser is requesting this ${name}`,
    text: `${NOTHING} That browser is asking its wallet right now. Finish there. To ${act} here instead, decline the request in that wallet and try again after two minutes.`,
  }),
  'asked-before': ({ name }) => ({
    title: 'An earlier request may still be approved',
    text: `${NOTHING} A wallet was asked for this ${name} and has not answered. Decline the request in that wallet, then declare here that nothing was sent.`,
  }),
  'service-unreachable': ({ act }) => ({
    title: 'FNX could not be reached',
    text: `${NOTHING} Check your connection, then ${act}.`,
  }),
  'checks-too-slow': ({ act }) => ({
    title: 'The checks took too long',
    text: `${NOTHING} Check your connection, then ${act}.`,
  }),
  'account-busy': ({ name, act }) => ({
    title: 'There are too many transactions to search',
    text: `${NOT_ASKED} We cannot search them all, so this ${name} may have been sent already. Wait ten minutes, then ${act}.`,
  }),
  'beyond-search': ({ name }) => ({
    title: 'The first request may have been sent',
    text: `${NOT_ASKED} Our nodes can no longer search back to your first request. Check your wallet’s latest transactions. If nothing was sent, start a new ${name}.`,
  }),
  'unsent-unproven': ({ name }) => ({
    title: 'The first request may have been sent',
    text: `${NOT_ASKED} A network node reports that this is a smart account, and we can’t search the network for BNB sent by one. Check your balance and your wallet’s latest transactions. If nothing was sent, start a new ${name}.`,
  }),
  'quote-changed': ({ act }) => ({
    title: 'The figures have changed',
    text: `${NOTHING} They are outside the limits that you accepted. Review the new figures, then ${act}.`,
  }),
  'contract-pays-no-coin': () => ({
    title: 'This wallet can send tokens only',
    text: `${NOTHING} It is a contract, and BNB that a contract sends cannot be tracked. Send BNB from the wallet’s own app.`,
  }),
  'other-hash': () => ({
    title: 'This hash belongs to another transaction',
    text: 'It is not the transaction that this page requested. Look for the one with this amount.',
  }),
};

const PLACES = 8;
const STEP = 10n ** BigInt(DECIMALS - PLACES);

/** Rounds up, so that the amount on screen is always enough. */
const roundedUp = (units: bigint) => ((units + STEP - 1n) / STEP) * STEP;

function withMissing(text: string, missing?: Missing): string {
  if (!missing || missing.amount === 0n) return text;
  const amount = formatAmount(fromBaseUnits(roundedUp(missing.amount), DECIMALS), { places: PLACES });
  return `${text} You need about ${amount} ${missing.symbol} more.`;
}

/**
 * `isFirstOpen` means that an earlier attempt may still be mined. The text must then not say that nothing was sent at
 * all.
 */
type FaultContext = { missing?: Missing; isFirstOpen?: boolean };

export function textOfTransactionFault(
  kind: ActionFaultKind,
  nouns: TransactionNouns,
  { missing, isFirstOpen }: FaultContext = {},
): TitledText {
  const { title, text } = nouns.faults?.[kind] ?? TEXTS[kind](nouns);
  return {
    title,
    text: withMissing(isFirstOpen ? text.replace(NOTHING, 'Nothing was sent this time.') : text, missing),
  };
}
